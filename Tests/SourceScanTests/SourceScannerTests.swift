import SourceModel
import Testing

@testable import SourceScan

private func digest(_ text: String, _ language: SourceLanguage = .swift) -> SourceDigest {
  var scanner = SourceScanner()
  return Array(text.utf8).withUnsafeBufferPointer { scanner.digest($0, language: language) }
}

@Suite("Glancing at a source file")
struct SourceScannerTests {
  @Test(
    "Swift that navigates matters",
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
      "present(a, animator: b)", "perform(segue: .detail)",
    ])
  func matters(text: String) {
    #expect(digest(text).matters)
    #expect(digest("import UIKit\n\n" + text + "\n").matters)
  }

  @Test(
    "Swift that only looks alike does not",
    arguments: [
      "", "/", "\"", "show()", "label.show(text)", "present(a)", "let present = animated",
      "if tabs.viewControllers == list {}", "let root = window.rootViewController",
      "super.init(nibName: nil, bundle: nil)", "super.init(nibName: nibNameOrNil, bundle: b)",
      "var storyboard: Int", "self.nib.a()", "addChild(node)", "// performSegue(a)",
      "dismiss(animated: true)", "navigationController?.popViewController(animated: true)",
      "func present(a: Int, animated: Bool)",
    ])
  func doesNotMatter(text: String) {
    #expect(!digest(text).matters)
  }

  @Test(
    "Objective-C that navigates matters",
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
    #expect(digest(text, .objectiveC).matters)
  }

  @Test(
    "Objective-C that only looks alike does not",
    arguments: [
      "[super initWithNibName:nibNameOrNil bundle:b];", "[hud show:YES];",
      "- (id)initWithNibName:(NSString *)name bundle:(NSBundle *)b;",
    ])
  func objectiveCAlike(text: String) {
    #expect(!digest(text, .objectiveC).matters)
  }

  @Test(
    "What Swift declares outside functions is known",
    arguments: [
      ("public final class List: Base {", "List"), ("  struct Inner {", "Inner"),
      ("extension Outer.Inner: P {", "+Inner"), ("typealias A = B", "A"), ("enum `Case` {", "Case"),
      ("let identifier = \"a\"", "identifier"), ("private let a = 1", "a"),
      ("@MainActor public func open() {", "open"), ("  static let login = \"l\"", ".login"),
      ("  class var main: Board {", ".main"), ("  static func make() {", ".make"),
      ("actor Store {", "Store"), ("protocol Routing: AnyObject {", "Routing"),
    ])
  func declarations(text: String, name: String) {
    #expect(digest(text).declares(anyOf: NameSet([name])))
  }

  @Test(
    "What Swift declares inside functions and types is not",
    arguments: [
      ("  let local = 1", "local"), ("  func method() {", "method"), ("  let a: Type", "Type"),
      ("extension Outer.Inner: P {", "Inner"), ("class A: Base {", "Base"),
    ])
  func noDeclarations(text: String, name: String) {
    #expect(!digest(text).declares(anyOf: NameSet([name])))
  }

  @Test(
    "What Objective-C declares is known",
    arguments: [
      ("@interface List : Base", "List"), ("@implementation List (Flow)", "List"),
      ("@protocol Routing <NSObject>", "Routing"), ("#define kLogin @\"l\"", "kLogin"),
      ("#  define kLogin @\"l\"", "kLogin"), ("static NSString * const kLogin = @\"l\";", "kLogin"),
      ("NSString *const Login=@\"l\";", "Login"), ("UIStoryboard *Main(void) {", "Main"),
    ])
  func objectiveCDeclarations(text: String, name: String) {
    #expect(digest("\n" + text, .objectiveC).declares(anyOf: NameSet([name])))
  }

  @Test(
    "What Objective-C only names is not",
    arguments: [
      ("@class List;", "List"), ("  NSString *local = @\"\";", "local"),
      ("- (void)show:(List *)list {", "List"), ("@interface List : Base", "Base"),
    ])
  func noObjectiveCDeclarations(text: String, name: String) {
    #expect(!digest(text, .objectiveC).declares(anyOf: NameSet([name])))
  }

  @Test("Calls are known by the name that is called")
  func calls() {
    let callees = SourceDigest.Callees([NameHash("open")])
    for text in ["router.open(a)", "open(a)", "router.open { a }"] {
      #expect(digest(text).calls(anyOf: callees), "\(text)")
    }
    for text in ["router.open = a", "reopen(a)", "openAll(a)"] {
      #expect(!digest(text).calls(anyOf: callees), "\(text)")
    }
    #expect(digest("[router open:a];", .objectiveC).calls(anyOf: callees))
  }

  @Test("A scanner tells the same of a file whatever it looked at before")
  func reuse() {
    let text = Array("class A { let a = b(c) }".utf8)
    var scanner = SourceScanner()
    let digests = (0..<3).map { _ in
      text.withUnsafeBufferPointer { scanner.digest($0, language: .swift) }
    }
    #expect(Set(digests).count == 1)
  }
}
