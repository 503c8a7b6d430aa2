package import DrawingModel

/// Converts a drawing to the bytes of one picture format.
package protocol DrawingRenderer: Sendable {
  func render(_ drawing: Drawing) throws(RenderError) -> Rendering
}

/// The bytes of a picture file, with warnings about them.
package struct Rendering: Hashable, Sendable {
  package var bytes: [UInt8]
  /// Warnings, such as about a lowered scale; in lower case and without a full stop.
  package var warnings: [String]

  package init(bytes: [UInt8], warnings: [String] = []) {
    self.bytes = bytes
    self.warnings = warnings
  }
}

/// An error in making a picture.
package struct RenderError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case outOfMemory
    /// An error of a library, with its message.
    case library(String)
  }

  package let reason: Reason
  /// The activity that failed, such as `encoding a PNG of 800 × 600 pixels`.
  package let activity: String

  package init(_ reason: Reason, while activity: String) {
    self.reason = reason
    self.activity = activity
  }
}
