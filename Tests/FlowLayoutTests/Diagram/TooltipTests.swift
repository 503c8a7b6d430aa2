import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("What hovering tells")
struct TooltipTests {
  private let long = "A name that is far too long for any card " + String(repeating: "x", count: 80)

  private func drawing(_ change: (inout Scene, inout Segue) -> Void) throws -> Drawing {
    var scene = Sample.scene("a", "Scene", line: 7)
    var segue = Sample.segue("s", "show", from: Sample.id("a"), to: Sample.id("b"), line: 9)
    change(&scene, &segue)
    return try LayoutEngine().drawing(
      of: FlowGraph(storyboards: [], scenes: [scene, Sample.scene("b", "End")], segues: [segue]))
  }

  @Test("If a card or a label shortens a text, its tooltip contains it in full")
  func fullText() throws {
    let drawing = try drawing { scene, segue in
      scene.name = long
      scene.customClass = long + "Controller"
      scene.storyboardIdentifier = long + "-id"
      segue.identifier = long + "-segue"
      segue.trigger = Trigger(element: "button", objectID: "b", title: long, event: "tap")
    }
    #expect(drawing.texts.count { $0.string.contains("…") } >= 5)
    let scene = try #require(drawing.group("\(Sample.main)#a")?.tooltip)
    #expect(scene.contains(long + "\n"))
    #expect(scene.contains("Class: \(long)Controller\n"))
    #expect(scene.contains("Identifier: \(long)-id\n"))
    let segue = try #require(drawing.group("\(Sample.main)#s")?.tooltip)
    #expect(segue.contains("show ‘\(long)-segue’\n"))
    #expect(segue.contains("Fired by: “\(long)”\n"))
  }

  @Test("A segue's tooltip states its ends, its presentation and its place")
  func segue() throws {
    let drawing = try drawing { _, segue in
      segue.kind = .custom
      segue.customClass = "FadeSegue"
      segue.creationSelector = "make:"
      segue.presentation = ["modalPresentationStyle": "formSheet", "animates": "NO"]
    }
    #expect(
      drawing.group("\(Sample.main)#s")?.tooltip == """
        custom
        Scene → End
        Class: FadeSegue
        Made by: make:
        animates: NO
        modalPresentationStyle: formSheet
        App/Main.storyboard:9
        """)
  }

  @Test("A scene's tooltip states that the app starts there")
  func entryPoint() throws {
    let drawing = try LayoutEngine().drawing(of: Sample.full)
    #expect(
      drawing.group("App/Main.storyboard#nav")?.tooltip == """
        Navigation
        The app starts here
        navigationController at App/Main.storyboard:10
        """)
    let settings = drawing.group("App/Settings.storyboard#set")?.tooltip
    #expect(settings?.contains("Initial scene of its storyboard") == true)
  }

  @Test("A tooltip names what a segue without a destination refers to", arguments: ["dan", "los"])
  func nowhere(segue: String) throws {
    let drawing = try LayoutEngine().drawing(of: Sample.full)
    let tooltip = drawing.groups("segue").first { $0.id?.hasSuffix("#\(segue)") == true }?.tooltip
    #expect(tooltip?.contains(segue == "dan" ? "missing 'nowhere'" : "exit unwindNowhere:") == true)
  }

  @Test(
    "A line break in the user's text does not start a line",
    arguments: ["a\nb", "a\r\nb", "a\u{2028}b"])
  func lineBreaks(name: String) throws {
    let plain = try drawing { scene, _ in scene.name = "a b" }
    let broken = try drawing { scene, _ in scene.name = name }
    #expect(broken.groups.map(\.tooltip) == plain.groups.map(\.tooltip))
  }
}
