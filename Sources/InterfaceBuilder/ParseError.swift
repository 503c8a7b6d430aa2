package import FlowModel
package import InputBounds

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
    case excess(BoundExcess)
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

extension ParseError {
  /// What is wrong, and what to do; lower case, without a full stop.
  package var message: String {
    switch reason {
    case .empty: "the file is empty; restore it, or take it out of the project"
    case .truncated: "the file ends too early; restore the rest of it"
    case .mergeConflict: "unresolved merge conflict; resolve it and save the file again"
    case .binaryPropertyList:
      "a binary property list; expected the XML that Xcode saves, not what it builds"
    case .archive:
      "saved by Xcode 4 or older as an <archive>; open it in Xcode and save it in today's format"
    case .documentType: "a DOCTYPE, which no interface file has; entities are not expanded"
    case .excess(let excess): "\(excess)"
    case .notInterfaceBuilder(let root):
      "not an Interface Builder document; expected <document>, found <\(root)>"
    case .malformed(let message): "not well-formed XML; \(message)"
    }
  }

  /// The error for a reader of the run.
  package var finding: Finding {
    Finding(.error, rule: rule, message: message, at: location)
  }

  private var rule: String {
    switch reason {
    case .empty: "empty-file"
    case .truncated: "truncated-file"
    case .mergeConflict: "merge-conflict"
    case .binaryPropertyList: "binary-property-list"
    case .archive: "archive-format"
    case .documentType: "document-type"
    case .excess(let excess) where excess.bound == InputBounds.interfaceDepth: "nesting-too-deep"
    case .excess: "file-too-large"
    case .notInterfaceBuilder: "not-interface-builder"
    case .malformed: "malformed-xml"
    }
  }
}

extension ParseError {
  /// An error that belongs to the file as a whole.
  init(_ reason: Reason, path: String) {
    self.init(reason, at: SourceLocation(path: path, line: 1, column: 1))
  }

  /// Describes why a file is not well-formed XML.
  init(_ fault: XMLEventReader.Fault, in bytes: UnsafeRawBufferPointer, path: String) {
    let place = SourceLocation(path: path, line: fault.line, column: fault.column)
    guard case .malformed(let message) = fault.reason else {
      self.init(fault.reason, at: place)
      return
    }
    if let marker = ConflictMarker(in: bytes) {
      self.init(.mergeConflict, at: SourceLocation(path: path, line: marker.line, column: 1))
    } else if fault.isAtEnd {
      self.init(.truncated, at: place)
    } else {
      self.init(.malformed(message.lowercasingFirst.withoutLineBreaks), at: place)
    }
  }
}

extension String {
  fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }

  /// libxml2 ends its messages with a newline, and puts invalid bytes on a separate line.
  fileprivate var withoutLineBreaks: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension ParseError.Reason {
  /// Describes content that does not begin like XML; `nil` for content that might be XML.
  ///
  /// - Parameter bytes: UTF-8 without a byte order mark.
  init?(ofWhatIsNotXML bytes: UnsafeRawBufferPointer) {
    let blanks = [UInt8](" \t\r\n".utf8)
    guard let first = bytes.first(where: { !blanks.contains($0) }) else {
      self = .empty
      return
    }
    if bytes.starts(with: "bplist".utf8) {
      self = .binaryPropertyList
    } else if first != UInt8(ascii: "<") {
      self = .malformed("expected '<' at the start")
    } else {
      return nil
    }
  }
}
