import TestSupport
import Testing

@Suite struct StatementTests {
  @Test("A body of one expression returns it, and one of an assignment does not")
  func implicitReturn() {
    #expect(printed("func f() { g() }") == "func f()\n  return g()")
    #expect(printed("func f() { a.b = c }") == "func f()\n  a.b = c")
    #expect(printed("func f() { g(); h() }") == "func f()\n  g()\n  h()")
    #expect(
      printed("var a: Item { switch self { case .b: c\ncase .d: e } }") == """
        computed a: Item
          switch self
            case .b
              return c
            case .d
              return e
        """)
  }

  @Test("Each component of a result builder is a possible result")
  func resultBuilder() {
    #expect(
      printed("@ViewBuilder func f() -> V { let a = b()\nif c { A(a) }\nD() }") == """
        func f() -> V
          let a = b()
          branch
            way
              branch
                way
                  where c == true
                  return A(a)
                way
                  where !(c == true)
            way
          return D()
        """)
    #expect(
      printed("@ViewBuilder var v: V { A()\nB() }") == """
        computed v: V
          branch
            way
              return A()
            way
          return B()
        """)
    #expect(
      printed("@ViewBuilder func f() -> V { g()\nreturn A() }") == """
        func f() -> V
          g()
          return A()
        """)
  }

  @Test("Conditions keep their bindings and calls")
  func conditions() {
    #expect(
      body("if let a = b() as? C, d == e, check(), case .f(let g) = h, let i { j() }") == """
        branch
          way
            let a = (b() as C)
            check()
            let g = h.f(0 of 1)
            let i = i
            where (? && d == e && check() == true && h == .f && !(i == nil))
            j()
          way
        """)
    #expect(
      body("guard let self, let view = self.view, #available(iOS 13, *) else { return go() }")
        == """
        let view = self.view
        branch
          way
            return go()
          way
        """)
    #expect(
      body("while let item = next() { show(item) }") == """
        branch
          way
            let item = next()
            where !(next() == nil)
            show(item)
          way
        """)
  }

  @Test("A chain of `else if`s is one branch")
  func elseIf() {
    #expect(
      body("if a { b() } else if let c = d { e(c) } else { f() }") == """
        branch
          way
            where a == true
            b()
          way
            where !(a == true)
            let c = d
            where !(d == nil)
            e(c)
          way
            where !(a == true)
            where !(!(d == nil))
            f()
        """)
  }

  @Test("A case has the names of its patterns, unless one of them has none")
  func switches() {
    #expect(
      body(
        """
        switch kind {
        case .a, Kind.b, .c(let x): one(x)
        case let .d(y, _) where check(y): two()
        case "e", .some(.f), .g?: three
        case .h, 5: four = 4
        case (.i, _): break
        case let z as Detail: show(z)
        case let all: show(all)
        default: five()
        }
        """) == """
          switch kind
            case .a, Kind.b, .c
              let x = kind.c(0 of 1)
              one(x)
            case ?(.d)
              let y = kind.d(0 of 2)
              check(y)
              two()
            case "e", .f, .g
              three
            case\(" ")
              four = ?()
            case (.i, _)
            case\(" ")
              where kind is Detail
              let kind = (kind as Detail)
              let z = (kind as Detail)
              show(z)
            otherwise
              where !(kind is Detail)
              let kind = (kind as not Detail)
            case\(" ")
              let all = kind
              show(all)
            case\(" ")
              five()
          """)
  }

  @Test("A loop variable is an element of the sequence")
  func loops() {
    #expect(
      body("for item in items where item.isOpen() { show(item) }") == """
        for item in items
          item.isOpen()
          show(item)
        """)
    #expect(
      body("for (index, item) in items.enumerated() { show(item) }") == """
        for item in items
          let index
          show(item)
        """)
    #expect(
      body("for case .page(let name) in items { show(name) }") == """
        for (name) in items
          let name = (name).page(0 of 1)
          show(name)
        """)
    #expect(body("repeat { a() } while b()") == "branch\n  way\n    a()\n    b()\n  way")
  }

  @Test("`forEach` with a closure that is written there is a loop")
  func forEach() {
    let loop = "for item in items\n  show(item)"
    #expect(body("items.forEach { item in show(item) }") == loop)
    #expect(
      body("items?.forEach({ [weak self] (item: Item) in show(item) })")
        == loop.replacing("item in", with: "item: Item in"))
    #expect(
      body("items.forEach { show($0) }")
        == loop.replacing("item in", with: "$0 in").replacing("(item)", with: "($0)"))
    #expect(
      body("items.enumerated().forEach { index, item in show(item) }") == """
        for item in items
          let index
          show(item)
        """)
    #expect(body("items.forEach(show)") == "items.forEach(show)")
    #expect(body("pairs.forEach { show($0, $1) }") == "pairs.forEach({return show($0, $1)})")
  }

  @Test("A `do` body is unconditional, and a `catch` body is conditional")
  func doAndCatch() {
    #expect(
      body("do { try a() } catch let error as Fault { show(error) } catch { b() }\ndefer { c() }")
        == """
        a()
        branch
          way
            let error
            show(error)
          way
        branch
          way
            b()
          way
        c()
        """)
  }

  @Test("A `catch` of the only error that a body throws is a case of it")
  func catchOfKnownError() {
    #expect(
      body("do { throw fault } catch Refusal.full { a() } catch { b() }") == """
        fault
        branch
          way
            let error = fault
            switch error
              case Refusal.full
                a()
              case 
                b()
          way
        """)
    #expect(body("do { a() } catch { b() }") == "a()")
  }

  @Test("An assignment has its target")
  func assignments() {
    #expect(body("window?.rootViewController = make()") == "window.rootViewController = make()")
    #expect(body("a += b") == "a = (a + b)")
    #expect(body("_ = make()") == "? = make()".replacing("?", with: "?()"))
    #expect(
      unit("func f() {\n  window?.root = a\n}").printed(positions: true).hasSuffix("root = a@2:11"))
  }

  @Test("Local names and functions are kept")
  func locals() {
    #expect(
      body(
        """
        let a = b(), c: Item
        let (d, _) = e()
        var f: Item { g() }
        func h(i: Int) { j() }
        label: while m() { return }
        throw n()
        """) == """
          let a = b()
          let c: Item
          let (d) = e()
          let d = (d).(0 of 2)
          let f: Item = {return g()}()
          func h(i: Int)
            return j()
          branch
            way
              m()
              where m() == true
              return
            way
          n()
          """)
  }

  @Test("A type in a function is read as a type of the file")
  func localTypes() {
    #expect(
      printed("class A { func f() { struct B { func g() {} } } }") == """
        class A
          func f()
        structure A.B
          func g()
        """)
  }

  @Test("All clauses of `#if` are read")
  func conditionalCompilation() {
    #expect(
      body("#if DEBUG\na()\n#elseif B\n#else\nb()\n#endif") == """
        branch
          way
            a()
          way
          way
            b()
        """)
    #expect(
      body("#if DEBUG\nlet a = b()\n#else\nlet a = c()\n#endif") == "let a = b()\nlet a = c()")
  }
}
