import SourceModel
import Testing

@testable import SourceScan

private func digest(_ text: String, _ language: SourceLanguage = .swift) -> SourceDigest {
  Array(text.utf8).withUnsafeBufferPointer { SourceDigest(of: $0, language: language) }
}

@Suite("The digest of a source file")
struct SourceDigestTests {
  @Test(
    "Swift source that navigates is recognized",
    arguments: [
      "performSegue(withIdentifier: \"a\", sender: self)",
      "let board = UIStoryboard(name: \"Main\", bundle: nil)",
      "storyboard?.instantiateViewController(withIdentifier: \"a\")",
      "@IBAction func unwind(_ segue: UIStoryboardSegue) {}",
      "navigationController?.pushViewController(a, animated: true)",
      "present(a, animated: true)", "self.present(a,\n  animated: true)",
      "show(detail, sender: nil)", "window.rootViewController = a",
      "UINavigationController(rootViewController: a)", "tabs.viewControllers = [a]",
      "R.storyboard.main.detail()", "perform(R.segue.list.detail, sender: nil)",
      "init() { super.init(nibName: \"Detail\", bundle: nil) }",
      "addChild(a); view.addSubview(a.view)",
      "let url = \"https://a.b\"; pushViewController(a, animated: true)",
      "let a = \"/*\"\nUIHostingController(rootView: a)", "/* */ UINib(nibName: a, bundle: b)",
      "// é \u{1F600}\r\npresentAsSheet(a)",
      "addSplitViewItem(a)", "insertSplitViewItem(a, at: 0)", "insertTabViewItem(a, at: 0)",
      "tabs.tabViewItems = [a]", "split.splitViewItems = [a]",
      "transition(from: a, to: b, options: [], completionHandler: nil)",
      "class A: NSTabViewController { func a() { children = [b] } }",
      "present(a, animator: b)", "self.childViewControllers = [a]", "perform(segue: .detail)",
    ])
  func navigates(text: String) {
    #expect(digest(text).navigates)
    #expect(digest("import UIKit\n\n" + text + "\n").navigates)
  }

  @Test(
    "Swift source that only looks similar is not recognized",
    arguments: [
      "", "/", "\"", "show()", "label.show(text)", "present(a)", "let present = animated",
      "if tabs.viewControllers == list {}", "let root = window.rootViewController",
      "super.init(nibName: nil, bundle: nil)", "super.init(nibName: nibNameOrNil, bundle: b)",
      "var storyboard: Int", "self.nib.a()", "addChild(node)", "// performSegue(a)",
      "dismiss(animated: true)", "node.children = [a]", "transition(with: a)",
      "navigationController?.popViewController(animated: true)",
      "func present(a: Int, animated: Bool)",
    ])
  func doesNotNavigate(text: String) {
    #expect(!digest(text).navigates)
  }

  @Test(
    "Objective-C source that navigates is recognized",
    arguments: [
      "[self performSegueWithIdentifier:@\"a\" sender:self];",
      "[nav setViewControllers:@[a] animated:NO];", "self.tabs.viewControllers = @[a];",
      "- (IBAction)unwind:(UIStoryboardSegue *)segue;",
      "[super initWithNibName:@\"A\" bundle:nil];",
      "[self addChildViewController:a];", "[tabs setTabViewItems:@[a]];",
      "[split setSplitViewItems:@[a]];", "[split addSplitViewItem:a];",
      "[popover presentPopoverFromBarButtonItem:a permittedArrowDirections:b animated:YES];",
      "[WKInterfaceController reloadRootPageControllersWithNames:a contexts:b];",
    ])
  func objectiveC(text: String) {
    #expect(digest(text, .objectiveC).navigates)
  }

  @Test(
    "Objective-C source that only looks similar is not recognized",
    arguments: [
      "[super initWithNibName:nibNameOrNil bundle:b];", "[hud show:YES];",
      "- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)b;",
    ])
  func objectiveCAlike(text: String) {
    #expect(!digest(text, .objectiveC).navigates)
  }

