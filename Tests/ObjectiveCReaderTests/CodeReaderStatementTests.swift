import Testing

@Suite("Reading Objective-C statements") struct CodeReaderStatementTests {
  @Test(
    "A declaration binds its names",
    arguments: [
      ("Foo *x = [Foo new];", "let x: Foo = Foo.new()"),
      ("Foo *x;", "let x: Foo"),
      ("Foo *x = a, *y = b;", "let x: Foo = a\nlet y: Foo = b"),
      ("id x = a;", "let x: id = a"),
      ("id<P> x = a;", "let x: P = a"),
      ("NSArray<Foo *> *x = a;", "let x: [Foo] = a"),
      ("NSDictionary<Foo *, NSArray<Bar *> *> *x = a;", "let x: NSDictionary<Foo, [Bar]> = a"),
      ("Class x = a;", "let x: NSObject.Type = a"),
      ("__weak typeof(self) weakSelf = self;", "let weakSelf = self"),
      ("typeof(self) __strong strongSelf = weakSelf;", "let strongSelf = weakSelf"),
      ("__weak __typeof__(self) weakSelf = self;", "let weakSelf = self"),
      ("__block Foo *x = nil;", "let x: Foo = nil"),
      ("static NSString *const x = @\"y\";", "let x: NSString = \"y\""),
      ("const char *x = y;", "let x = y"),
      ("unsigned int x = y;", "let x = y"),
      ("NSString *x[] = {@\"a\", [1] = @\"b\"};", "let x: [NSString] = [\"a\", \"b\"]"),
      ("void (^x)(BOOL) = ^(BOOL y) { [a b]; };", "let x: other = {_ y: BOOL in a.b()}"),
      ("BOOL x = [a b];", "let x: BOOL = a.b()"),
      ("auto x = a;", "let x = a"),
      ("std::vector<Foo> x;", "let x: vector<Foo>"),
    ])
  func declaration(source: String, expected: String) {
    #expect(Read.body(source) == expected)
  }

  @Test("A condition keeps its calls and assignments")
  func condition() {
    #expect(
      Read.body("if (a == 1) { [b c]; }\nif ((x = [y z])) d();\nif ([e f]) {} else [g h];")
        == """
        branch
          way
            b.c()
          way
        x = y.z()
        x
        branch
          way
            d()
          way
        e.f()
        branch
          way
          way
            g.h()
        """)
  }

  @Test("A chain of conditions is one branch")
  func chain() {
    #expect(
      Read.body("if (a) b(); else if (c()) d(); else e();") == """
        branch
          way
            where a == true
            b()
          way
            where !(a == true)
            c()
            d()
          way
            where !(a == true)
            e()
        """)
  }

  @Test(
    "A loop binds an element of the collection, or is conditional",
    arguments: [
      (
        "for (Foo *x in [a b]) { [x c]; }",
        "for x: Foo in a.b()\n  x.c()"
      ),
      ("for (x in a) c(x);", "for x in a\n  c(x)"),
      (
        "for (int i = 0; i < n; i++) { c(i); }",
        "let i = ?()\nbranch\n  way\n    c(i)\n  way"
      ),
      ("while (a) { c(); }", "branch\n  way\n    c()\n  way"),
      ("do { c(); } while (d());", "c()\nd()"),
    ])
  func loop(source: String, expected: String) {
    #expect(Read.body(source) == expected)
  }

  @Test("A case label has its constant, and adjacent labels share a body")
  func switching() {
    #expect(
      Read.body(
        """
        switch (a.b) {
          case kFoo: case kBar: { c(); break; }
          case 1:
            d();
          default:
            return e;
        }
        """) == """
          switch a.b
            case kFoo, kBar
              c()
            case 
              d()
            case 
              return e
          """)
  }

  @Test(
    "Statements in a nested block are read as part of the enclosing block",
    arguments: [
      ("@autoreleasepool { a(); }", "a()"),
      ("@synchronized(self) { a(); }", "a()"),
      ("{ a(); { b(); } }", "a()\nb()"),
      (
        "@try { a(); } @catch (NSException *e) { b(); } @finally { c(); }",
        "a()\nbranch\n  way\n    b()\n  way\nc()"
      ),
      (
        "static dispatch_once_t t; dispatch_once(&t, ^{ x = a(); });",
        "let t: dispatch_once_t\ndispatch_once(t, {x = a()})"
      ),
    ])
  func block(source: String, expected: String) {
    #expect(Read.body(source) == expected)
  }

  @Test(
    "A macro does not hide the source after it",
    arguments: [
      ("MY_MACRO\n[a b];", "MY_MACRO\na.b()"),
      ("MY_MACRO(x)\n[a b];", "MY_MACRO(x)\na.b()"),
      ("MY_MACRO\nself.x = a;", "MY_MACRO\nself.x = a"),
      ("MY_MACRO\nx = a;", "MY_MACRO\nx = a"),
      ("@weakify(self);\n[a b];", "a.b()"),
      ("@strongify(self)\n[a b];", "a.b()"),
      ("RAC(self, x) = [a b];", "RAC(self, x) = a.b()"),
      ("each(x) { [a b]; }", "each(x)\na.b()"),
      ("goto done; done: [a b];", "a.b()"),
      ("NSAssert(a, @\"x %d\", 1); ) ] [a b];", "NSAssert(a, \"x %d\", ?())\na.b()"),
    ])
  func macro(source: String, expected: String) {
    #expect(Read.body(source) == expected)
  }

  @Test("C++ is read without a crash, and its calls are kept")
  func plusPlus() {
    #expect(
      Read.body(
        "auto f = [&](int x) { [a b]; };\nfor (auto &x : y) { c(x); }\nFoo g(1);\nstd::sort(h);")
          == """
          let f = {_ x in a.b()}
          for x in y
            c(x)
          let g: Foo = ?()
          std.sort(h)
          """)
  }
}
