import DrawingModel
import FlowLayout
import FlowModel
import Synchronization

/// A drawing, and what its reader should know about its layout.
struct LaidOutDrawing {
  let drawing: Drawing
  /// Lower case, no full stop; reported with the first file that shows the drawing.
  var warnings: [String]
  /// Whether another host may draw it differently.
  let dependsOnHost: Bool

  var withoutWarnings: LaidOutDrawing {
    LaidOutDrawing(drawing: drawing, warnings: [], dependsOnHost: dependsOnHost)
  }
}

extension PictureStyle {
  /// How the scenes of a picture are drawn.
  ///
  /// - Parameter part: What the picture shows.
  func sceneStyle(for part: FlowGraph) -> SceneStyle {
    let count = part.scenes.count { $0.reference?.target == nil }
    return sceneStyle ?? (count > Self.wireframeLimit ? .card : .wireframe)
  }

  /// Lays a picture out in this style.
  ///
  /// - Parameters:
  ///   - name: The title of a picture without one of its own.
  ///   - draw: Asks the engine for the picture.
  /// - Throws: ``FlowError/drawing(activity:message:)`` if Graphviz is not installed as it should be.
  func drawing(
    title name: String, _ draw: (LayoutEngine) throws(LayoutError) -> Drawing
  ) throws(FlowError) -> LaidOutDrawing {
    let notes = LayoutNotes()
    let engine = LayoutEngine(
      options: layoutOptions(title: name), runner: layoutProgram?.runner, report: notes.add)
    do throws(LayoutError) {
      let drawing = try draw(engine)
      return LaidOutDrawing(
        drawing: drawing, warnings: notes.all.map(\.warning),
        dependsOnHost: notes.all.contains(where: \.dependsOnHost))
    } catch {
      throw .drawing(activity: error.activity, message: error.message)
    }
  }

  private func layoutOptions(title name: String) -> LayoutOptions {
    var options = LayoutOptions()
    options.direction = direction == .topToBottom ? .topToBottom : .leftToRight
    options.canTurn = direction == nil
    options.mode = layout == .canvas ? .canvas : .dot
    options.title = title ?? name
    options.links = linkBase?.links
    return options
  }
}

private final class LayoutNotes: Sendable {
  private let notes = Mutex<[LayoutNote]>([])

  var all: [LayoutNote] { notes.withLock { $0 } }

  func add(_ note: LayoutNote) { notes.withLock { $0.append(note) } }
}

extension LayoutNote {
  fileprivate var warning: String {
    let part = "\(cardCount) scenes and marks with \(edgeCount) edges"
    let consequence = "they are drawn in plain rows and columns"
    return switch reason {
    case .tooLarge: "\(part) are too many for Graphviz; \(consequence)"
    case .timedOut(let seconds):
      "Graphviz did not lay out \(part) within \(seconds) s; \(consequence), and this picture "
        + "depends on the host"
    case .failed(let message):
      "Graphviz failed to lay out \(part): \(message); \(consequence), and this picture depends "
        + "on the host"
    }
  }
}

extension PictureStyle.Theme {
  var value: Theme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto: .auto
    }
  }
}
