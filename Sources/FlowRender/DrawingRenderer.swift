package import DrawingModel

/// Turns a drawing into the bytes of one picture format.
package protocol DrawingRenderer: Sendable {
  func render(_ drawing: Drawing) throws(RenderError) -> Rendering
}

/// The bytes of a picture file, and what its reader should know of them.
package struct Rendering: Hashable, Sendable {
  package var bytes: [UInt8]
  /// Such as a scale that had to be lowered; lower case, no full stop.
  package var warnings: [String]

  package init(bytes: [UInt8], warnings: [String] = []) {
    self.bytes = bytes
    self.warnings = warnings
  }
}

/// Why a picture could not be made.
package struct RenderError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case outOfMemory
    /// The library's own message.
    case library(String)
  }

  package let reason: Reason
  /// What was being done, such as `encoding a PNG of 800 × 600 pixels`.
  package let activity: String

  package init(_ reason: Reason, while activity: String) {
    self.reason = reason
    self.activity = activity
  }
}
