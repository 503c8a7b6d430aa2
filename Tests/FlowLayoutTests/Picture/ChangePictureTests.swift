import DrawingModel
import FlowModel
import FlowStyle
import TestSupport
import Testing

@testable import FlowLayout

@Suite("The picture of two states")
struct ChangePictureTests {
  private static let list = Sample.id("lst")
  private static let detail = Sample.id("det")

  /// The small sample, in which a scene is added and a segue's kind changed.
  private static var marks: FlowMarks {
    var marks = FlowMarks(
      scenes: [
        detail: .init(.added),
        list: .init(.changed, words: "class", lines: ["class ‘A’ → ‘B’"]),
      ],
      segues: [
        SegueID(path: Sample.main, objectID: "sho"): .init(.added),
        SegueID(path: Sample.main, objectID: "bak"): .init(.removed),
      ],
      storyboards: [Sample.main: .init(.changed, words: "from Old.storyboard")],
      headline: "1 screen added")
    marks.hiddenScenes = 3
    return marks
  }

  private func drawing(
    _ graph: FlowGraph = Sample.small, _ marks: FlowMarks = marks
  ) throws -> Drawing {
    try LayoutEngine().drawing(of: LayoutEngine.MarkedFlow(graph, marks))
  }

  private func group(_ objectID: String) throws -> Drawing.Group {
    try #require(try drawing().group("\(Sample.main)#\(objectID)"))
  }

  @Test("A changed element has its mark as a class, and describes the change in full")
  func groups() throws {
    #expect(try group("det").classes.contains("added"))
    #expect(try group("det").tooltip?.hasSuffix("\nAdded") == true)
    #expect(try group("lst").classes.contains("changed"))
    #expect(try group("lst").tooltip?.hasSuffix("\nclass ‘A’ → ‘B’") == true)
    #expect(try group("bak").classes.contains("removed"))
    #expect(try drawing().group(Sample.main)?.classes.contains("changed") == true)
    #expect(try group("det").texts.contains { $0.paint == .ink })
  }

  @Test("A changed card describes its change in a few words, and so does a file")
  func words() throws {
    #expect(try group("lst").texts.contains { $0.string == "class" && $0.paint == .changed })
    let title = try #require(try drawing().group(Sample.main))
    #expect(title.texts.map(\.string).contains("from Old.storyboard"))
  }

