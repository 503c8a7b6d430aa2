import DrawingModel
import FlowModel
import FlowStyle
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Pictures of segues that screens inherit")
struct InheritedDiagramTests {
  private func drawing() throws -> [String: String] {
    let drawing = try LayoutEngine().drawing(of: Sample.inherited)
    return Dictionary(
      drawing.groups.compactMap { group in group.id.map { ($0, group.tooltip ?? "") } },
      uniquingKeysWith: { first, _ in first })
  }

  @Test("Each segue is drawn once, from a node for its heirs")
  func edges() {
    let diagram = Diagram(Sample.inherited.gatheringHeirs, direction: .leftToRight)
    let cards = diagram.nodes.compactMap { ($0 as? SceneCard)?.scene }
    let ends = diagram.edges.map { "\(cards[$0.tail].name) → \(cards[$0.head].name)" }
    #expect(
      ends.sorted() == [
        "Every BaseController (2) → Login", "Every BaseController (3) → Help",
        "Every BaseController (3) → Login", "One → Two",
      ])
  }

  @Test("The card of each heir has a chip, which is a link to the node")
  func chips() throws {
    let diagram = Diagram(Sample.inherited.gatheringHeirs, direction: .leftToRight)
    let cards = diagram.nodes.compactMap { $0 as? SceneCard }
    let chips = cards.flatMap { card in
      card.parts(at: .init(0, 0)).map { "\(card.scene.name) \($0.goal ?? "")" }
    }
    #expect(
      chips.sorted() == [
        "One App/BaseController.swift#BaseController",
        "One App/BaseController.swift#every BaseController 2",
        "Three App/BaseController.swift#BaseController",
        "Two App/BaseController.swift#BaseController",
        "Two App/BaseController.swift#every BaseController 2",
      ])
  }

  @Test("A long name is cut in its middle, so that the number of screens can be read")
  func longName() {
    let text = CardText(
      name: "Every MagazineSubscriptionViewController (24)", subtitle: nil, badge: nil, width: 170,
      keepsEnd: true)
    let lines = text.shapes(at: Point(0, 0), subtitlePaint: .ink).compactMap { shape in
      if case .text(let run) = shape { run.string } else { nil }
    }
    #expect(lines.count == 2 && lines.first == "Every")
    #expect(lines.last?.hasSuffix("(24)") == true)
  }

  @Test("The foot counts neither the class nor the node, and each segue once")
  func foot() {
    #expect(FlowSummary(Sample.inherited).text == "5 classes · 4 from code")
  }

  @Test("The node says in its tooltip what it is")
  func tooltips() throws {
    let groups = try drawing()
    #expect(
      groups["App/BaseController.swift#BaseController"]
        == """
        Every BaseController (3)
        What these screens inherit
        Class at App/BaseController.swift:1
        """)
    let heir = try #require(groups["App/Three.swift#Three"])
    #expect(heir.contains("Inherits what leaves Every BaseController (3)"))
  }
}
