import SourceModel
import TestSupport
import Testing

@Suite struct DeclarationTests {
  @Test("Types have their inherited types, and names that include the enclosing types")
  func types() {
    #expect(
      printed(
        """
        @objc(SMOuter) public final class Outer<T: Screen, U>: Base<T>, Named & Kept where U: View {
          struct Inner: View { actor Innermost {} }
          enum Kind: String { indirect case a, b = "B"; case c(Int) }
          protocol P: AnyObject where Self: UIViewController { associatedtype V: View = Row }
          typealias Row = Inner.Row
        }
        """) == """
          class Outer<T: Screen, U: View>: Base<T>, Named, Kept @SMOuter
            alias Row = Inner.Row
          structure Outer.Inner: View
          structure Outer.Inner.Innermost
          enumeration Outer.Kind: String
            case a
            case b = "B"
            case c
          protocol Outer.P: AnyObject where Self: UIViewController
            alias V = Row
          """)
  }

  @Test("An extension has the name of the extended type")
  func extensions() {
    #expect(
      printed(
        """
        extension Outer.Inner: Named { class Deep {} }
        extension List<Int> where Self: UIViewController, Item == Row {}
        extension [Int] {}
        """) == """
          extension Outer.Inner: Named
          class Outer.Inner.Deep
          extension List<Item: Row> where Self: UIViewController
          extension Array
          """)
  }

  @Test("Variables have their type, value and accessor bodies")
  func variables() {
    #expect(
      printed(
        """
        let a = "x", b: Item = c
        var (d, e) = f
        class Screen {
          static let id = "screen"
          @IBOutlet private weak var g, h: Row?
          lazy var i: Row = { Row() }()
          var j: Row { make() }
          var k: Row { get { one() } set { two(newValue); three() } }
          var l = 1 { willSet { four() } didSet { five() } }
          class var m: String { String(describing: self) }
        }
        protocol Named { var n: String { get } }
        """) == """
          class Screen
            static var id = "screen"
            var g: Row
            var h: Row
            var i: Row = {return Row()}()
            computed j: Row
              return make()
            computed k: Row
              return one()
              two(newValue)
              three()
            var l = ?()
              four()
              five()
            static computed m: String
              return String(describing: self)
          protocol Named
            computed n: String
          var a = "x"
          var b: Item = c
          var d
          var e
          """)
  }

  @Test("Functions have their parameters, result type and constraints")
  func functions() {
    #expect(
      printed(
        """
        func a<T: Screen, U>(_ b: T.Type, c d: [U]?, e: Int..., f: Row = .g) -> some View where U: V
        {}
        class Screen {
          init?(coder: NSCoder) { super.init(coder: coder) }
          deinit { stop() }
          subscript(i: Int) -> Row { rows[i] }
          class func make() async throws -> Self { Self() }
          static func == (a: Screen, b: Screen) -> Bool { true }
        }
        """) == """
          class Screen
            func init(coder: NSCoder)
              super.init(coder: coder)
            func deinit()
              stop()
            func subscript(i: Int) -> Row
              return rows[]
            static func make() -> Self
              return Self()
            static func ==(a: Screen, b: Screen) -> Bool
              return true
          func a<T: Screen, U: V>(_ b: T.Type, c d: [U], e: [Int], f: Row = .g) -> View
          """)
  }

  @Test(
    "A type is read without attributes and modifiers",
    arguments: [
      ("Row?", "Row"), ("Row!", "Row"), ("any Named", "Named"), ("inout Row", "Row"),
      ("Optional<Row>", "Row"), ("Array<Row>", "[Row]"), ("[[Row]]", "[[Row]]"),
      ("Set<Row>", "[Row]"), ("[String: Row]", "Dictionary<String, Row>"), ("(Row)", "Row"),
      ("(Row) -> Void", "other"), ("(Row, Row)", "(Row, Row)"), ("Row & Named", "Row"),
      ("Outer.Inner<Row>.Type", "Outer.Inner<Row>.Type"), ("UIKit.UIView", "UIKit.UIView"),
      ("@escaping () -> Row", "other"), ("Void", "Void"),
    ])
  func typeReferences(source: String, expected: String) {
    #expect(printed("func f(a: \(source)) {}") == "func f(a: \(expected))")
  }

  @Test("All clauses of `#if` are read, also around members, cases and global declarations")
  func conditionalCompilation() {
    #expect(
      printed(
        """
        #if os(iOS)
        class A { 
          #if DEBUG
          func b() {}
          #else
          func c() {}
          #endif
        }
        #else
        struct D {}
        let e = 1
        #endif
        """) == """
          class A
            func b()
            func c()
          structure D
          var e = ?()
          """)
  }

  @Test("Top-level code is read as the body of a function, and previews are ignored")
  func topLevel() {
    #expect(
      printed(
        """
        import UIKit
        #Preview("Row") { Row() }
        let delegate = AppDelegate()
        app.delegate = delegate
        run()
        """) == """
          var delegate = AppDelegate()
          func <file>()
            app.delegate = delegate
            run()
          """)
    #expect(printed("import UIKit\n@main struct App {}") == "structure App")
  }

  @Test(
    "An unwind handler is an instance method with one segue parameter",
    arguments: [
      ("@IBAction func a(_ s: UIStoryboardSegue) {}", true),
      ("private func a(segue: UIStoryboardSegue!) {}", true),
      ("@objc func a(_ s: NSStoryboardSegue) {}", true),
      ("func a(_ s: FadeStoryboardSegue?) {}", true),
      ("static func a(_ s: UIStoryboardSegue) {}", false),
      ("func prepare(for s: UIStoryboardSegue, sender: Any?) {}", false),
      ("func a(_ s: Segue) {}", false),
      ("func a() {}", false),
    ])
  func unwindHandlers(declaration: String, expected: Bool) {
    for head in ["class Screen", "extension Screen", "protocol Screen"] {
      let found = unit("\(head) { \(declaration) }").types.first?.functions.first
      #expect(found?.isUnwindHandler == expected)
    }
    #expect(unit(declaration).functions.first?.isUnwindHandler == false)
  }

  @Test("A segue action is recognized by its attribute")
  func segueAction() {
    #expect(
      printed("class A { @IBSegueAction func make(_ coder: NSCoder) -> B? { B(coder: coder) } }")
        == """
        class A
          func make(_ coder: NSCoder) -> B @make: @segueAction
            return B(coder: coder)
        """)
  }
}
