import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// Places pictures side by side on a page, with a legend and a footer below them. A page without a
/// picture shows the summary.
struct PageComposer {
  /// The pictures, from left to right.
  let panels: [Panel]
  let title: String
  /// What the picture shows, as counts or as a sentence.
  let summary: String
  /// The text beside the title in place of the summary, which then has lines of its own.
  var omission: String?
  /// The picture's title for screen readers.
  var name = "Screen flow"

  struct Panel {
    /// The picture's heading; empty for a single picture.
    var heading = ""
    /// A prefix of every ID, so that the pictures of a page have different IDs.
    var idPrefix = ""
    let picture: PictureComposer

    /// The width of the heading is the least, for a state without scenes.
    var width: Double { max(picture.placement.size.width, heading.isEmpty ? 0 : 120) }
  }

  private static let minimumWidth = 420.0
  private static let gap = 56.0
  private static let headingHeight = 34.0
  private static let lineHeight = 18.0

  func drawing() -> Drawing {
    let origin = Point(Spacing.page, Spacing.page)
    let content = panels.reduce(-Self.gap) { $0 + $1.width + Self.gap }
    var width = max(content, Self.minimumWidth)
    let legend = Legend(panels.flatMap(\.picture.segues), marks: drawnMarks, width: width)
    let signature = Font.pageTitle.fit(title.drawnLine, into: width * 0.6)
    let note = omission ?? summary
    width = max(width, Font.pageTitle.width(of: signature) + 16 + Font.foot.width(of: note))
    let hasHeadings = panels.isEmpty || panels.contains { !$0.heading.isEmpty }
    let top = origin + Point(0, hasHeadings ? Self.headingHeight : 0)
    var groups = panels.isEmpty ? [heading(summary, at: top, width: width)] : panelGroups(at: top)
    var y = top.y + (panels.map(\.picture.placement.size.height).max() ?? 0) + 24
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

  private var drawnMarks: [FlowMarks.Mark] {
    let drawn = Set(panels.flatMap(\.picture.drawnMarks))
    return FlowMarks.Mark.allCases.filter(drawn.contains)
  }

  private func panelGroups(at origin: Point) -> [Drawing.Group] {
    var groups: [Drawing.Group] = []
    var x = origin.x
    for panel in panels {
      let place = Point(x, origin.y)
      if !panel.heading.isEmpty {
        groups.append(heading(panel.heading, at: place, width: panel.width))
      }
      groups += panel.picture.groups(at: place).map { group in
        var group = group
        group.id = group.id.map { panel.idPrefix + $0 }
        return group
      }
      x += panel.width + Self.gap
    }
    return groups
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
