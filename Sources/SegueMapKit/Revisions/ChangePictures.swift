import DrawingModel
import FlowAnalysis
import FlowDiff
import FlowLayout
import FlowModel
import FlowRender
import FlowReport
import FlowStyle

/// The pictures of a difference, each made when it is first needed.
struct ChangePictures {
  private typealias MarkedFlow = LayoutEngine.MarkedFlow

  private let changes: FlowChanges
  private let name: String
  private let style: PictureStyle
  private let merged: MarkedFlow
  private let before: MarkedFlow
  private let after: MarkedFlow
  private let inOne = DeferredDrawing()
  private let sideBySide = DeferredDrawing()

  init(_ difference: FlowDifference, context: Int, style: PictureStyle) {
    changes = difference.changes
    self.style = style
    name = difference.name
    let near = changes.merged.within(context)
    let states = changes.states(showing: near)
    merged = Self.flow(near.graph, changes.marks(of: near))
    before = Self.flow(states.before.graph, changes.earlierMarks(of: states.before))
    after = Self.flow(states.after.graph, changes.marks(of: states.after))
  }

  /// Folds the containers that did not change.
  private static func flow(_ graph: FlowGraph, _ marks: FlowMarks) -> MarkedFlow {
    let changed = graph.scenes.lazy.filter { marks.remark(on: $0.id).mark != .context }.map(\.id)
    let refilled = graph.segues.lazy.filter {
      $0.kind.family == .relationship && marks.remark(on: $0.id).mark != .context
    }.map(\.source)
    let kept = Set(changed).union(refilled)
    return MarkedFlow(ContainerFolding(graph, keeping: kept).graph, marks)
  }

  func drawing(_ arrangement: FlowDifference.Arrangement) throws(FlowError) -> LaidOutDrawing {
    switch arrangement {
    case .merged:
      try inOne.take { () throws(FlowError) in
        try style.drawing(title: name) { (engine) throws(LayoutError) in
          try engine.drawing(of: merged)
        }
      }
    case .sideBySide:
      try sideBySide.take { () throws(FlowError) in
        try style.drawing(title: name) { (engine) throws(LayoutError) in
          try engine.drawing(of: before, beside: after)
        }
      }
    }
  }

  /// A page with all pictures and the list of changes.
  func page(
    beginningWith arrangement: FlowDifference.Arrangement
  ) throws(FlowError) -> RenderedFile<FlowDifference.Format> {
    let whole = try drawing(.merged)
    var drawings = [whole]
    var pictures = [
      HTMLPage.Picture(name: "merged", label: "Both in one", drawing: whole.drawing)
    ]
    if !merged.graph.scenes.isEmpty {
      for (name, label, flow) in [("before", "Before", before), ("after", "After", after)] {
        let drawing = try style.drawing(title: name) { (engine) throws(LayoutError) in
          try engine.drawing(of: flow)
        }
        drawings.append(drawing)
        pictures.append(HTMLPage.Picture(name: name, label: label, drawing: drawing.drawing))
      }
    }
    var page = HTMLPage(
      title: whole.drawing.title, headline: changes.headline, pictures: pictures, palette: .flow,
      theme: style.theme.value)
    page.pair = pictures.count > 1 ? ["before", "after"] : []
    page.beginsWithPair = arrangement == .sideBySide && pictures.count > 1
    page.entries = changes.entries.map(entry)
    return RenderedFile(
      format: .html, bytes: page.render().bytes, warnings: drawings.flatMap(\.warnings),
      dependsOnHost: drawings.contains(where: \.dependsOnHost))
  }

  private func entry(_ entry: ChangeEntry) -> HTMLPage.Entry {
    HTMLPage.Entry(
      mark: entry.mark.rawValue, sign: entry.sign, subject: entry.subject.map(\.span),
      change: entry.change.map(\.span), place: entry.location.description.drawnLine,
      link: (entry.mark == .removed ? style.earlierLinkBase : style.linkBase)?.links
        .address(of: entry.location), group: entry.element)
  }
}

extension Fragment {
  fileprivate var span: HTMLPage.Span {
    switch self {
    case .words, .text: .plain(drawn)
    case .name: .name(drawn)
    case .code, .path: .code(drawn)
    }
  }
}

extension HTMLPage.Palette {
  fileprivate static let flow = HTMLPage.Palette(
    canvas: .canvas, card: .card, line: .clusterLine, ink: .ink, faintInk: .faintInk,
    accent: .show,
    marks: Dictionary(
      uniqueKeysWithValues: FlowMarks.Mark.allCases.filter { $0 != .context }
        .map { ($0.rawValue, $0.paint) }))
}
