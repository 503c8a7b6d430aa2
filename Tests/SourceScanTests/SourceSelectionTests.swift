import SourceModel
import Testing

@testable import SourceScan

@Suite("Selecting source files")
struct SourceSelectionTests {
  private func selected(_ texts: [String], classes: Set<String> = []) -> [Int] {
    let digests = texts.map { text in
      Array(text.utf8).withUnsafeBufferPointer { SourceDigest(of: $0, language: .swift) }
    }
    return SourceSelection.files(digests, declaring: classes)
  }

  private let navigating = "class A { func a() { performSegue(withIdentifier: Names.b) } }"

  @Test("Files that navigate or declare a class of an interface file are selected")
  func roots() {
    #expect(selected([navigating, "class B {}", "class C: B {}", "class D {}"]) == [0])
    #expect(selected(["class B {}", "class C: B {}", "class D {}"], classes: ["C"]) == [0, 1])
  }

  @Test("A call may name its generic arguments")
  func genericCalls() {
    #expect(selected(["struct A { let a = NavigationLink<Text, [B<C.D>]>(isActive: b) }"]) == [0])
    #expect(selected(["struct A { let a = NavigationLink<Text, B>.self }"]).isEmpty)
  }

  @Test("Files that selected files require are selected, through any number of files")
  func closure() {
    let files = [
      "enum Names { static let b = Other.c }", "struct Other { static let c = last }",
      "let last = 1", "struct Unasked { static let d = 1 }", "extension Names {}",
    ]
    #expect(selected([navigating] + files) == [0, 1, 2, 3, 5])
    #expect(selected(files).isEmpty)
  }

  @Test("The order of files and files that are not required have no influence")
  func order() {
    let files = [
      navigating, "enum Names { static let b = Other.c }", "struct Other {}", "class B: Names {}",
    ]
    #expect(selected(files) == [0, 1, 2])
    #expect(selected(files.reversed()) == [1, 2, 3])
  }

  @Test("Names that a file declares itself, and private names, are not required from other files")
  func ownTypes() {
    let names = ["enum Names { static let b = 1 }", "private enum Names {}"]
    #expect(selected([navigating] + names) == [0, 1])
    #expect(selected([navigating + "; private enum Names {}"] + names) == [0])
    #expect(selected([navigating, "private extension C { enum Names {} }"]) == [0])
  }

