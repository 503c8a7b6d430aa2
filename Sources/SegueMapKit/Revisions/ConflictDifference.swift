import DrawingModel
import FlowDiff
import FlowLayout
import FlowModel
import FlowRender
import FlowReport
import FlowStyle

/// What each side of a failed merge changed in an app's flow, and what both changed.
///
/// ```swift
/// let sides = try await FlowConflict(in: "App/Main.storyboard").load()
/// if let difference = ConflictDifference(sides) {
///   try difference.render([.svg])[0].write(to: "conflict.svg")
/// }
/// ```
public struct ConflictDifference: Sendable {
  /// The formats that a conflict can have.
  public static let formats: [FlowDifference.Format] = [
    .text, .markdown, .json, .svg, .png, .pdf, .html,
  ]

  private let changes: ConflictingChanges
  private let names: SideNames
  /// The name of the app.
  private let name: String

  /// - Returns: `nil` where the common base is unknown, and with it which side changed what.
  /// - Complexity: O(*n* log *n*) for *n* scenes and segues of all.
  public init?(_ sides: FlowConflict.Sides) {
    guard let base = sides.base else { return nil }
    changes = ConflictingChanges(
      ours: FlowDifference(from: base, to: sides.ours).changes,
      theirs: FlowDifference(from: base, to: sides.theirs).changes,
      apart: FlowDifference(from: sides.ours, to: sides.theirs).changes)
    names = SideNames(ours: sides.oursName, theirs: sides.theirsName)
    name = sides.ours.name
  }

  /// Whether both sides changed the same thing in different ways.
  public var isContested: Bool { changes.isContested }

  /// Whether both sides changed more of the same thing than its looks.
  public var contestsFlow: Bool { changes.contestsFlow }

  /// Writes what both sides changed, in some of ``formats``.
  ///
  /// ``FlowDifference/Format/text`` and ``FlowDifference/Format/markdown`` list what both changed, then
  /// what only one side changed; `Documentation/conflict.schema.json` describes
  /// ``FlowDifference/Format/json``. A picture has all sides in one.
  ///
  /// - Parameters:
  ///   - context: How many segues away from a change a picture still shows a scene.
  ///   - style: How a picture is drawn; text takes only its colours for a terminal.
  /// - Returns: One rendering for each format of ``formats``, in their order; others are left out.
  /// - Throws: ``FlowError/drawing(activity:message:)`` where a picture library failed.
  public func render(
    _ formats: [FlowDifference.Format], context: Int = 0, style: PictureStyle = PictureStyle()
  ) throws(FlowError) -> [RenderedFile<FlowDifference.Format>] {
    try renderings(context: context, style: style).render(
      formats.filter(Self.formats.contains))
  }

  /// Returns the files that can be made of what both sides changed, none of which is made yet.
  ///
  /// The parameters are those of ``render(_:context:style:)``. A format that is not one of ``formats`` gives
  /// an empty file.
  public func renderings(
    context: Int = 0, style: PictureStyle = PictureStyle()
  ) -> Renderings<FlowDifference.Format> {
    let picture = DeferredDrawing()
    return Renderings { (format) throws(FlowError) in
      switch format {
      case .html:
        return try page(
          try picture.take { () throws(FlowError) in try drawn(context, style) }, style)
      case .text, .markdown, .json, .mermaid:
        let text = format.conflictReporter(style)?.report(changes, names) ?? ""
        return RenderedFile(format: format, bytes: Array(text.utf8))
      case .svg, .png, .pdf:
        let drawing = try picture.take { () throws(FlowError) in try drawn(context, style) }
        return try RenderedFile(drawing, with: format.renderer(in: style), format: format)
      }
    }
  }

  /// A page with the picture and the list of both sides' changes.
  private func page(
    _ drawing: LaidOutDrawing, _ style: PictureStyle
  ) throws(FlowError) -> RenderedFile<FlowDifference.Format> {
    let picture = HTMLPage.Picture(name: "merged", label: "Both sides", drawing: drawing.drawing)
    var page = HTMLPage(
      title: drawing.drawing.title, headline: changes.headline(names), pictures: [picture],
      palette: .flow, theme: style.theme.value)
    page.entries = changes.entries(names).map { entry in
      HTMLPage.Entry(
        mark: entry.mark.rawValue, sign: entry.sign, subject: entry.subject.map(\.span),
        change: entry.change.map(\.span), place: entry.location.description.drawnLine,
        link: style.linkBase?.links.address(of: entry.location))
    }
    return RenderedFile(
      format: .html, bytes: page.render().bytes, warnings: drawing.warnings,
      dependsOnHost: drawing.dependsOnHost)
  }

  private func drawn(_ context: Int, _ style: PictureStyle) throws(FlowError) -> LaidOutDrawing {
    let merged = changes.merged
    let near = merged.flow.within(context)
    let marks = changes.marks(of: near, in: merged, names)
    return try style.drawing(title: name) { (engine) throws(LayoutError) in
      try engine.drawing(of: LayoutEngine.MarkedFlow(near.graph, marks))
    }
  }
}

extension FlowDifference.Format {
  /// The reporter of this format; `nil` for a picture.
  fileprivate func conflictReporter(_ style: PictureStyle) -> (any ConflictReporter)? {
    switch self {
    case .text: TextConflictReporter(color: style.usesTerminalColors)
    case .markdown: MarkdownConflictReporter()
    case .json: JSONConflictReporter()
    case .mermaid, .svg, .png, .pdf, .html: nil
    }
  }
}
