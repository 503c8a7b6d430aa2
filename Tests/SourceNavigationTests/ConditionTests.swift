import SourceNavigation
import Testing

@Suite("Conditions with a known result") struct ConditionTests {
  @Test("A branch that an argument excludes is not attributed to its caller", arguments: given)
  func arguments(_ sample: NavigationCase) {
    let facts = NavigationFacts(
      swift: """
        enum Way { case root, push(Int), sheet }
        enum Refusal: Error { case full, closed }
        enum Style: Error { case plain }
        class A: UIViewController {}
        class Nav: UINavigationController {}
        class Home: UIViewController {
          let isDebug = false
          \(sample.source)
        }
        """)
    #expect(facts.printed == sample.expected)
  }

  private static func show(
    _ description: String, _ parameter: String, _ body: String, _ argument: String,
    _ expected: String...
  ) -> NavigationCase {
    let body = body.replacing(
      "PUSH", with: "navigationController?.pushViewController(c, animated: true)"
    )
    .replacing("PRESENT", with: "present(c, animated: true)")
    return NavigationCase(
      description,
      """
      func open(_ c: UIViewController, \(parameter)) {
        \(body)
      }
      func go() { open(A()\(argument)) }
      """, expected)
  }

  static let given: [NavigationCase] = [
    show("if", "modal: Bool", "if modal { PRESENT } else { PUSH }", ", modal: true", present),
    show("else", "modal: Bool", "if modal { PRESENT } else { PUSH }", ", modal: false", push),
    show("a return", "modal: Bool", "if modal { PRESENT; return }\nPUSH", ", modal: true", present),
    show("no return", "modal: Bool", "if modal { PRESENT; return }\nPUSH", ", modal: false", push),
    show("not", "modal: Bool", "if !modal { PUSH; return }\nPRESENT", ", modal: true", present),
    show(
      "guard", "modal: Bool", "guard modal else { return PUSH }\nPRESENT", ", modal: true", present),
    show(
      "a comparison", "modal: Bool", "if modal == false { PUSH } else { PRESENT }", ", modal: true",
      present),
    show(
      "and", "modal: Bool", "if modal && other { PRESENT } else { PUSH }", ", modal: false", push),
    show(
      "or", "modal: Bool", "if modal || other { PRESENT } else { PUSH }", ", modal: true", present),
    show(
      "a list", "modal: Bool", "if other, modal { PRESENT } else { PUSH }", ", modal: false", push),
    show(
      "what is not known", "modal: Bool", "if modal { PRESENT; return }\nPUSH", ", modal: flag",
      present, push),
    show(
      "a part that is not known", "modal: Bool", "if modal && other { PRESENT } else { PUSH }",
      ", modal: true", present, push),
    show("a default", "modal: Bool = true", "if modal { PRESENT } else { PUSH }", "", present),
    show("a constant", "flag: Bool", "if isDebug { PRESENT } else { PUSH }", ", flag: true", push),
    show(
      "a choice", "modal: Bool",
      "let d = modal ? c : nil\nif let d = d { present(d, animated: true) }", ", modal: true",
      present),
    show(
      "a value that changes", "modal: Bool",
      "var done = false\nlist.forEach { done = $0 }\nif done { PRESENT } else { PUSH }",
      ", modal: true", present, push),
    show(
      "switch", "_ way: Way", "switch way {\ncase .root: PRESENT; return\ndefault: break\n}\nPUSH",
      ", .root", present),
    show(
      "what stands behind a switch", "_ way: Way",
      "switch way {\ncase .root: PRESENT; return\ndefault: break\n}\nPUSH", ", .sheet", push),
    show(
      "a case with a condition", "_ way: Way",
      "switch way {\ncase .root where isBig: PRESENT\ncase .root: PUSH\ndefault: break\n}",
      ", .root", present, push),
    show(
      "a case with some value", "_ way: Way",
      "switch way {\ncase .push(2): PRESENT\ncase .push: PUSH\ndefault: break\n}",
      ", .push(1)", present, push),
    show(
      "a pair of values", "_ way: Way",
      """
      switch (style, way) {
      case (.plain, .push(let x)), (_, .sheet): PRESENT
      case (_, .root): PUSH
      default: break
      }
      """, ", .root", push),
    show(
      "a pair that asks for more", "_ way: Way",
      "switch (way, x) {\ncase (.root, 1...3): PRESENT\ncase (.root, let x): PUSH\ndefault: break\n}",
      ", .root", present, push),
    show("a case", "_ way: Way", "if way == .root { PRESENT } else { PUSH }", ", .root", present),
    show(
      "another case", "_ way: Way", "if way != .root { PUSH } else { PRESENT }", ", .root", present),
    show(
      "a case that holds a value", "_ way: Way",
      "if case .push(let x) = way { PUSH } else { PRESENT }",
      ", .push(1)", push),
    show(
      "a case that holds some value", "_ way: Way",
      "if case .push(2) = way { PUSH } else { PRESENT }",
      ", .push(1)", present, push),
    show("nil", "nav: Nav?", "if let nav { PUSH } else { PRESENT }", ", nav: nil", present),
    show(
      "what is there", "nav: Nav?", "guard let nav = nav else { return PRESENT }\nPUSH",
      ", nav: Nav()", push),
    show("not nil", "nav: Nav?", "if nav != nil { PUSH } else { PRESENT }", ", nav: nil", present),
    show(
      "no text", "id: String? = nil", "if id == nil { PRESENT } else { PUSH }", ", id: \"x\"", push),
    show(
      "a class that it can't be", "by host: UIViewController",
      "if let nav = host as? UINavigationController { PUSH; return }\nPRESENT", ", by: self",
      present),
    show(
      "a class that it may be", "by host: UIViewController",
      "if let nav = host as? UINavigationController { PUSH; return }\nPRESENT", ", by: other",
      present, push),
    show(
      "a class that is not known", "by host: UIViewController",
      "if let other = host as? LibraryController { PUSH; return }\nPRESENT", ", by: self", present,
      push),
    show(
      "a body that fails", "_ x: Int",
      "do { try check(); return PRESENT } catch { PUSH }", ", 1", present, push),
    show(
      "a body that can't fail", "_ x: Int", "do { check() } catch { PUSH }\nPRESENT", ", 1", present
    ),
    show(
      "an error of another type", "_ fault: Error",
      """
      do { throw fault } catch let refusal as Refusal { PRESENT } catch is Style { PUSH }
      """, ", Refusal.closed", present),
    show(
      "an error of any type", "_ error: Error",
      """
      do { throw error } catch let refusal as Refusal { PRESENT } catch is Style { PUSH }
      """, ", other", present, push),
    show(
      "another error of its type", "_ refusal: Refusal",
      "do { throw refusal } catch Refusal.full { PUSH } catch { PRESENT }", ", .closed", present),
    show(
      "what stands in some builds only", "_ x: Int",
      "#if DEBUG\nreturn PRESENT\n#endif\nPUSH", ", 1", present, push),
  ]

