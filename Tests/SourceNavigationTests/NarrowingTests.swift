import SourceNavigation
import Testing

@Suite("Type tests") struct NarrowingTests {
  @Test("A class that a type test excludes is not shown", arguments: swiftCases)
  func inSwift(_ sample: NavigationCase) {
    let facts = NavigationFacts(
      swift: """
        class A: UIViewController {}
        class B: UIViewController {}
        class Presenter {
          static func open(_ c: UIViewController, _ host: UIViewController) {
            \(sample.source)
          }
        }
        class List: UIViewController {
          func go() { Presenter.open(A(), self) }
          func more() { Presenter.open(B(), self) }
        }
        """)
    #expect(facts.printed == sample.expected)
  }

  private static func apart(_ description: String, _ source: String) -> NavigationCase {
    NavigationCase(
      description,
      source.replacing("PUSH", with: "host.nav.pushViewController(c, animated: true)")
        .replacing("PRESENT", with: "host.present(c, animated: true)"),
      "List present made B", "List push made A")
  }

  static let swiftCases: [NavigationCase] = [
    apart("else", "if c is A { PUSH } else { PRESENT }"),
    apart("a test that is turned round", "if !(c is A) { PRESENT } else { PUSH }"),
    apart("else if", "if c is A { PUSH } else if flag { PRESENT }"),
    apart("else of a cast", "if let a = c as? A { a.load(); PUSH } else { PRESENT }"),
    apart("a pattern", "if case is A = c { PUSH } else { PRESENT }"),
    apart("UIKit's own way", "if c.isKind(of: A.self) { PUSH } else { PRESENT }"),
    apart("what stands behind", "if c is A { PUSH; return }\nPRESENT"),
    apart("what stands behind a cast", "if let a = c as? A { a.load(); PUSH; return }\nPRESENT"),
    apart("guard", "guard c is A else { PRESENT; return }\nPUSH"),
    apart("guard with a cast", "guard let c = c as? A else { PRESENT; return }\nPUSH"),
    apart("guard that is turned round", "guard !(c is A) else { PUSH; return }\nPRESENT"),
    apart("one of two", "if c is A || c is List { PUSH } else { PRESENT }"),
    apart("neither of two", "if !(c is B) && !(c is List) { PUSH } else { PRESENT }"),
    apart("switch", "switch c {\ncase is A: PUSH\ncase is List: break\ndefault: PRESENT\n}"),
    apart("switch with a cast", "switch c {\ncase let a as A: a.load(); PUSH\ndefault: PRESENT\n}"),
    apart(
      "a value of two",
      "let p: UIViewController? = c is A ? nil : c\nif let p { host.present(p, "
        + "animated: true) }\nif c is A { PUSH }"),
    NavigationCase(
      "more than a test",
      "if c is A && flag { host.present(c, animated: true) } else "
        + "{ host.nav.pushViewController(c, animated: true) }",
      "List present made A", "List push made A", "List push made B"),
    NavigationCase(
      "a condition behind a cast",
      "if let a = c as? A, a.isReady { host.present(a, animated: true) } "
        + "else { host.nav.pushViewController(c, animated: true) }",
      "List present made A", "List push made A", "List push made B"),
  ]

  @Test(
    "A value of another type than a case tests for does not enter it",
    arguments: [
      ("class", "{}", "Update()"), ("struct", "{}", "Update()"),
      ("enum", "{ case it }", "Update.it"),
    ])
  func otherValues(_ kind: String, _ body: String, _ value: String) {
    let facts = NavigationFacts(
      swift: """
        class A: UIViewController {}
        class B: UIViewController {}
        protocol Alert {}
        \(kind) Update: Alert \(body)
        \(kind) Blocked: Alert \(body)
        class Factory {
          static func screen(_ alert: Alert) -> UIViewController? {
            switch alert {
            case is Blocked: return B()
            case let alert as Update: alert.log(); return A()
            default: return nil
            }
          }
        }
        class List: UIViewController {
          func go() { present(Factory.screen(\(value)), animated: true) }
        }
        """)
    #expect(facts.printed == ["Factory instantiate made B ?", "List present made A"])
  }

  @Test("A value from a branch that a type test excludes is not shown after the branch")
  func impossibleWay() {
    let facts = NavigationFacts(
      swift: """
        class A: UIViewController {}
        class Router {
          static func detail(_ c: UIViewController, _ split: UISplitViewController) {
            let wrapped: UINavigationController
            if let c = c as? UINavigationController {
              wrapped = c
            } else {
              wrapped = UINavigationController(rootViewController: c)
            }
            split.showDetailViewController(wrapped, sender: nil)
          }
        }
        class List: UIViewController {
          func go() {
            let stack = storyboard!.instantiateViewController(withIdentifier: "a") as! UINavigationController
            Router.detail(stack, split)
          }
          func more() { Router.detail(A(), split) }
        }
        """)
    #expect(facts.printed == ["List showDetail made A", "List showDetail own/a"])
  }

  @Test("A class that an Objective-C type test excludes is not shown", arguments: objectiveCCases)
  func inObjectiveC(_ sample: NavigationCase) {
    let facts = NavigationFacts([
      (
        "App.m",
        """
        @interface A : UIViewController
        @end
        @interface B : UIViewController
        @end
        @interface Presenter : NSObject
        @end
        @implementation Presenter
        + (void)open:(UIViewController *)c on:(UIViewController *)host {
          \(sample.source)
        }
        @end
        @interface List : UIViewController
        @end
        @implementation List
        - (void)go { [Presenter open:[A new] on:self]; [Presenter open:[B new] on:self]; }
        @end
        """
      )
    ])
    #expect(facts.printed == sample.expected)
  }

  private static func objectiveC(_ description: String, _ source: String) -> NavigationCase {
    NavigationCase(
      description,
      source.replacing(
        "PUSH", with: "[host.navigationController pushViewController:c animated:YES];"
      )
      .replacing("PRESENT", with: "[host presentViewController:c animated:YES completion:nil];"),
      "List present made B", "List push made A")
  }

  static let objectiveCCases: [NavigationCase] = [
    objectiveC("else", "if ([c isKindOfClass:[A class]]) { PUSH } else { PRESENT }"),
    objectiveC("turned round", "if (!([c isKindOfClass:A.class])) PRESENT else PUSH"),
    objectiveC(
      "else if", "if ([c isKindOfClass:[A class]]) { PUSH } else if (flag) { PRESENT }"),
    objectiveC(
      "one of two",
      "if ([c isKindOfClass:[A class]] || [c isKindOfClass:[List class]]) { PUSH } else { PRESENT }"
    ),
    objectiveC("what stands behind", "if ([c isKindOfClass:[A class]]) { PUSH return; }\nPRESENT"),
  ]
}
