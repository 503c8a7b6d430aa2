/// A photograph or painting as it stands in a file, for a drawing to hold.
package struct ImageFile: Sendable {
  package enum Format: String, Hashable, Sendable { case png, jpeg }

  /// Tells the file from every other of the drawing.
  package let name: String
  package let format: Format
  /// In pixels, as the file's head has them; both above 0.
  package let width, height: Int
  package let bytes: [UInt8]

  package init(name: String, format: Format, width: Int, height: Int, bytes: [UInt8]) {
    self.name = name
    self.format = format
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

extension ImageFile: Hashable {
  package func hash(into hasher: inout Hasher) {
    // Not the bytes, of which there may be a million.
    hasher.combine(name)
  }
}
