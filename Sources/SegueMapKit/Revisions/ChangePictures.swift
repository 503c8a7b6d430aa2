import DrawingModel
import FlowAnalysis
import FlowDiff
import FlowLayout
import FlowModel
import FlowRender
import FlowReport
import FlowStyle

/// The pictures of a difference, each made when it is first needed.
final class ChangePictures {
  private typealias MarkedFlow = LayoutEngine.MarkedFlow

  private let difference: FlowDifference
  private let context: Int
  private let style: PictureStyle
  private lazy var flows = Flows(difference, context: context, style: style)
  /// Warnings that were not reported yet.
  private lazy var warnings = flows.warnings
  private let inOne = DeferredDrawing()
  private let sideBySide = DeferredDrawing()

  init(_ difference: FlowDifference, context: Int, style: PictureStyle) {
    self.difference = difference
    self.context = context
    self.style = style
  }

  /// What the pictures show.
  private struct Flows {
    /// What is drawn of both states in one.
    let near: MergedFlow
    let merged: MarkedFlow
    let before: MarkedFlow
    let after: MarkedFlow
    let warnings: [String]

    init(_ difference: FlowDifference, context: Int, style: PictureStyle) {
      let changes = difference.changes
      near = changes.merged.within(context)
      let states = changes.states(showing: near)
      let screens =
        style.sceneStyle(for: near.graph) == .card
        ? ChangedScreens() : ChangedScreens(of: difference, in: near)
      let folds = difference.foldsContainers
      merged = Self.flow(near.graph, changes.marks(of: near), screens.merged, folds)
      before = Self.flow(
        states.before.graph, changes.earlierMarks(of: states.before), screens.before, folds)
      after = Self.flow(
        states.after.graph, changes.marks(of: states.after), screens.after, folds)
      warnings = screens.warnings
    }

    /// Folds the containers that did not change.
    private static func flow(
      _ graph: FlowGraph, _ marks: FlowMarks, _ screens: ChangedScreens.Screens, _ folds: Bool
    ) -> MarkedFlow {
      guard folds else { return MarkedFlow(graph, marks, screens: screens) }
      let changed = graph.scenes.lazy.filter { marks.remark(on: $0.id).mark != .context }.map(\.id)
      let refilled = graph.segues.lazy.filter {
        $0.kind.family == .relationship && marks.remark(on: $0.id).mark != .context
      }.flatMap(\.starts)
      let kept = Set(changed).union(refilled)
      return MarkedFlow(ContainerFolding(graph, keeping: kept).graph, marks, screens: screens)
    }
  }

  func drawing(_ arrangement: FlowDifference.Arrangement) throws(FlowError) -> LaidOutDrawing {
    var drawing =
      switch arrangement {
      case .merged:
        try inOne.take { () throws(FlowError) in
          try laidOut { (engine) throws(LayoutError) in try engine.drawing(of: flows.merged) }
        }
      case .sideBySide:
        try sideBySide.take { () throws(FlowError) in
          try laidOut { (engine) throws(LayoutError) in
            try engine.drawing(of: flows.before, beside: flows.after)
          }
        }
      }
    drawing.warnings = warnings + drawing.warnings
    warnings = []
    return drawing
  }

  private func laidOut(
    _ draw: (LayoutEngine) throws(LayoutError) -> Drawing
  ) throws(FlowError) -> LaidOutDrawing {
    try style.drawing(title: difference.name, draw)
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
    if !flows.merged.graph.scenes.isEmpty {
      for (name, label, flow) in [
        ("before", "Before", flows.before), ("after", "After", flows.after),
      ] {
        let drawing = try laidOut { (engine) throws(LayoutError) in try engine.drawing(of: flow) }
        drawings.append(drawing)
        pictures.append(HTMLPage.Picture(name: name, label: label, drawing: drawing.drawing))
      }
    }
    var page = HTMLPage(
      title: whole.drawing.title, headline: difference.changes.fullHeadline, pictures: pictures,
      palette: .flow, theme: style.theme.value)
    page.pair = pictures.count > 1 ? ["before", "after"] : []
    page.beginsWithPair = arrangement == .sideBySide && pictures.count > 1
    let screens = screens()
    page.screens = Array(screens.prefix(Self.mostScreens))
    page.omittedScreenCount = screens.count - page.screens.count
    page.entries = difference.changes.entries.map(entry)
    return RenderedFile(
      format: .html, bytes: page.render().bytes, warnings: drawings.flatMap(\.warnings),
      dependsOnHost: drawings.contains(where: \.dependsOnHost))
  }

  /// The greatest number of screens that a page shows on their own.
  private static let mostScreens = 100

  /// The changed screens, each on its own, with their places in the pictures.
  ///
  /// A page has them also where its pictures have too many scenes to draw them.
  private func screens() -> [HTMLPage.Screen] {
    let earlier = difference.changes.earlierScenes
    let ranks: [FlowMarks.Mark] = [.changed, .added, .removed]
    var flow = flows.merged
    if style.sceneStyle == nil, flow.screens.isEmpty {
      let screens = ChangedScreens(of: difference, in: flows.near)
      flow = MarkedFlow(flow.graph, flow.marks, screens: screens.merged)
    }
    let cards = LayoutEngine().cards(of: flow)
    return ranks.flatMap { mark in cards.filter { $0.mark == mark } }.map { card in
      var groups = ["merged": card.scene.id.description]
      groups["before"] = earlier[card.scene.id]?.description
      if card.mark != .removed { groups["after"] = card.scene.id.description }
      return HTMLPage.Screen(
        name: card.scene.name.drawnLine, place: card.scene.location.path.drawnLine,
        drawing: card.drawing, groups: groups)
    }
  }

  private func entry(_ entry: ChangeEntry) -> HTMLPage.Entry {
    HTMLPage.Entry(
      mark: entry.mark.rawValue, sign: entry.sign == "-" ? "−" : entry.sign,
      subject: entry.subject.map(\.span),
      change: entry.change.map(\.span), place: entry.location.description.drawnLine,
      link: (entry.mark == .removed ? style.earlierLinkBase : style.linkBase)?.links
        .address(of: entry.location), group: entry.element)
  }
}

extension Fragment {
  var span: HTMLPage.Span {
    switch self {
    case .words, .text: .plain(drawn)
    case .name: .name(drawn)
    case .code, .path: .code(drawn)
    }
  }
}

extension HTMLPage.Palette {
  static let flow = HTMLPage.Palette(
    canvas: .canvas, card: .card, line: .clusterLine, ink: .ink, faintInk: .faintInk,
    accent: .show,
    marks: Dictionary(
      uniqueKeysWithValues: FlowMarks.Mark.allCases.filter { $0 != .context }
        .map { ($0.rawValue, $0.paint) }))
}
