import TestSupport
import Testing

@Suite struct ExpressionTests {
  @Test(
    "An expression has names, calls and strings, without their effect markers",
    arguments: [
      (#""detail""#, #""detail""#),
      (#"detail"#, "detail"),
      (#"42"#, "?()"),
      (#"nil"#, "nil"), (#"true"#, "true"),
      (#"(detail)"#, "detail"),
      (#"try! await detail!"#, "detail"),
      (#"Names.detail"#, "Names.detail"),
      (#".detail"#, ".detail"),
      (#"navigation?.top!.view"#, "navigation.top.view"),
      (#"`default`.`self`"#, "default.self"),
      (#"DetailViewController.self"#, "DetailViewController.self"),
      (#"[first, .second]"#, "[first, .second]"),
      (#"["a": one(), "b": two]"#, "?(one(), two)"),
      (#"(one, two())"#, "(one, two())"),
      (#"!isReady()"#, "?(isReady())"),
      (#"&detail"#, "detail"),
      (#"\Item.name"#, "{return $0.name}"),
      (#"#selector(show(_:))"#, "\"show\""),
      (#"#keyPath(Item.name)"#, "?()"),
      (#"#unknown(one()) { two() }"#, "?(one(), {return two()})"),
    ])
  func values(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test(
    "A call has its labels, and its trailing closures as arguments",
    arguments: [
      (#"self.show(a, sender: b)"#, "self.show(a, sender: b)"),
      (#"super.init(coder: coder)"#, "super.init(coder: coder)"),
      (#"Foo.Bar(x: .init())"#, "Foo.Bar(x: .init())"),
      (#"show(Hosting<Row<Int>>(root: Row()))"#, "show(Hosting(root: Row()))"),
      (#"delegate?.open?(url)"#, "delegate.open(url)"),
      (#"type(of: self)"#, "type(of: self)"),
      (#"run { go() }"#, "run({return go()})"),
      (
        #"run(1) { go() } after: { _ in stop() }"#,
        "run(?(), {return go()}, after: {_ in return stop()})"
      ),
      (#"{ Detail() }()"#, "{return Detail()}()"),
      (#"[Item]()"#, "[]"),
      (#"[String: Item]()"#, "?()"),
      (
        #"storyboard!.instantiateViewController(withIdentifier: "a") as! Detail"#,
        #"(storyboard.instantiateViewController(withIdentifier: "a") as Detail)"#
      ),
    ])
  func calls(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test(
    "An access to a list is an element, but `first` of a type is a member",
    arguments: [
      ("list[0]", "list[]"), ("list[index].name", "list[].name"), ("list.first", "list[]"),
      ("list.last!", "list[]"), ("controllers?.first as? Detail", "(controllers[] as Detail)"),
      ("list.first { $0.isOpen }", "list.first({return $0.isOpen})"),
      ("Section.first", "Section.first"), ("Theme.Section.last.name", "Theme.Section.last.name"),
      (".first", ".first"),
    ])
  func elements(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test(
    "Operators have the precedence of the language",
    arguments: [
      ("a() ? b : c", "(b | c)"), ("a() ? b : c() ? d : e", "(b | d | e)"),
      ("a() ? (b() ? c : d) : e", "((c | d) | e)"), ("a ?? b ?? c", "(a | b | c)"),
      ("a ?? b ? c : d", "(c | d)"), (#""a" + b + "c""#, #"("a" + b + "c")"#),
      (#""a" + "\(b)c""#, #"("a" + b + "c")"#), ("a as? B ?? c as! D", "((a as B) | (c as D))"),
      ("a + b as String", "(a + b)"), ("a as Any as? B", "(a as B)"), ("a() is B", "?(a())"),
      ("a() && b() || c", "?(a(), b(), c)"), ("a - b()", "?(a, b())"),
      ("a > b ? c : d", "(c | d)"), ("x <~> y + z", "?(x, (y + z))"),
      ("a as [Detail]", "(a as [Detail])"), ("try a() ?? b()", "(a() | b())"),
    ])
  func operators(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test(
    "A ternary expression is a selection if its condition tests a value",
    arguments: [
      ("a ? b : c", "select(a {true: b; : c})"), ("!a ? b : c", "select(a {true: c; : b})"),
      ("a == .x ? b : c", "select(a {.x: b; : c})"),
      ("a.b != nil ? c : d", "select(a.b {nil: d; : c})"),
      ("a ? b : c ? d : e", "select(a {true: b; : select(c {true: d; : e})})"),
    ])
  func selections(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test(
    "The escapes of a string are resolved, and its interpolations are parts of the value",
    arguments: [
      (#""""#, #""""#), (#""a\"b\\c\u{e9}""#, #""a\"b\\cé""#), (##"#"a\n\#n"#"##, #""a\\n\n""#),
      (#""\(name)""#, "(name)"), (#""a\(b)c\(d())""#, #"("a" + b + "c" + d())"#),
      ("\"\"\"\n  one\n    two\n  \"\"\"", #""one\n  two""#),
      (#""\(x, format: y)""#, "(?(x, y))"),
    ])
  func strings(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test(
    "A closure has its parameters and the values of its capture list",
    arguments: [
      ("{ }", "{}"), ("{ $0.show() }", "{return $0.show()}"),
      ("{ a, _ in a }", "{_ a, _ in return a}"),
      ("{ (a: Item, b c: Int) -> Int in }", "{_ a: Item, _ c: Int in }"),
      (
        "{ [weak self, view = make()] in self?.show(view) }",
        "{let view = make(); return self.show(view)}"
      ),
      ("{ self.name = a }", "{self.name = a}"), ("{ one(); two() }", "{one(); two()}"),
    ])
  func closures(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test("The value of an `if` or a `switch` expression is one of its branches")
  func branchesAsValues() {
    #expect(value("if a { b } else if c { d } else { throw e }") == "(b | d | ?(e))")
    #expect(
      value("switch kind { case .a, .b(_): c\ncase \"x\": d\ndefault: e }")
        == "select(kind {.a, .b: c; \"x\": d; : e})")
  }

  @Test("The location of a call is that of the called name")
  func positions() {
    let source = """
      let a = storyboard
        .make(name()) .show()
      let é = "é" + go()
      """
    #expect(
      unit(source).printed(positions: true) == """
        var a = storyboard.make@2:4(name@2:9()).show@2:18()
        var é = ("é" + go@3:17())
        """)
  }
}