  private static let present = "Home present made A"
  private static let push = "Home push made A"

  @Test("A variable that can change may have any value", arguments: variables)
  func changing(_ sample: NavigationCase) {
    let facts = NavigationFacts(
      swift: """
        enum Style { case a, b, c(Int) }
        class A: UIViewController {}
        class B: UIViewController {}
        class Home: UIViewController {
          \(sample.source)
        }
        """)
    #expect(facts.printed == sample.expected)
  }

  static let variables = [
    NavigationCase(
      "an initial value",
      """
      var style: Style = .a
      func go() { switch style {
        case .a: present(A(), animated: true)
        case .b, .c: present(B(), animated: true) } }
      """, "Home present made A", "Home present made B"),
    NavigationCase(
      "an initial value of a comparison",
      """
      static var style = Style.a
      var isModal = false
      func go() { if Home.style == .b { present(B(), animated: true) } }
      func more() { if isModal { present(A(), animated: true) } }
      """, "Home present made A", "Home present made B"),
    NavigationCase(
      "a constant",
      """
      let style: Style = .a
      func go() { switch style {
        case .a: present(A(), animated: true)
        case .b, .c: present(B(), animated: true) } }
      """, "Home present made A"),
    NavigationCase(
      "what is set before the call",
      """
      var style: Style?
      func set(x: Int) { style = .b }
      override func viewDidLoad() { style = Style.c(1); tap = { [weak self] in self?.go() } }
      func go() { if let style = style { switch style {
        case .a, .b: present(A(), animated: true)
        case .c(let x): present(B(), animated: true) } } }
      """, "Home present made A", "Home present made B"),
    NavigationCase(
      "an object's property",
      """
      let flow = Flow()
      func go() { flow.go(self) }
      }
      class Flow {
        var style: Style
        init() { self.style = .a }
        func go(_ c: UIViewController) { switch style {
          case .a: c.present(A(), animated: true)
          case .b, .c: c.present(B(), animated: true) } }
      """, "Flow present made A", "Flow present made B"),
  ]

  @Test("Conditions in Objective-C are evaluated", arguments: methods)
  func inObjectiveC(_ sample: NavigationCase) {
    let facts = NavigationFacts([
      (
        "App.m",
        """
        typedef NS_ENUM(NSInteger, Way) { WayRoot, WayPush };
        @interface A : UIViewController @end
        @interface Home : UIViewController @end
        @implementation Home
        \(sample.source)
        @end
        """
      )
    ])
    #expect(facts.printed == sample.expected)
  }

  private static func method(
    _ description: String, _ type: String, _ body: String, _ argument: String,
    _ expected: String...
  ) -> NavigationCase {
    let body = body.replacing(
      "PUSH", with: "[self.navigationController pushViewController:c animated:YES]"
    ).replacing("PRESENT", with: "[self presentViewController:c animated:YES completion:nil]")
    return NavigationCase(
      description,
      """
      - (void)open:(UIViewController *)c way:(\(type))way { \(body) }
      - (void)go { [self open:[A new] way:\(argument)]; }
      """, expected)
  }

  static let methods: [NavigationCase] = [
    method("if", "BOOL", "if (way) { PRESENT; } else { PUSH; }", "YES", present),
    method("a return", "BOOL", "if (!way) { PUSH; return; } PRESENT;", "YES", present),
    method(
      "a comparison", "Way", "if (way == WayRoot) { PRESENT; } else { PUSH; }", "WayRoot", present),
    method("nil", "NSString *", "if (way != nil) { PRESENT; return; } PUSH;", "nil", push),
    method("what is there", "NSString *", "if (way) { PRESENT; return; } PUSH;", "@\"x\"", present),
    method(
      "switch", "Way",
      "switch (way) { case WayRoot: PRESENT; return; default: break; } PUSH;", "WayRoot", present),
    method(
      "switch without default", "Way", "switch (way) { case WayRoot: PRESENT; return; } PUSH;",
      "WayPush", push),
    method(
      "what is not known", "Way", "switch (way) { case WayRoot: PRESENT; return; } PUSH;", "x",
      present, push),
    method(
      "what stands in some builds only", "BOOL", "\n#if X\nPRESENT; return;\n#endif\nPUSH;", "YES",
      present, push),
  ]
}
