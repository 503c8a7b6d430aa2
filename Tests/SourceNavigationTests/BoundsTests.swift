import FlowModel
import ProjectFiles
import SwiftReader
import Testing

@testable import SourceNavigation

@Suite("Source with very many call paths")
struct BoundsTests {
  /// Functions that each call all others and show a screen.
  private func mutual(_ count: Int) -> String {
    (0..<count).map { number in
      let calls = (0..<count).filter { $0 != number }.map { "  f\($0)(c)" }.joined(separator: "\n")
      return """
        class C\(number): UIViewController {}
        func f\(number)(_ c: UIViewController) {
          c.present(C\(number)(), animated: true)
        \(calls)
        }
        """
    }.joined(separator: "\n")
  }

  @Test("A call that exceeds a bound is reported at its location, and the others are found")
  func mutualCalls() {
    let source =
      mutual(40) + "\nclass Start: UIViewController { func go() { f0(self) } }"
    let facts = NavigationFacts(swift: source)
    #expect(facts.printed.contains("Start present made C0"))
    #expect(facts.moves.count <= 41)
  }

  @Test("A chain of subclasses is followed to a maximum depth, and reported once beyond it")
  func inheritance() {
    let classes = (1..<100).map { "class C\($0): C\($0 - 1) {}" }.joined(separator: "\n")
    let facts = NavigationFacts(swift: "class C0: UIViewController {}\n" + classes)
    #expect(facts.printedNotes == ["source-too-involved 34"])
  }

  @Test("A constant selects its case of a long switch, and an unknown value may select any")
  func longSwitch() {
    let cases = (0..<300).map { "case \"\($0)\": return C\($0)()" }.joined(separator: "\n")
    let classes = (0..<300).map { "class C\($0): UIViewController {}" }.joined(separator: "\n")
    let calls = (0..<300).map { "present(make(\"\($0)\"), animated: true)" }
      .joined(separator: "\n")
    let facts = NavigationFacts(
      swift: """
        \(classes)
        func make(_ name: String) -> UIViewController {
          switch name {
          \(cases)
          default: return UIViewController()
          }
        }
        class Start: UIViewController {
          func go() {
            \(calls)
          }
        }
        """)
    #expect(facts.printed.contains("Start present made C0"))
    let isWhole = (0..<300).allSatisfy { facts.printed.contains("Start present made C\($0)") }
    #expect(isWhole || facts.printedNotes.contains { $0.hasPrefix("source-too-involved") })
  }

  /// How many expressions, conditions and calls are evaluated for a source.
  private func steps(_ swift: String) -> Int {
    var text = swift
    let unit = text.withUTF8 { SwiftReader.unit($0, path: "App.swift") }
    return DeepThreads.result { NavigationAnalysis([unit]).evaluated().steps }
  }

  @Test("An analysis that is cancelled follows no more bodies")
  func cancelled() {
    var text = """
      class Detail: UIViewController {}
      class Start: UIViewController {
        func first() { present(Detail(), animated: true) }
        func second() { present(Detail(), animated: true) }
      }
      """
    let unit = text.withUTF8 { SwiftReader.unit($0, path: "App.swift") }
    let (all, one, none) = DeepThreads.result {
      let analysis = NavigationAnalysis([unit])
      var asked = 0
      let one = analysis.evaluated(until: {
        asked += 1
        return asked > 1
      })
      return (
        analysis.evaluated().steps, one.steps, analysis.evaluated(until: { true }).steps
      )
    }
    #expect(none == 0)
    #expect(one > 0 && one < all)
  }

  @Test("A value that is made of itself is followed to a bounded depth")
  func growingValues() {
    let facts = NavigationFacts(
      swift: """
        class Detail: UIViewController {}
        class Model {
          var some: [Any] = [Detail()]
          var more: [Any] = [Detail()]
        }
        class Start: UIViewController {
          let model = Model()
          func grow() {
            model.some = [model.some, model.more, model.some, model.more, model.some, model.more]
            model.more = [model.some, model.more, model.some, model.more, model.some, model.more]
            present(Detail(), animated: true)
          }
          func show() { navigationController?.setViewControllers(model.some, animated: true) }
        }
        """)
    #expect(facts.printed.contains { $0.hasPrefix("Start viewControllers made Detail") })
  }

  @Test("A list to which branches append has an element for each place, not for each way")
  func appendedElements() {
    let (a, b) = (AbstractValue(.string("a")), AbstractValue(.string("b")))
    var list = AbstractValue(.array([a]))
    for _ in 0..<40 {
      list = list.joined(with: AbstractValue(.array(list.elements + [b])))
      list = AbstractValue(.array(list.elements))
    }
    #expect(list.elements.count == 41)
    #expect(list.elements[0].alternatives == a.alternatives)
  }

