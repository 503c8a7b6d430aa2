import FlowModel
import ProjectFiles
import SwiftReader
import Testing

@testable import SourceNavigation

@Suite("The order of bodies")
struct OrderTests {
  /// A screen that is handed on through several properties before it is shown, and functions that
  /// call each other.
  private static let types = [
    "class Target: UIViewController { func tap() { Other.pass(self, 0) } }",
    """
    class Model {
      var alpha: UIViewController?
      var beta: UIViewController?
      var gamma: UIViewController?
      var delta: UIViewController?
    }
    """,
    "class A: UIViewController { let model = Model(); func set() { model.alpha = Target() } }",
    """
    class B: UIViewController {
      let model = Model()
      func set() { model.beta = model.alpha; present(model.alpha!, animated: true) }
    }
    """,
    """
    class C: UIViewController {
      let model = Model()
      func set() { model.gamma = model.beta; present(model.beta!, animated: true) }
    }
    """,
    """
    class D: UIViewController {
      let model = Model()
      func set() { model.delta = model.gamma; present(model.gamma!, animated: true) }
    }
    """,
    """
    class Start: UIViewController {
      let model = Model()
      func tap() { present(model.delta!, animated: true) }
    }
    """,
    """
    enum Helper {
      static func visit(_ from: UIViewController, _ depth: Int) {
        Other.pass(from, depth)
        from.present(End(), animated: true)
      }
    }
    """,
    """
    enum Other {
      static func pass(_ from: UIViewController, _ depth: Int) { Helper.visit(from, depth + 1) }
    }
    """,
    "class End: UIViewController { func tap() { Helper.visit(self, 2) } }",
  ]

  private func facts(
    _ types: [String], in order: (@Sendable ([Callable]) -> [Callable])? = nil
  ) -> [String] {
    let units = types.enumerated().map { number, text in
      var text = text
      return text.withUTF8 { SwiftReader.unit($0, path: "\(number).swift") }
    }
    let facts = DeepThreads.result { NavigationAnalysis(units).evaluated(in: order).facts }
    let uses = facts.uses.map { "\($0.caller.name).\($0.member.name) uses \($0.used.name)" }
    return facts.printed + uses.sorted()
  }

  @Test("Bodies can be evaluated in any order")
  func bodies() {
    let expected = facts(Self.types)
    #expect(expected.contains("Start present made Target"))
    for step in [1, 3, 5, 7] {
      let found = facts(Self.types) { roots in
        roots.indices.map { roots[(roots.count - 1) - ($0 * step) % roots.count] }.unique(roots)
      }
      #expect(found == expected)
    }
  }

  @Test("Files can have any names", arguments: 1..<10)
  func files(shift: Int) {
    let types = Self.types
    let moved = types.indices.map { types[($0 + shift) % types.count] }
    #expect(facts(moved) == facts(types))
    #expect(facts(moved.reversed()) == facts(types))
  }
}

extension [Callable] {
  /// Each element once, and those of others that are missing.
  fileprivate func unique(_ others: [Callable]) -> [Callable] {
    var met: Set<Callable> = []
    return (self + others).filter { met.insert($0).inserted }
  }
}
