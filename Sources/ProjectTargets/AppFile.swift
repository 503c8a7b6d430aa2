/// A file of the app that describes it: an `Info.plist` or a project file.
package struct AppFile: Hashable, Sendable {
  /// Relative to the root that was given, with `/` between its parts.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
