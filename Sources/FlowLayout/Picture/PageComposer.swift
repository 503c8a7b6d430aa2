import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// Places pictures on a page, with a legend and a footer below them. A page without a
/// picture shows the summary.
struct PageComposer {
  /// The pictures, the first at the top left.
  private(set) var panels: [Panel]
  var arrangement = Arrangement.row
  let title: String
  /// What the picture shows, as counts or as a sentence.
  let summary: String
  /// The text beside the title in place of the summary, which then has lines of its own.
  var omission: String?
  /// The picture's title for screen readers.
  var name = "Screen flow"

  enum Arrangement {
    /// Side by side, at the same height.
    case row
    /// In a block with about this ratio of the width to the height.
    case packed(aspect: Double)
  }

  struct Panel {
    /// The picture's heading; empty for a single picture.
    var heading = ""
    /// A prefix of every ID, so that the pictures of a page have different IDs.
    var idPrefix = ""
    fileprivate(set) var picture: PictureComposer

    /// The width of the heading is the least, for a state without scenes. A long one, with the subject of a
    /// commit, is cut; the foot has it in full.
    var width: Double {
      let title = heading.isEmpty ? 0 : Font.pageTitle.width(of: heading)
      return max(picture.placement.size.width, min(title, PageComposer.minimumWidth))
    }
  }

  private static let minimumWidth = 420.0
  static let gap = 56.0
  private static let headingHeight = 34.0
  private static let lineHeight = 18.0

  /// Returns the page with a place for each label.
  func labelled() -> PageComposer {
    var page = self
    for index in page.panels.indices { page.panels[index].picture.placeLabels() }
    return page
  }

  func drawing() -> Drawing {
    let origin = Point(Spacing.page, Spacing.page)
    let content = arranged()
    var width = max(content.size.width, Self.minimumWidth)
    let legend = Legend(
      panels.flatMap(\.picture.segues), marks: drawnMarks, findings: drawnFindings,
      hasPartFrames: panels.contains(where: \.picture.hasPartFrames),
      chips: CardChip.Sign.allCases.filter { sign in
        panels.contains { $0.picture.diagram.hasChips(sign) }
      }, width: width)
    let signature = Font.pageTitle.fit(title.drawnLine, into: width * 0.6)
    let note = omission ?? summary
    width = max(width, Font.pageTitle.width(of: signature) + 16 + Font.foot.width(of: note))
    var groups =
      panels.isEmpty
      ? [heading(summary, at: origin + Point(0, Self.headingHeight), width: width)]
      : zip(panels, content.origins).flatMap { panelGroups(of: $0, at: origin + $1) }
    var y = origin.y + content.size.height + 24
    if legend.size.height > 0 {
      groups.append(legend.group(at: Point(origin.x, y)))
      y += legend.size.height + 12
    }
    let lines = summaryLines(width: width)
    groups.append(foot(signature, note, lines, at: Point(origin.x, y), width: width))
    return Drawing(
      size: Size(
        width + 2 * Spacing.page,
        y + 34 + Double(lines.count) * Self.lineHeight + Spacing.page / 2),
      title: title.isEmpty ? name : "\(name) of \(title.drawnLine)",
      description: [summary, omission ?? ""].filter { !$0.isEmpty }.joined(separator: "\n"),
      background: .canvas, groups: groups)
  }

  /// Returns the lines of the summary, unless it is beside the title or in place of a picture.
  private func summaryLines(width: Double) -> [String] {
    guard omission != nil, !panels.isEmpty else { return [] }
    return summary.drawnLine.wrapped(to: width, font: .foot, maxLines: 4)
  }

  private var drawnFindings: [FindingSign] {
    let drawn = Set(panels.flatMap(\.picture.drawnSeverities))
    return [.error, .warning, .note].filter(drawn.contains).map(FindingSign.init)
  }

  private var drawnMarks: [FlowMarks.Mark] {
    let drawn = Set(panels.flatMap(\.picture.drawnMarks))
    return FlowMarks.Mark.allCases.filter(drawn.contains)
  }

  /// The height of the headings; 0 if the only picture has none.
  private var headingRoom: Double {
    panels.isEmpty || panels.contains { !$0.heading.isEmpty } ? Self.headingHeight : 0
  }

  /// Returns the top left corners of the panels, headings included, and the size of all.
  func arranged() -> (origins: [Point], size: Size) {
    let sizes = panels.map { Size($0.width, $0.picture.placement.size.height + headingRoom) }
    if case .packed(let aspect) = arrangement {
      let packing = Packing(sizes.map { Outline($0) }, gap: Self.gap, aspect: aspect)
      return (packing.origins, packing.size)
    }
    var origins: [Point] = []
    var x = 0.0
    for size in sizes {
      origins.append(Point(x, 0))
      x += size.width + Self.gap
    }
    return (origins, Size(x - Self.gap, sizes.map(\.height).max() ?? headingRoom))
  }

  private func panelGroups(of panel: Panel, at origin: Point) -> [Drawing.Group] {
    let place = origin + Point(0, headingRoom)
    var groups: [Drawing.Group] = []
    if !panel.heading.isEmpty {
      groups.append(heading(panel.heading, at: place, width: panel.width))
    }
    return groups
      + panel.picture.groups(at: place).map { group in
        var group = group
        group.id = group.id.map { panel.idPrefix + $0 }
        group.goal = group.goal.map { panel.idPrefix + $0 }
        return group
      }
  }

  private func heading(_ text: String, at origin: Point, width: Double) -> Drawing.Group {
    let text = Font.pageTitle.fit(text.drawnLine, into: width)
    let run = Font.pageTitle.run(text, at: origin + Point(0, -16), paint: .ink)
    return Drawing.Group(classes: ["heading"], shapes: [run])
  }

  private func foot(
    _ heading: String, _ note: String, _ lines: [String], at origin: Point, width: Double
  ) -> Drawing.Group {
    var baseline = origin.y + 24
    let rule: [PathElement] = [.move(origin), .line(Point(origin.x + width, origin.y))]
    var shapes: [Shape] = [
      .path(rule, Style(stroke: Stroke(.clusterLine, width: 1))),
      Font.pageTitle.run(heading, at: Point(origin.x, baseline), paint: .ink),
      Font.foot.run(
        note, at: Point(origin.x + width, baseline), anchor: .end, paint: .faintInk),
    ]
    for line in lines {
      baseline += Self.lineHeight
      shapes.append(Font.foot.run(line, at: Point(origin.x, baseline), paint: .ink))
    }
    return Drawing.Group(classes: ["foot"], shapes: shapes)
  }
}