  @Test(
    "Swift declarations outside functions are found",
    arguments: [
      ("public final class List: Base {", "List"), ("  struct Inner {", "Inner"),
      ("extension Outer: P {", "+Outer"), ("typealias A = B", "A"), ("enum `Case` {", "Case"),
      ("let identifier = \"a\"", "identifier"), ("open let a = 1", "a"),
      ("@MainActor public func open() {", "open"), ("  static let login = \"l\"", ".login"),
      ("  class var main: Board {", ".main"), ("  static func make() {", ".make"),
      ("actor Store {", "Store"), ("protocol Routing: AnyObject {", "Routing"),
    ])
  func declarations(text: String, name: String) {
    #expect(digest(text).declared.contains(name))
  }

  @Test(
    "Types in a type, and extensions of such, are declared with the enclosing type",
    arguments: [
      ("class Outer { struct Inner {} }", "Inner"), ("extension Outer { enum Inner {} }", "Inner"),
      ("extension A.Outer { enum Inner {} }", "Inner"),
      ("struct Outer { typealias Inner = B }", "Inner"),
      ("extension Outer.Inner: P {", "+Inner"), ("class Outer { struct `Inner` {} }", "Inner"),
    ])
  func nestedDeclarations(text: String, name: String) {
    let digest = digest(text)
    #expect(digest.nested[name] == ["Outer"])
    #expect(!digest.declared.contains(name))
  }

  @Test("A screen in a type is declared without it, too")
  func nestedScreen() {
    let digest = digest("class Outer { class Inner: UIViewController {} }")
    #expect(digest.nested["Inner"] == ["Outer"])
    #expect(digest.declared.contains("Inner"))
  }

  @Test(
    "An attribute says that the app starts with a type",
    arguments: [
      ("@main struct App {}", true), ("  @UIApplicationMain\nclass A {}", true),
      ("@NSApplicationMain\nclass A {}", true), ("// @main\nclass A {}", false),
      ("/*\n@main\n*/\nclass A {}", false), ("@mainActor var a", false),
      ("class A { @IBOutlet var main: B }", false),
    ])
  func start(text: String, startsApp: Bool) {
    #expect(digest(text).startsApp == startsApp)
  }

  @Test(
    "Swift declarations inside functions and types are ignored",
    arguments: [
      ("func a() {\n  let local = 1", "local"), ("class A { func method() {", "method"),
      ("  let a: Type", "Type"),
      ("extension Outer.Inner: P {", "Inner"), ("class A: Base {", "Base"),
    ])
  func noDeclarations(text: String, name: String) {
    #expect(!digest(text).declared.contains(name))
  }

  @Test(
    "Objective-C declarations are found",
    arguments: [
      ("@interface List : Base", "List"), ("@implementation List (Flow)", "List"),
      ("@protocol Routing <NSObject>", "Routing"), ("#define kLogin @\"l\"", "kLogin"),
      ("#  define kLogin @\"l\"", "kLogin"), ("static NSString * const kLogin = @\"l\";", "kLogin"),
      ("EXPORTED @interface List : Base", "List"), ("NSString *const Login=@\"l\";", "Login"),
      ("UIStoryboard *Main(void) {", "Main"),
    ])
  func objectiveCDeclarations(text: String, name: String) {
    #expect(digest("\n" + text, .objectiveC).declared.contains(name))
  }

  @Test(
    "Names that Objective-C only refers to are not declarations",
    arguments: [
      ("@class List;", "List"), ("  NSString *local = @\"\";", "local"),
      ("- (void)show:(List *)list {", "List"), ("@interface List : Base", "Base"),
    ])
  func noObjectiveCDeclarations(text: String, name: String) {
    #expect(!digest(text, .objectiveC).declared.contains(name))
  }

  @Test("Calls are identified by the called name")
  func calls() {
    let callees: Set = ["open"]
    for text in ["router.open(a)", "open(a)", "router.open { a }"] {
      #expect(digest(text).calls(anyOf: callees), "\(text)")
    }
    for text in ["router.open = a", "reopen(a)", "openAll(a)"] {
      #expect(!digest(text).calls(anyOf: callees), "\(text)")
    }
    #expect(digest("[router open:a];", .objectiveC).calls(anyOf: callees))
  }

