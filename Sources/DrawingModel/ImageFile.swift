/// An image file, such as a photograph, that a drawing contains unchanged.
package struct ImageFile: Sendable {
  package enum Format: String, Hashable, Sendable { case png, jpeg }

  /// A name that is unique among the files of the drawing.
  package let name: String
  package let format: Format
  /// The size in pixels, from the file's header; both numbers are above 0.
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
    // The name is enough; hashing up to a million bytes would be slow.
    hasher.combine(name)
  }
}
