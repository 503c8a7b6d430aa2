import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Changes of what source does, and edits of it")
struct SourceEditsTests {
  private let shop = """
    import UIKit

    class ShopViewController: UIViewController {
        private func showCart() {
            present(CartViewController(), animated: true)
        }
        func buy() { showCart() }
    }
    """

  /// Returns whether a segue that only the later state has is reported.
  private func isTold(_ before: [String: String], _ after: [String: String]) -> Bool {
    let (old, new) = (Self.graph(hasSegue: false), Self.graph(hasSegue: true))
    let edits = SourceEdits(before: before, after: after)
    let changes = FlowChanges(from: old, to: new, edits: edits)
    let back = FlowChanges(
      from: new, to: old, edits: SourceEdits(before: after, after: before))
    #expect(changes.isEmpty == back.isEmpty)
    return !changes.isEmpty
  }

  private static func graph(hasSegue: Bool) -> FlowGraph {
    let scenes = ["ShopViewController", "CartViewController"].map { name in
      var scene = Scene(
        id: SceneID(path: "App/\(name).swift", objectID: name), kind: .class, name: name,
        location: SourceLocation(path: "App/\(name).swift", line: 3))
      scene.customClass = name
      return scene
    }
    var segue = Segue(
      id: SegueID(path: "App/Shop.swift", objectID: "present"),
      kind: SegueKind(rawValue: "present"),
      source: scenes[0].id, destination: scenes[1].id,
      location: SourceLocation(path: "App/Shop.swift", line: 5))
    segue.origin = .code
    segue.callSites = [
      CallSite(
        call: "present", location: SourceLocation(path: "App/Shop.swift", line: 5),
        function: "showCart")
    ]
    return FlowGraph(storyboards: [], scenes: scenes, segues: hasSegue ? [segue] : [])
  }

  @Test("An edit of the call, its function or the classes is told")
  func edits() {
    #expect(
      isTold(
        ["App/Shop.swift": shop.replacing("showCart() }", with: "}")], ["App/Shop.swift": shop]))
    #expect(isTold([:], ["App/Start.swift": "let first = CartViewController()"]))
    #expect(
      isTold(
        ["App/Shop.swift": shop.replacing("present(", with: "print(")], ["App/Shop.swift": shop]))
  }

  @Test("A call on an edited line is told, whatever the line names")
  func lines() {
    let shown = shop.replacing(
      "present(CartViewController(), animated: true)", with: "router.open(.cart)")
    let empty = shown.replacing("        router.open(.cart)\n", with: "")
    #expect(isTold(["App/Shop.swift": empty], ["App/Shop.swift": shown]))
    let other = shown.replacing("\n}", with: "\n    func look() { log(.seen) }\n}")
    #expect(!isTold(["App/Shop.swift": shown], ["App/Shop.swift": other]))
  }

  @Test("Code that is moved, renamed or edited elsewhere tells nothing")
  func silence() {
    let moved = shop.replacing("private func", with: "func")
    #expect(!isTold(["App/Shop.swift": shop], ["App/Shop+Cart.swift": moved]))
    let split = moved.replacing(
      "    func buy()", with: "}\n\nextension ShopViewController {\n    func buy()")
    #expect(!isTold(["App/Shop.swift": shop], ["App/Shop+Cart.swift": split]))
    #expect(
      !isTold(
        ["App/Shop.swift": shop], ["App/Shop.swift": shop.replacing("showCart", with: "_open")]))
    // The call stays on the line that the graph states.
    let logged = shop.replacing("animated: true)", with: "animated: true)\n        log(1)")
    #expect(
      !isTold(
        ["App/Shop.swift": logged], ["App/Shop.swift": logged.replacing("log(1)", with: "log(2)")]))
    #expect(!isTold(["App/Log.swift": "let a = 1"], ["App/Log.swift": "let a = 2\nlog(a)"]))
    #expect(!isTold(["App/Shop.swift": shop], ["App/Shop.swift": "// A comment\n" + shop]))
  }

  @Test("A class that was renamed is the same screen, even if its file was renamed as well")
  func renamedClasses() {
    let cart = """
      class CartViewController: UIViewController {
          func pay() { print("pay") }
          func empty() { print("empty") }
          func count() -> Int { 1 }
      }
      """
    func state(_ name: String) -> (graph: FlowGraph, files: [String: String]) {
      let scenes = ["ShopViewController", name].map { name in
        Sample.classNode(name) { $0.isScreen = !name.hasSuffix("Flow") }
      }
      let segues = [Sample.move("present", from: scenes[0].id, to: scenes[1].id)]
      let files = ["ShopViewController": shop, name: cart].map { file, text in
        ("App/\(file).swift", text.replacing("CartViewController", with: name))
      }
      return (
        FlowGraph(storyboards: [], scenes: scenes, segues: segues),
        Dictionary(uniqueKeysWithValues: files)
      )
    }
    func told(_ earlier: String, _ later: String, _ change: (String) -> String = { $0 })
      -> [Change.Kind]
    {
      let (before, after) = (state(earlier), state(later))
      let edits = SourceEdits(before: before.files, after: after.files.mapValues(change))
      return FlowChanges(from: before.graph, to: after.graph, edits: edits).changes.map(\.kind)
    }
    #expect(told("CartViewController", "BasketController") == [.sceneClass])
    #expect(told("BasketController", "CartViewController") == [.sceneClass])
    #expect(told("CartFlow", "BasketFlow") == [])
    let other = told("CartViewController", "HelpController") {
      $0.replacing("func pay() { print(\"pay\") }", with: "let text = \"\"")
        .replacing("func empty() { print(\"empty\") }", with: "let title = \"\"")
    }
    #expect(other == [.sceneAdded, .sceneRemoved, .segueAdded, .segueRemoved])
  }

  @Test("A scene that was edited in its storyboard explains what source now does")
  func storyboards() {
    let before = FlowGraph(
      StoryboardSketch(
        "Main.storyboard", SceneSketch("a", class: "A"), SceneSketch("b", class: "B")))
    let after = FlowGraph(
      StoryboardSketch(
        "Main.storyboard", SceneSketch("a", class: "A"),
        SceneSketch("b", class: "B", identifier: "cart")))
    var segue = Segue(
      id: SegueID(path: "A.swift", objectID: "s"), kind: SegueKind(rawValue: "show"),
      source: after.scenes[0].id,
      destination: after.scenes[1].id, location: SourceLocation(path: "A.swift", line: 1))
    segue.origin = .code
    let led = FlowGraph(
      storyboards: after.storyboards, scenes: after.scenes, segues: [segue])
    let changes = FlowChanges(
      from: before, to: led, edits: SourceEdits(before: [:], after: [:]))
    #expect(changes.changes.map(\.kind) == [.sceneIdentifier, .segueAdded])
  }
}
