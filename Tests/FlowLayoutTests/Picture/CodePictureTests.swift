import DrawingModel
import FlowModel
import FlowStyle
import TestSupport
import Testing

@testable import FlowLayout

@Suite("What source adds to a picture")
struct CodePictureTests {
  private let push = "App/List.swift#lst.push.AboutController"
  private let present = "App/Screens.swift#AboutController.present.det"

  private func drawing(_ change: (inout LayoutOptions) -> Void = { _ in }) throws -> Drawing {
    var options = LayoutOptions()
    change(&options)
    return try LayoutEngine(options: options).drawing(of: Sample.code)
  }

  private func dash(_ group: Drawing.Group?) -> [Double]? {
    guard case .path(_, let style) = group?.shapes.first else { return nil }
    return style.stroke?.dash
  }

  @Test("An edge from source is dotted in its family's colour, and sparser if it is only possible")
  func dotted() throws {
    let drawing = try drawing()
    let certain = try #require(dash(drawing.group(push)))
    let possible = try #require(dash(drawing.group(present)))
    #expect(certain[0] < 1 && possible[0] < 1)
    #expect(certain[1] < possible[1])
    #expect(dash(drawing.group("\(Sample.main)#man")) == [])
    #expect(drawing.group(push)?.classes == ["segue", "segue-show", "from-code"])
    #expect(drawing.group(present)?.classes.last == "possible")
  }

  @Test("Labels state the call, how often it occurs, and whether it is certain")
  func labels() throws {
    let labels = try drawing().groups("labels").flatMap(\.texts).map(\.string)
    for label in [
      "2× push", "?", "rootViewController", "toDetail", "performSegue", "unwindToList:",
    ] {
      #expect(labels.contains(label))
    }
  }

  @Test("A tooltip lists each call with its place, and counts those beyond the limit")
  func tooltips() throws {
    let drawing = try drawing()
    #expect(
      drawing.group(push)?.tooltip == """
        push, from code
        List → About
        pushViewController at App/List.swift:31
        show at App/List.swift:52
        """)
    #expect(drawing.group(present)?.tooltip?.hasSuffix("App/Screens.swift:12 (possible)") == true)
    #expect(
      drawing.group("\(Sample.main)#man")?.tooltip == """
        show ‘toDetail’
        List → Detail
        performSegue at App/List.swift:60
        App/Main.storyboard:9
        """)
    let many = CallList((1...20).map { Sample.site("push", "A.swift", $0) }).lines()
    #expect(many.count == 9)
    #expect(many.last == "and 12 more")
    #expect(CallList((1...9).map { Sample.site("push", "A.swift", $0) }).lines().count == 9)
  }

  @Test("A scene's tooltip states the declaration of its class, and what closes it")
  func sceneTooltips() throws {
    let drawing = try drawing()
    let list = drawing.group("\(Sample.main)#lst")?.tooltip
    #expect(list?.contains("Declared at App/List.swift:7\n") == true)
    let detail = drawing.group("\(Sample.main)#det")?.tooltip
    #expect(detail?.contains("Closed by popViewController at App/Detail.swift:40\n") == true)
    #expect(
      drawing.group("App/Screens.swift#AboutController")?.tooltip == """
        About
        Class: App.AboutController
        Closed by dismiss at App/Screens.swift:14
        class at App/Screens.swift:9
        """)
  }

  @Test("The card of a scene that source closes states how")
  func returns() throws {
    let drawing = try drawing()
    let detail = try #require(drawing.group("\(Sample.main)#det")).texts.map(\.string)
    #expect(detail == ["Detail", "pops", "dismisses"])
    #expect(drawing.group("\(Sample.main)#lst")?.texts.map(\.string).contains("pops") == false)
  }

  @Test("An unwind without a handler ends at a mark that states why")
  func faults() throws {
    let drawing = try drawing()
    let marks = drawing.groups("exit")
    #expect(
      marks.map { $0.texts.map(\.string) } == [
        ["nobody:", "no handler"], ["elsewhere:", "no way in passes a handler"],
      ])
    #expect(marks.allSatisfy { $0.classes == ["exit", "broken"] })
    #expect(marks[0].tooltip == "Unwinds with nobody:; no class has a method of that name")
    let tooltip = drawing.group("\(Sample.main)#nob")?.tooltip
    #expect(tooltip?.contains("no class has a method of that name") == true)
  }

  @Test("The legend distinguishes edges from source, and explains a sparse line")
  func legend() throws {
    #expect(
      try drawing().groups("legend").flatMap(\.texts).map(\.string) == [
        "Show, push (1)", "Unwind (3)", "Show, push from code (1)", "Present from code (1)",
        "Relationship from code (1)", "? may also lead elsewhere",
      ])
  }

  @Test("Classes and calls are counted separately from scenes and segues")
  func summary() throws {
    #expect(try drawing().description == "2 scenes · 2 classes · 4 segues · 3 from code · 1 file")
    let classes = FlowGraph(
      storyboards: [], scenes: [Sample.classNode("A"), Sample.classNode("B")],
      segues: [
        Sample.move(
          "push", from: Sample.id("A", in: "App/A.swift"), to: Sample.id("B", in: "App/B.swift"))
      ])
    #expect(FlowSummary(classes).text == "2 classes · 1 from code")
  }

  @Test("With a base URL, scenes and edges are links; without one, nothing is")
  func links() throws {
    #expect(try drawing().groups.allSatisfy { $0.link == nil })
    let linked = try drawing { $0.links = SourceLinks(base: "https://a.b") }
    #expect(linked.group("\(Sample.main)#lst")?.link == "https://a.b/App/List.swift#L7")
    #expect(linked.group("\(Sample.main)#det")?.link == "https://a.b/App/Main.storyboard#L20")
    #expect(linked.group(push)?.link == "https://a.b/App/List.swift#L31")
    #expect(linked.group("\(Sample.main)#man")?.link == "https://a.b/App/Main.storyboard#L9")
  }
}