  @Test("A type in a type is required only with the type that encloses it")
  func nestedTypes() {
    let caller = "class A { func a() { performSegue(withIdentifier: Names.Key.b) } }"
    let extended = "extension Names { enum Key { static let b = Other.c } }"
    let unrelated = "struct Unrelated { enum Key {} }"
    #expect(selected([caller, "enum Names {}", extended, unrelated]) == [0, 1, 2])
    let own = "extension Names { func a() { performSegue(withIdentifier: Key.b) } }"
    #expect(selected([own, "enum Names {}", extended, unrelated]) == [0, 1, 2])
    let heir = "class A: Base { func a() { performSegue(withIdentifier: Key.b) } }"
    #expect(
      selected([heir, "class Base {}", "extension Base { enum Key {} }", unrelated]) == [0, 1, 2])
    let more = "extension Names.Key { static let d = 1 }"
    #expect(
      selected([caller, "enum Names {}", extended, more, "extension Unrelated.Key {}"]) == [
        0, 1, 2, 3,
      ])
    let alias = "enum Names { typealias Key = Other }"
    #expect(selected([caller, alias, "enum Other {}", unrelated]) == [0, 1, 2])
  }

  @Test(
    "A statement goes on after an operator at the end of a line",
    arguments: [
      "let model = isFirst ?\n First() :\n Second()", "let model = given ??\n First(Second())",
      "let model =\n [First(), Second()]",
    ])
  func continuedStatements(text: String) {
    let maker = "class A { func a() {\n \(text)\n show(Page(model), sender: nil) } }"
    let files = [
      "class Page: UIViewController {}", "class First {}", "class Second {}", "class Third {}",
    ]
    #expect(selected([maker] + files) == [0, 1, 2, 3])
    #expect(
      selected([
        "class A { func a() {\n let b: Int?\n First()\n show(Page(b), sender: nil) } }",
        files[0], files[1],
      ]) == [0, 1])
  }

  @Test("A screen in a type is required wherever it is made")
  func nestedScreens() {
    let files = [
      "enum Outer { class Page: UIViewController {} }", "struct C { func d() { e(Outer.Page()) } }",
    ]
    #expect(selected(files) == [0, 1])
    #expect(selected([files[0]], classes: ["Page"]) == [0])
  }

  @Test("The target of a type alias is required with the alias")
  func aliases() {
    let files = ["typealias Names = Other; typealias More = Unasked", "enum Other {}"]
    #expect(selected([navigating] + files + ["enum Unasked {}"]) == [0, 1, 2])
    #expect(selected([navigating + "; typealias Names = Other", "enum Other {}"]) == [0, 1])
  }

  @Test("A method that returns a screen is required by name, whatever its receiver")
  func screenMethods() {
    let caller =
      "class A { func a() { b.push(pushViewController(c.makeDetail(), animated: true)) } }"
    let maker = "class M { func makeDetail() -> UIViewController { Detail() } }"
    let others = ["class Detail {}", "class N { func makeDetail() -> Int { Other() } }"]
    #expect(selected([caller, maker] + others) == [0, 1, 2])
  }

  @Test("A file that calls a helper which pushes its argument is selected")
  func pushing() {
    let router = """
      class Router {
        func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
      }
      """
    let caller = "class Start { func start() { router.push(screen) } }"
    #expect(
      selected([router, caller, "class Other { func a() { router.pull(screen) } }"]) == [0, 1])
  }

  @Test("A file that makes a screen of the app is selected, unless it is a test")
  func madeScreens() {
    let files = ["class B: UIViewController {}", "struct C { func d() { e(B()) } }"]
    #expect(selected(files) == [0, 1])
    #expect(selected([files[0], "class B2 {}"]).isEmpty)
    #expect(selected([files[0], "import XCTest\n" + files[1]]).isEmpty)
    #expect(selected(["@testable import App\n" + navigating]).isEmpty)
    #expect(selected([navigating + "\n#if DEBUG\n@testable import App\n#endif"]) == [0])
  }

  @Test("A method that returns a view is required by name, with the views in it")
  func viewMethods() {
    let caller = "class A { let a = UIHostingController(rootView: kind.art()) }"
    let maker = "enum Kind { func art() -> some View { Countdown() }\n func b() { Other() } }"
    #expect(selected([caller, maker, "struct Countdown {}", "class Other {}"]) == [0, 1, 2])
  }

  @Test("An Objective-C data source that returns screens is selected with the view that uses it")
  func dataSource() {
    let view = """
      @implementation TabView
      - (void)show { [self.host addChildViewController:[self.source screenForTab:self index:1]]; }
      @end
      """
    let source = """
      @implementation Source
      - (UIViewController *)screenForTab:(TabView *)view index:(NSInteger)index {
          return [[Detail alloc] init];
      }
      @end
      """
    let digests = [view, source, "@interface Detail\n@end", "@interface Other\n@end"].map { text in
      Array(text.utf8).withUnsafeBufferPointer { SourceDigest(of: $0, language: .objectiveC) }
    }
    #expect(SourceSelection.files(digests, declaring: []) == [0, 1, 2])
  }

  @Test("Callers of a helper are selected, with the types of their arguments")
  func helpers() {
    let helper = "extension B { func route(_ c: UIViewController) { show(c, sender: nil) } }"
    let caller = "class C { func d() { route(Detail()) } }"
    #expect(selected([caller, "class Detail {}", "class Other {}"]).isEmpty)
    #expect(selected([caller, "class Detail {}", "class Other {}", helper]) == [0, 1, 3])
  }

  @Test("A weak indication of navigation counts in a file that is selected for another reason")
  func undecided() {
    let file = """
      class A {
        func a() { nav.pushViewController(B(), animated: true) }
        func c() {
          let made = Factory().make()
          addChild(made)
        }
      }
      """
    #expect(selected([file, "class Factory {}", "class Other {}"]) == [0, 1])
  }

  @Test("Names in a closure that initialises a variable are required with the variable")
  func valueClosures() {
    let file = """
      class A {
        func a() {
          let root = NavigationView { Settings(done: true) }.style(.stack)
          present(UIHostingController(rootView: root), animated: true)
        }
      }
      """
    #expect(selected([file, "struct Settings: View {}", "struct Other {}"]) == [0, 1])
  }

  @Test("A controller that is made with only a closure is required")
  func closures() {
    let file =
      "class A { func a() { let d = DraftsController { _ in }; present(d, animated: true) } }"
    #expect(selected([file, "class DraftsController {}"]) == [0, 1])
  }

  @Test("A function for a protocol of all controllers is a helper")
  func screenProtocols() {
    let helper = """
      extension UIViewController: Presentable {}
      class Router { func reveal(_ c: Presentable) { nav?.pushViewController(c.screen, animated: true) } }
      """
    let caller = "class C { func d() { router.reveal(modules.makeDetail()) } }"
    #expect(selected([helper, caller, "class Other {}"]) == [0, 1])
    let others = helper.replacing("UIViewController:", with: "String:")
    #expect(selected([others, caller]) == [0])
  }

  @Test("The enumeration that a `switch` before a move asks for is required")
  func selections() {
    let router = """
      class Router {
        func go(to route: Route) {
          switch route {
          case .log: nav.pushViewController(Log(), animated: true)
          default: break
          }
        }
      }
      """
    #expect(selected([router, "enum Route { case log, help }", "enum Other {}"]) == [0, 1])
  }

  @Test("A function that passes a screen on to a helper of its file is a helper")
  func callersOfHelpers() {
    let router = """
      class Router {
        func reveal(_ c: UIViewController) { reveal(c, animated: true) }
        func reveal(_ c: UIViewController, animated: Bool) { route(c, animated) }
        func route(_ c: UIViewController, _ animated: Bool) {
          nav?.pushViewController(c, animated: animated)
        }
      }
      """
    #expect(selected([router, "class C { func d() { router.reveal(makeDetail()) } }"]) == [0, 1])
  }

  @Test("Files whose types adopt a required protocol are selected, if they are few")
  func adopters() {
    let caller = """
      class C {
        let modules: Modules
        func d() { present(modules.makeDetail(), animated: true) }
      }
      """
    let files = [caller, "protocol Modules {}", "class Factory: Modules {}", "class Other {}"]
    #expect(selected(files) == [0, 1, 2])
    let more = (1...5).map { "class Factory\($0): Modules {}" }
    #expect(selected(files + more) == [0, 1])
  }

  @Test("Files that make an object which navigates are selected")
  func makers() {
    let coordinator =
      "class Flow { func start() { performSegue(withIdentifier: \"a\", sender: nil) } }"
    #expect(selected([coordinator, "class Factory { func flow() -> Any { Flow() } }"]) == [0, 1])
    let hidden = coordinator.replacing("class", with: "private class")
    #expect(selected([hidden, "class Factory { func flow() -> Any { Flow() } }"]) == [0])
  }

  @Test("Files that name a protocol of a class which navigates are selected, unless many adopt it")
  func askers() {
    let flow =
      "class FlowController: Base, Flow { func a() { performSegue(withIdentifier: name) } }"
    let presenter = "class Presenter { let flow: Flow; func open() { flow.open() } }"
    let files = [flow, presenter, "protocol Flow { func open() }"]
    #expect(selected(files) == [0, 1, 2])
    let more = (1...4).map { "class Other\($0): Flow {}" }
    #expect(selected(files + more) == [0, 2])
  }

  @Test("An app's delegate is selected, with what it makes, and what leads from it to other files")
  func started() {
    let delegate =
      "class Delegate: UIResponder, UIApplicationDelegate { func start() { Flow().start() } }"
    let flow = "class Flow { func start() { container.makeFlow().start() } }"
    #expect(selected([delegate, flow]) == [0, 1])
    #expect(selected(["class Job { func start() { Flow().start() } }", flow]) == [])
    let asking = delegate.replacing("Flow()", with: "Kit.shared")
    let kit = "class Kit { static let shared = Kit(); func start() { Frame().start() } }"
    let frame = "struct Frame { func start() { Flow().start() } }"
    let mover = "struct Flow { func start() { performSegue(withIdentifier: name) } }"
    #expect(selected([asking, kit, frame, mover]) == [0, 1, 2, 3])
    #expect(selected([asking, kit, frame, flow]) == [0])
  }

  @Test("A static member that is added to a framework's class is required by its plain name")
  func inheritedStatics() {
    let caller = "class A: UIViewController { func a() { performSegue(withIdentifier: ownName) } }"
    let extended = "extension UIViewController { static var ownName: String { \"\\(self)\" } }"
    #expect(selected([caller, extended, "extension Other { static var ownName = 1 }"]) == [0, 1])
  }
}