  @Test("Each mark has a line style and a sign, so that it can be recognised without colour")
  func lines() throws {
    let outlines = FlowMarks.Mark.allCases.map { $0.outline() }
    #expect(Set(outlines.map { "\($0.width) \($0.dash)" }).count == outlines.count)
    for family in SegueFamily.allCases {
      let styles = FlowMarks.Mark.allCases.map { family.edgeStyle.marked($0).stroke }
      #expect(Set(styles.map { "\($0.width) \($0.dash)" }).count == styles.count)
    }
    for id in ["det", "lst"] { #expect(try group(id).signs == 1) }
    // An edge's sign is at its label, or on the line if there is no label.
    let drawing = try drawing()
    let edges = try ["sho", "bak"].map { try group($0).signs }.reduce(0, +)
    #expect(edges + drawing.groups("labels").map(\.signs).reduce(0, +) == 2)
  }

  @Test("Unchanged elements are grey, including faults")
  func context() throws {
    let drawing = try drawing(Sample.full, FlowMarks(headline: "nothing"))
    let colours: Set<Paint> = [
      .show, .present, .embed, .custom, .unwind, .fault, .added, .removed, .changed,
    ]
    for group in drawing.groups {
      #expect(colours.isDisjoint(with: group.shapes.flatMap(\.paints)), "\(group.id ?? "")")
    }
    #expect(drawing.groups("context").count > 20)
  }

  @Test("A root that replaced another is not a second tab and has no number")
  func numbers() throws {
    let roots = ["old", "new"].map { name in
      Sample.segue(name, "relationship", from: Sample.id("nav"), to: Sample.id(name)) {
        $0.relationship = "rootViewController"
        $0.order = 0
      }
    }
    let graph = FlowGraph(
      storyboards: [],
      scenes: ["nav", "old", "new"].map { Sample.scene($0, $0.uppercased()) }, segues: roots)
    let drawing = try drawing(graph, FlowMarks(segues: [roots[0].id: .init(.removed)]))
    #expect(drawing.groups("segue-relationship").flatMap(\.texts).isEmpty)
  }

  @Test("The legend explains only the marks that occur")
  func legend() throws {
    let titles = try drawing().groups("legend").flatMap(\.texts).map(\.string)
    #expect(titles.prefix(3) == ["Added", "Removed", "Changed"])
    #expect(!titles.contains("Unchanged"))
    #expect(titles.dropFirst(3).allSatisfy { !$0.contains("(") })
  }

  @Test("The footer states a summary and how much is not shown")
  func foot() throws {
    let drawing = try drawing()
    let texts = drawing.groups("foot").flatMap(\.texts).map(\.string)
    #expect(texts.contains("1 screen added"))
    #expect(texts.contains("not shown, as unchanged: 3 scenes"))
    #expect(drawing.title == "Changes in the screen flow")
    #expect(drawing.description == "1 screen added\nnot shown, as unchanged: 3 scenes")
  }

  @Test("If there is nothing to draw, only the headline is shown")
  func nothing() throws {
    let drawing = try drawing(Sample.empty, FlowMarks(headline: "No change in the flow"))
    #expect(drawing.texts.map(\.string).filter { !$0.isEmpty } == ["No change in the flow"])
    #expect(drawing.groups("legend").isEmpty)
  }

  @Test("Side by side, each state has its own heading and IDs, at the same scale")
  func sideBySide() throws {
    let before = LayoutEngine.MarkedFlow(Sample.small, Self.marks)
    let empty = LayoutEngine.MarkedFlow(Sample.empty, Self.marks)
    for after in [before, empty] {
      let drawing = try LayoutEngine().drawing(of: before, beside: after)
      #expect(drawing.groups("heading").flatMap(\.texts).map(\.string) == ["Before", "After"])
      let ids = drawing.groups.compactMap(\.id)
      #expect(Set(ids).count == ids.count)
      #expect(ids.allSatisfy { $0.hasPrefix("before ") || $0.hasPrefix("after ") })
      #expect(drawing.groups("legend").count == 1)
      for run in drawing.texts {
        #expect(run.minX >= 0 && run.minX + run.width <= drawing.size.width, "\(run.string)")
      }
    }
    let drawing = try LayoutEngine().drawing(of: before, beside: before)
    let cards = drawing.groups("scene-table").compactMap(\.box)
    #expect(cards.count == 2)
    #expect(cards[0].size == cards[1].size && cards[0].maxX < cards[1].minX)
  }

  @Test("The subject of a commit does not make a picture wider")
  func longHeadings() throws {
    var marks = Self.marks
    let usual = LayoutEngine.MarkedFlow(Sample.small, marks)
    let width = try LayoutEngine().drawing(of: usual, beside: usual).size.width
    marks.earlierName = String(repeating: "subject ", count: 60)
    let long = LayoutEngine.MarkedFlow(Sample.small, marks)
    let drawing = try LayoutEngine().drawing(of: long, beside: long)
    #expect(drawing.size.width <= max(width, 2 * 420 + 2 * Spacing.page + PageComposer.gap))
    #expect(drawing.groups("heading").flatMap(\.texts).contains { $0.string.hasSuffix("…") })
  }

  @Test("The same marks give the same drawing in any order and layout")
  func determinism() throws {
    for mode in LayoutOptions.Mode.allCases {
      for direction in LayoutOptions.Direction.allCases {
        var options = LayoutOptions()
        options.mode = mode
        options.direction = direction
        let engine = LayoutEngine(options: options)
        let flows = [Sample.full, Sample.reversed(Sample.full)].map {
          LayoutEngine.MarkedFlow($0, Self.marks)
        }
        #expect(try engine.drawing(of: flows[0]) == engine.drawing(of: flows[1]))
      }
    }
  }

  @Test("Words and names of any kind stay on one line")
  func hostile() throws {
    for name in Hostile.names {
      let graph = Hostile.graph(name)
      let remark = FlowMarks.Remark(.changed, words: name.text, lines: [name.text])
      let marks = FlowMarks(
        scenes: Dictionary(uniqueKeysWithValues: graph.scenes.map { ($0.id, remark) }),
        segues: Dictionary(uniqueKeysWithValues: graph.segues.map { ($0.id, remark) }),
        storyboards: Dictionary(uniqueKeysWithValues: graph.storyboards.map { ($0.path, remark) }),
        headline: name.text)
      let drawing = try drawing(graph, marks)
      let scalars = drawing.texts.flatMap(\.string.unicodeScalars)
      #expect(scalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{2028}" && $0 != "\u{202E}" })
      #expect(drawing.size.width < 10_000)
    }
  }
}

extension Drawing.Group {
  /// The number of discs with a sign.
  fileprivate var signs: Int {
    shapes.count {
      guard case .ellipse(let box, let style) = $0 else { return false }
      return box.size.width == 2 * SignDisc.radius && style.stroke?.paint == .card
    }
  }
}

extension Shape {
  fileprivate var paints: [Paint] {
    switch self {
    case .rectangle(_, _, let style), .ellipse(_, let style), .path(_, let style):
      [style.fill, style.stroke?.paint].compactMap(\.self)
    case .text(let run): [run.paint]
    case .layer(let layer): layer.shapes.flatMap(\.paints)
    case .image: []
    }
  }
}
