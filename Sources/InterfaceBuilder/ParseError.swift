package import FlowModel

/// Why an interface file could not be read.
package struct ParseError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case empty
    case truncated
    case mergeConflict
    case binaryPropertyList
    /// Interface Builder 3's `<archive>` format, which Xcode 5 replaced.
    case archive
    case documentType
    case tooDeep
    case tooLarge
    case notInterfaceBuilder(root: String)
    /// libxml2's own message.
    case malformed(String)
  }

  package let reason: Reason
  package let location: SourceLocation

  package init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }
}
