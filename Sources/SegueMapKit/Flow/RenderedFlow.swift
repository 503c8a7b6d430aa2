import DrawingModel
import FlowRender
import ProjectFiles

/// A flow as the bytes of a file.
public typealias RenderedFlow = RenderedFile<OutputFormat>

/// A picture or a report as the bytes of a file.
public struct RenderedFile<Format: FileFormat>: Hashable, Sendable {
  public let format: Format
  public let bytes: [UInt8]
  /// Such as a lowered scale; lower case, no full stop.
  public let warnings: [String]
  /// Whether another host may draw the picture differently, since Graphviz failed or exceeded its
  /// time limit; a warning says so.
  public let dependsOnHost: Bool

  init(format: Format, bytes: [UInt8], warnings: [String] = [], dependsOnHost: Bool = false) {
    self.format = format
    self.bytes = bytes
    self.warnings = warnings
    self.dependsOnHost = dependsOnHost
  }

  init(
    _ layout: LaidOutDrawing, with renderer: any DrawingRenderer, format: Format
  ) throws(FlowError) {
    do {
      let rendering = try renderer.render(layout.drawing)
      self.init(
        format: format, bytes: rendering.bytes,
        warnings: layout.warnings + rendering.warnings,
        dependsOnHost: layout.dependsOnHost)
    } catch {
      let message =
        switch error.reason {
        case .outOfMemory: "out of memory"
        case .library(let message): message
        }
      throw .drawing(activity: error.activity, message: message)
    }
  }

  /// Writes the file whole or not at all.
  ///
  /// A file that is there keeps its permissions. A device or a pipe is written to as it is.
  ///
  /// - Parameter followsLink: Whether a link is kept, and the file that it leads to is replaced. Otherwise a
  ///   link is an error, and so is a folder that leads out of the current one: it may be a stranger's.
  /// - Throws: ``FlowError/unwritable(path:reason:)`` and ``FlowError/linkAsOutput(path:target:)``; what
  ///   stood at `path` is unchanged.
  public func write(to path: String, followingLink followsLink: Bool = false) throws(FlowError) {
    let target: String?
    do throws(SystemError) {
      let file = try FileReplacement(of: path, followingLink: followsLink)
      target = file.linkTarget
      if target == nil { try file.write(bytes) }
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
    if let target { throw .linkAsOutput(path: path, target: target) }
  }
}