  @Test("Functions that call each other take a bounded number of steps")
  func mutualSteps() {
    let start = "\nclass Start: UIViewController { func go() { f0(self) } }"
    #expect(steps(mutual(32) + start) < 40_000)
    #expect(steps(mutual(64) + start) < 300_000)
  }

  @Test("What a closure asks its parameter for is no state of a view, which would be followed")
  func shorthandArguments() {
    let source = { (closure: String) in
      """
      class Item { var key = 0 }
      struct Start: View {
        let items: [Item]
        var body: some View { Text(items.filter(\(closure)).description) }
      }
      \((0..<100).map { "func set\($0)(_ item: Item) { item.key = \($0) }" }.joined(separator: "\n"))
      """
    }
    #expect(steps(source("{ isKnown($0.key) }")) < steps(source("{ isKnown($item.key) }")) - 100)
  }

  @Test("A list does not grow with each recursive call that appends to it")
  func growingArguments() {
    let source = { (isList: Bool) in
      let appends = (0..<20).map { "lines.append(\(isList ? "Page\($0)()" : "\"\($0)\""))" }
      return """
        \((0..<20).map { "class Page\($0): UIViewController {}" }.joined(separator: "\n"))
        class Start: UIViewController {
          func add(_ lines: inout \(isList ? "[UIViewController]" : "String"), _ title: String) {
            \(appends.joined(separator: "\n"))
            if title.isEmpty { add(&lines, title) }
            navigationController?.setViewControllers([make(lines)], animated: false)
          }
          func make(_ lines: \(isList ? "[UIViewController]" : "String")) -> UIViewController { Page0() }
        }
        """
    }
    for isList in [true, false] {
      #expect(steps(source(isList)) < 3_000)
      #expect(
        NavigationFacts(swift: source(isList)).printed.contains("Start viewControllers made Page0"))
    }
  }

  @Test("What calls a function is not followed again while the function has the same effects")
  func sameEffectsSteps() {
    let source = { (value: String) in
      """
      class Detail: UIViewController {}
      class Model {
        var first: UIViewController?
        var second: UIViewController?
        func fill() { first = \(value) }
        func copy() { second = first }
      }
      class Helper: UIViewController {
        let model = Model()
        func show() { if let page = model.second as? Detail { present(page, animated: true) } }
      }
      class Middle: UIViewController {
        let helper = Helper()
        func go() { helper.show() }
      }
      \((0..<200).map { "class V\($0): UIViewController { let m = Middle(); func tap() { m.go() } }" }
        .joined(separator: "\n"))
      """
    }
    let unknown = steps(source("nil"))
    #expect(unknown > 200)
    #expect(steps(source("Detail()")) < unknown + 100)
  }

  @Test("A chain of subclasses that each present takes a number of steps in proportion")
  func chainSteps() {
    let chain = { (count: Int) in
      "class C0: UIViewController {}\n"
        + (1..<count).map {
          "class C\($0): C\($0 - 1) { func m\($0)() { present(C\($0 - 1)(), animated: true) } }"
        }.joined(separator: "\n")
    }
    let few = steps(chain(100))
    #expect(few > 0)
    #expect(steps(chain(1_000)) < 12 * few)
  }

  @Test("A case is found among types in a number of steps in proportion to the cases")
  func typeSwitchSteps() {
    let source = { (count: Int) in
      let numbers = 0..<count
      return """
        class Message {}
        \(numbers.map { "class M\($0): Message {}; class C\($0): UIViewController {}" }
          .joined(separator: "\n"))
        class Start: UIViewController {
          func show(_ message: Message) {
            switch message {
            \(numbers.map { "case is M\($0): present(C\($0)(), animated: true)" }
              .joined(separator: "\n"))
            default: break
            }
          }
        }
        """
    }
    let few = steps(source(40))
    #expect(few > 0)
    #expect(steps(source(320)) < 10 * few)
  }

  @Test("An object that is passed through many initialisers takes a number of steps in proportion")
  func initialiserSteps() {
    let source = { (count: Int) in
      """
      class S: UIViewController {}
      class N0 { let screen: UIViewController; init(_ s: UIViewController) { screen = s } }
      \((1..<count).map {
        "class N\($0) { let next: N\($0 - 1); init(_ s: UIViewController) { next = N\($0 - 1)(s) } }"
      }.joined(separator: "\n"))
      class Start: UIViewController { func go() { _ = N\(count - 1)(S()) } }
      """
    }
    let few = steps(source(10))
    #expect(few > 0)
    #expect(steps(source(40)) < 8 * few)
  }

  @Test("A long switch that is called as often as it has cases selects one case each time")
  func longSwitchSteps() {
    let source = { (count: Int) in
      let numbers = 0..<count
      return """
        \(numbers.map { "class C\($0): UIViewController {}" }.joined(separator: "\n"))
        func make(_ name: String) -> UIViewController {
          switch name {
          \(numbers.map { "case \"\($0)\": return C\($0)()" }.joined(separator: "\n"))
          default: return UIViewController()
          }
        }
        class Start: UIViewController {
          func go() {
            \(numbers.map { "present(make(\"\($0)\"), animated: true)" }.joined(separator: "\n"))
          }
        }
        """
    }
    let few = steps(source(100))
    #expect(few > 0)
    #expect(steps(source(800)) < 10 * few)
  }

  @Test("A closure that a property gets in a recursive call is the same one in each round")
  func closuresInRounds() {
    let source = { (action: String) in
      """
      import SwiftUI
      class Detail: UIViewController {}
      class Model: ObservableObject { @Published var action = false }
      struct Row: View {
        @ObservedObject var model: Model
        var body: some View { Text("").sheet(isPresented: $model.action) { Row() } }
      }
      class Provider {
        var action: (() -> Void)?
        init(_ action: (() -> Void)?) { self.action = action }
      }
      class Page: UIViewController {
        var provider: Provider?
        init(_ start: Start) {
          super.init(nibName: nil, bundle: nil)
          provider = Provider(\(action))
        }
      }
      class Start: UIViewController {
        func load(_ count: Int) {
          present(Page(self), animated: true)
          show(count)
        }
        func show(_ count: Int) {
          load(count + 1)
          present(Detail(), animated: true)
        }
      }
      """
    }
    #expect(steps(source("{ start.load(0) }")) < 4 * steps(source("nil")))
  }

  @Test("A text that is appended to itself changes in a few rounds only")
  func growingTexts() {
    let source = { (isAppended: Bool) in
      """
      class Model { var identifier = "" }
      class Start: UIViewController {
        let model = Model()
        func next() {
          model.identifier = \(isAppended ? "\"next\" + model.identifier" : "\"next\"")
          performSegue(withIdentifier: model.identifier, sender: nil)
        }
        func show() { performSegue(withIdentifier: model.identifier, sender: nil) }
      }
      """
    }
    #expect(steps(source(true)) < 5 * steps(source(false)))
    #expect(NavigationFacts(swift: source(true)).printed.contains("Start performs next ?"))
  }

  @Test("A list that is put into itself changes in a few rounds only")
  func growingLists() {
    let source = { (isGrown: Bool) in
      """
      class Detail: UIViewController {}
      class Model { var pages: [UIViewController] = [] }
      class Start: UIViewController {
        let model = Model()
        func add() {
          var pages = \(isGrown ? "model.pages" : "[]")
          pages.append(UINavigationController(rootViewController: Detail()))
          pages.append(UITabBarController(viewControllers: pages))
          model.pages = pages
        }
        func show() { navigationController?.setViewControllers(model.pages, animated: true) }
      }
      """
    }
    #expect(steps(source(true)) < 7 * steps(source(false)))
    let printed = NavigationFacts(swift: source(true)).printed
    #expect(printed.contains { $0.contains("viewControllers made Detail") })
  }

  @Test("A round with too many steps no longer distinguishes calls, and is reported once")
  func longRounds() {
    let calls = (0..<100).map { "helper.show(C\($0)(), from: self)" }.joined(separator: "\n")
    let classes = (0..<100).map { "class C\($0): UIViewController {}" }.joined(separator: "\n")
    var text = """
      \(classes)
      class Helper {
        func show(_ screen: UIViewController, from host: UIViewController) {
          prepare(screen)
          host.present(screen, animated: true)
        }
        func prepare(_ screen: UIViewController) { screen.show(C0(), sender: nil) }
      }
      class Start: UIViewController {
        let helper = Helper()
        func go() {
          \(calls)
        }
      }
      """
    let unit = text.withUTF8 { SwiftReader.unit($0, path: "App.swift") }
    let (all, some) = DeepThreads.result {
      let analysis = NavigationAnalysis([unit])
      return (analysis.evaluated(), analysis.evaluated(mostRoundSteps: 400))
    }
    #expect(some.steps < all.steps / 2)
    #expect(all.facts.printedNotes.isEmpty)
    #expect(some.facts.printedNotes.count == 1)
    #expect(some.facts.printed.contains("Start present made C0"))
  }
}
