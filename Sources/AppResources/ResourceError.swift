package import InputBounds

/// An error in reading a resource file of an app.
package struct ResourceError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The text breaks the format's syntax at this place.
    case syntax(expected: String)
    case endsTooEarly
    case mergeConflict
    case encoding
    case excess(BoundExcess)
    case notPropertyList
    case notJSON
    /// The JSON is valid but not what Xcode writes. `place` joins the keys by dots; it is empty for
    /// the whole text.
    case otherJSON(place: String)
  }

  package let reason: Reason
  /// The line, counted from 1; 0 if it is unknown.
  package let line: Int

  package init(_ reason: Reason, line: Int = 0) {
    self.reason = reason
    self.line = line
  }
}

extension ResourceError: CustomStringConvertible {
  /// The message, in lower case and without a full stop.
  package var description: String {
    switch reason {
    case .syntax(let expected): "expected \(expected)"
    case .endsTooEarly: "the file ends too early; restore the rest of it"
    case .mergeConflict: "unresolved merge conflict; resolve it and save the file again"
    case .encoding: "it is neither UTF-8 nor UTF-16"
    case .excess(let excess): "it has \(excess)"
    case .notPropertyList: "it is no property list of texts"
    case .notJSON: "it is no JSON"
    case .otherJSON(let place) where place.isEmpty: "it is not as Xcode writes it"
    case .otherJSON(let place): "'\(place)' is not as Xcode writes it"
    }
  }
}
