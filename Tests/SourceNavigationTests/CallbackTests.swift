import ProjectFiles
import SwiftReader
import Testing

@testable import SourceNavigation

@Suite("Closures that functions are called with") struct CallbackTests {
  @Test("A function does the same for each caller, with the caller's closure", arguments: cases)
  func callbacks(_ sample: NavigationCase) {
    #expect(
      NavigationFacts(swift: "class Detail: UIViewController {}\n" + sample.source).printed
        == sample.expected)
  }

  @Test("The closures of an object have numbers in the order of their names")
  func numbers() {
    let names = (0..<16).map { "on\($0)" }.sorted()
    let fields = names.enumerated().map { number, name in
      (name, AbstractValue(.closure(.input(ClosureInput(number: number)))))
    }
    let object = Alternative.instance(.framework("Row"), Dictionary(uniqueKeysWithValues: fields))
    let context = CallContext(
      callable: .variable(0), receiver: AbstractValue(object), selfType: nil)
    let numbers = context.numberingClosures().closures.map { closure in
      if case .input(let input) = closure { input.number } else { -1 }
    }
    #expect(numbers == Array(names.indices))
  }

  static let cases = [
    NavigationCase(
      "through two functions, each closure with what the last one makes",
      """
      func load(_ done: @escaping (UIViewController) -> Void) { fetch(done) }
      func fetch(_ done: @escaping (UIViewController) -> Void) { done(Detail()) }
      class A: UIViewController {
        func go() { load { self.present($0, animated: true) } }
      }
      class B: UIViewController {
        func go() { load { self.show($0, sender: nil) } }
      }
      """, "A present made Detail", "B show made Detail"),
    NavigationCase(
      "with a type that has another name, in a class",
      """
      class Loader {
        typealias Done = (UIViewController) -> Void
        func load(_ done: @escaping Done) { done(Detail()) }
      }
      func load(_ done: @escaping Loader.Done) { Loader().load(done) }
      class A: UIViewController {
        func go() { load { self.present($0, animated: true) } }
      }
      class B: UIViewController {
        func go() { load { self.show($0, sender: nil) } }
      }
      """, "A present made Detail", "B show made Detail"),
    NavigationCase(
      "in an object that a function is called with",
      """
      struct Action { let run: (UIViewController) -> Void }
      func perform(_ action: Action) { action.run(Detail()) }
      class A: UIViewController {
        func go() { perform(Action(run: { self.present($0, animated: true) })) }
      }
      class B: UIViewController {
        func go() { perform(Action(run: { self.show($0, sender: nil) })) }
      }
      """, "A present made Detail", "B show made Detail"),
    NavigationCase(
      "in what a function returns",
      """
      func later(_ done: @escaping (UIViewController) -> Void) -> () -> Void {
        return { done(Detail()) }
      }
      class A: UIViewController {
        func go() {
          let run = later { self.present($0, animated: true) }
          run()
        }
      }
      class B: UIViewController {
        func go() {
          let run = later { self.show($0, sender: nil) }
          run()
        }
      }
      """, "A present made Detail", "B show made Detail"),
    NavigationCase(
      "of which a function calls one of two",
      """
      func ask(_ yes: @escaping (UIViewController) -> Void, _ no: @escaping (UIViewController) -> Void) {
        yes(Detail())
      }
      class A: UIViewController {
        func go() { ask({ self.present($0, animated: true) }, { self.show($0, sender: nil) }) }
      }
      """, "A present made Detail"),
    NavigationCase(
      "that a function keeps in a property",
      """
      class Model {
        var onDone: ((UIViewController) -> Void)?
        func finish() { onDone?(Detail()) }
      }
      func keep(_ done: @escaping (UIViewController) -> Void, in model: Model) { model.onDone = done }
      class A: UIViewController {
        let model = Model()
        func go() { keep({ self.present($0, animated: true) }, in: model) }
      }
      """, "A present made Detail"),
    NavigationCase(
      "that a function which calls itself hands on",
      """
      func retry(_ count: Int, _ done: @escaping (UIViewController) -> Void) {
        if count > 0 { retry(count - 1) { done($0) } } else { done(Detail()) }
      }
      class A: UIViewController {
        func go() { retry(3) { self.present($0, animated: true) } }
      }
      """, "A present made Detail"),
    NavigationCase(
      "whose result a function shows",
      """
      func run(_ make: () -> UIViewController, on host: UIViewController) {
        host.present(make(), animated: true)
      }
      class Other: UIViewController {}
      class A: UIViewController { func go() { run({ Detail() }, on: self) } }
      class B: UIViewController { func go() { run({ Other() }, on: self) } }
      """, "A present made Detail", "B present made Other"),
  ]

  /// The steps of following a chain of functions that callers call with closures of their own.
  private func steps(callers: Int) -> Int {
    let type = "@escaping (UIViewController) -> Void"
    let chain = (1...40).map { "func load\($0)(_ done: \(type)) { load\($0 - 1)(done) }" }
    let classes = (0..<callers).map { number in
      """
      class C\(number): UIViewController {
        func go() { load40 { self.present($0, animated: true) } }
      }
      """
    }
    var text = """
      class Detail: UIViewController {}
      func load0(_ done: \(type)) { done(Detail()) }
      \(chain.joined(separator: "\n"))
      \(classes.joined(separator: "\n"))
      """
    let unit = text.withUTF8 { SwiftReader.unit($0, path: "App.swift") }
    return DeepThreads.result { NavigationAnalysis([unit]).evaluated().steps }
  }

  @Test("A function is followed once for all callers that call it with a closure")
  func sharedContexts() {
    let (one, many) = (steps(callers: 1), steps(callers: 41))
    #expect((many - one) / 40 < one / 4)
  }
}