  @Test(
    "Only a declaration that navigates requires the names in it",
    arguments: [
      ("func a() { pushViewController(Detail.make(style), animated: b) }", ["Detail", "+Detail"]),
      ("func a() { performSegue(withIdentifier: .detail) }", [".detail"]),
      ("func a() { performSegue(withIdentifier: kDetail) }", ["kDetail"]),
      ("var a: Int { show(Detail(), sender: nil) }", ["Detail"]),
      ("func a() -> UIViewController { Detail() }", ["Detail"]),
      ("let a = UIHostingController(rootView: B {\n  Detail()\n})", ["Detail"]),
      ("func a() { let b = DetailController() }", ["DetailController"]),
    ])
  func wanted(text: String, names: [String]) {
    #expect(
      digest("class C {\n  \(text)\n}").wantedNames(helpers: []).isSuperset(of: names)
        || digest(text).wantedNames(helpers: []).isSuperset(of: names))
  }

  @Test(
    "Source that only looks similar requires no names",
    arguments: [
      "func a() { log(Level.high) }", "func a(_ b: DetailController) {}",
      "let a = Formatter(style: Names.b)", "func a() { let b = UIAlertController() }",
      "// class A: B {}", "let a = \"class A: B\"",
    ])
  func notWanted(text: String) {
    #expect(digest("class C {\n  \(text)\n}").wantedNames(helpers: []).isEmpty)
  }

  @Test("A function requires only the names that its navigation uses")
  func slices() {
    let text = """
      class List {
        let factory: Factory
        func open(_ style: Style, _ other: Unused) {
          Log.write(Level.high)
          let detail = self.factory
            .make(style, kind)
          let count = Model(Row()).count
          track(count) {
            navigationController?.pushViewController(detail, animated: true)
          }
        }
      }
      """
    let names = digest(text).wantedNames(helpers: [])
    #expect(names.isSuperset(of: ["Factory", "Style", "kind"]))
    #expect(names.isDisjoint(with: ["Log", "Level", "Model", "Row", "Unused", "detail", "track"]))
    let other = """
      @implementation List
      - (void)open:(Style *)style other:(Unused *)other {
        [Log write:kHigh];
        Detail *detail = [[Detail alloc] initWithStyle:style kind:kDetail];
        [self.navigationController pushViewController:detail animated:YES];
      }
      @end
      """
    let others = digest(other, .objectiveC).wantedNames(helpers: [])
    #expect(others.isSuperset(of: ["Detail", "Style", "kDetail"]))
    #expect(others.isDisjoint(with: ["Log", "kHigh", "Unused", "detail"]))
  }

  @Test("A member of a generic parameter is required, and what its getter names")
  func genericMembers() {
    let text = """
      extension NSStoryboard {
        func make<T: NSViewController>(ofType type: T.Type) -> T {
          return instantiateController(withIdentifier: T.sceneIdentifier) as! T
        }
      }
      extension NSViewController {
        static var sceneIdentifier: String {
          nameWithoutModule
        }
        static var others: [String] {
          let first = Names.first
          let second = Names.second
          let third = Names.third
          return [first, second, third]
        }
      }
      """
    let names = digest(text).wantedNames(helpers: [])
    #expect(names.isSuperset(of: [".sceneIdentifier", "nameWithoutModule"]))
    #expect(names.isDisjoint(with: ["Names"]))
  }

  @Test("What a constant names is required with it, and with the type that encloses it")
  func constants() {
    #expect(digest("let a = Names.b").parts == ["a": ["Names"]])
    for keyword in ["let", "var"] {
      let parts = digest("class C {\n  static \(keyword) a = Names.b\n}").parts
      #expect(parts == ["C": ["Names"], ".a": ["Names"]])
    }
  }

  @Test("Superclasses, protocols and extended types are required with their types")
  func inheritance() {
    let text = "class List<T: Row>: Base<Item>, P where T: Q {}\nextension Outer.Inner: R {}"
    let parts = digest(text).parts
    #expect(parts["List"]?.isSuperset(of: ["Row", "Base", "Item", "P", "Q"]) == true)
    #expect(parts["+Inner"] == ["R", "Outer", "Inner"])
    #expect(digest(text).wantedNames(helpers: []).isDisjoint(with: ["Base", "P", "R", "Outer"]))
    let header = "@interface List : Base <P>\n@end\n@implementation Other (Flow)\n@end"
    #expect(
      digest(header, .objectiveC).wantedNames(helpers: []).isSuperset(of: ["Base", "P", "Other"]))
  }

  @Test("A view that a class returns is required, but not the parts of a view")
  func views() {
    let body = "func a() -> some View { Detail() }"
    #expect(digest("class A { \(body) }").wantedNames(helpers: []).contains("Detail"))
    #expect(!digest("struct A { \(body) }").wantedNames(helpers: []).contains("Detail"))
    #expect(
      digest("extension A { \(body) }\nclass A {}").wantedNames(helpers: []).contains("Detail"))
  }

  @Test("The arguments of a helper are required only if it is known to be a helper")
  func helperArguments() {
    let digest = digest("class A {\n  func a() { route(to: Detail()) }\n  func b() { C() }\n}")
    #expect(!digest.wantedNames(helpers: []).contains("Detail"))
    #expect(digest.wantedNames(helpers: ["route"]).contains("Detail"))
    #expect(!digest.wantedNames(helpers: ["route"]).contains("C"))
  }

  @Test(
    "A function that navigates on behalf of its caller is a helper",
    arguments: [
      ("extension UIViewController { func route() { a } }", "route"),
      ("protocol P { }\nextension P { func route() { a } }", "route"),
      ("class A { static func route() { a } }", "route"),
      ("class A { func route(_ b: UIViewController) { a } }", "route"),
      ("class A { func route(to name: String) { a } }", "routeTo"),
      ("class A { func route<T: B>(_ b: T) { a } }", "route"),
      ("func route() { a }", "route"),
    ])
  func helpers(text: String, name: String) {
    let text = text.replacing("{ a }", with: "{ present(b, animated: true) }")
    #expect(digest(text).helpers.contains(name))
    #expect(digest(text.replacing("present", with: "close")).helpers.isEmpty)
  }

  @Test("A method that navigates on its own behalf is not a helper")
  func noHelper() {
    #expect(
      digest("class A { func route(_ b: Int) { present(b, animated: true) } }").helpers.isEmpty)
    #expect(digest("extension A { func route() -> B { UIStoryboard() } }").helpers.isEmpty)
  }

  @Test(
    "Objective-C helpers are recognized",
    arguments: [
      "@implementation A (B)\n- (void)route {\n a\n}\n@end",
      "@implementation A\n+ (void)route {\n a\n}\n@end",
      "@implementation A\n- (void)route:(UIViewController *)b {\n a\n}\n@end",
      "void route(int b) {\n a\n}",
    ])
  func objectiveCHelpers(text: String) {
    let text = text.replacing(" a\n", with: " [c pushViewController:b animated:YES];\n")
    #expect(digest(text, .objectiveC).helpers == ["route"])
  }

  @Test("A file that ends at any point or lacks any bracket is read without a crash")
  func broken() {
    let source = """
      @objc(A) class A<T: B>: C, D { static let e = F.g; func h(_ i: String) -> UIViewController {
      #if DEBUG
      present(j, animated: "\\(k { l("m") })") } #endif case n(o) = "p", /q"{/ }
      """
    let bytes = Array(source.utf8)
    for end in bytes.indices {
      for language in [SourceLanguage.swift, .objectiveC] {
        bytes[..<end].withUnsafeBufferPointer { _ = SourceDigest(of: $0, language: language) }
      }
    }
    #expect(digest("class A { func b() { c( } }\nclass D {}").declared.isSuperset(of: ["A", "D"]))
  }
}
