import Testing

@Suite("Reading Objective-C expressions") struct CodeReaderExpressionTests {
  @Test(
    "A message is a call of a member, with the parts of its selector as labels",
    arguments: [
      ("[self go]", "self.go()"),
      ("[self show:a sender:b]", "self.show(a, sender: b)"),
      ("[super show:nil]", "super.show(nil)"),
      (
        "[[Foo alloc] initWithNibName:@\"X\" bundle:nil]",
        "Foo.alloc().initWithNibName(\"X\", bundle: nil)"
      ),
      ("[Foo new]", "Foo.new()"),
      ("[[[[a b] c] d] e:[f g]]", "a.b().c().d().e(f.g())"),
      ("[NSArray arrayWithObjects:a, b, nil]", "NSArray.arrayWithObjects(a, b, nil)"),
      ("[NSMutableArray<Foo *> new]", "NSMutableArray.new()"),
      ("[x for:a in:b default:c]", "x.for(a, in: b, default: c)"),
      ("[x a:p ? q : r b:s]", "x.a((q | r), b: s)"),
      ("[x a:(i) b:(K_MAX) c:(Foo)]", "x.a(i, b: K_MAX, c: Foo)"),
      ("[(x) go]", "x.go()"),
      ("[(Foo *)x go:(Foo *)y]", "(x as Foo).go((y as Foo))"),
      ("[(self.x) a:1]", "self.x.a(?())"),
      ("[x a:(NSInteger)y]", "x.a((y as NSInteger))"),
      ("[NSString stringWithFormat:@\"%@x\", y]", "NSString.stringWithFormat(\"%@x\", y)"),
    ])
  func message(source: String, expected: String) {
    #expect(Read.body("\(source);") == expected)
  }

  @Test(
    "A dot, an arrow and two colons give the same member",
    arguments: [
      ("x = self.window.rootViewController", "x = self.window.rootViewController"),
      ("x = a->b", "x = a.b"),
      ("x = A::b", "x = A.b"),
      ("x = Foo.class", "x = Foo.class"),
      ("x = _ivar", "x = _ivar"),
      ("self.done(a)", "self.done(a)"),
      ("NSStringFromClass([Foo class])", "NSStringFromClass(Foo.class())"),
    ])
  func member(source: String, expected: String) {
    #expect(Read.body("\(source);") == expected)
  }

  @Test(
    "Adjacent strings are concatenated, and escapes are resolved",
    arguments: [
      (#"x = @"a" @"b""#, #"x = "ab""#),
      (#"x = @"a" "b""#, #"x = "ab""#),
      (#"x = @"a\"b\\c\n""#, #"x = "a\"b\\c\n""#),
      (#"x = @"\u00e9\x41\101\U0001F600""#, #"x = "éAA😀""#),
      (#"x = @"\q""#, #"x = "q""#),
      (#"x = @"a // b /* c""#, #"x = "a // b /* c""#),
      (#"x = "of C""#, "x = ?()"),
    ])
  func string(source: String, expected: String) {
    #expect(Read.body("\(source);") == expected)
  }

  @Test(
    "Each way to access an array gives an element",
    arguments: [
      "x = a[0]", "x = a.firstObject", "x = [a lastObject]", "x = [a objectAtIndex:i + 1]",
    ])
  func element(source: String) {
    #expect(Read.body("\(source);") == "x = a[]")
  }

  @Test(
    "Array literals have their values, and other boxed expressions are opaque",
    arguments: [
      ("x = @[a, [b c]]", "x = [a, b.c()]"),
      ("x = @[]", "x = []"),
      ("x = @{@\"k\": [b c], d: e}", "x = ?(\"k\", b.c(), d, e)"),
      ("x = @(a)", "x = ?(a)"),
      ("x = @selector(go:)", "x = ?()"),
      ("x = @YES", "x = ?()"),
      ("x = @12", "x = ?()"),
      ("x = (CGRect){a, [b c]}", "x = ([a, b.c()] as CGRect)"),
    ])
  func boxed(source: String, expected: String) {
    #expect(Read.body("\(source);") == expected)
  }

  @Test(
    "A cast has its type, unless it is a cast to id",
    arguments: [
      ("x = (Foo *)y", "x = (y as Foo)"),
      ("x = (id)y", "x = y"),
      ("x = (id<P>)y", "x = (y as P)"),
      ("x = (__bridge Foo *)y", "x = (y as Foo)"),
      ("x = ((Foo *)y).z", "x = (y as Foo).z"),
      ("x = (Foo *)[y z]", "x = (y.z() as Foo)"),
      ("x = (NSArray<Foo *> *)y", "x = (y as [Foo])"),
      ("x = (y)", "x = y"),
      ("x = (a) * b", "x = ?(a, b)"),
      ("x = a ? (Foo *)b : c", "x = ((b as Foo) | c)"),
      ("x = a ? (Foo)b : c", "x = ((b as Foo) | c)"),
    ])
  func cast(source: String, expected: String) {
    #expect(Read.body("\(source);") == expected)
  }

  @Test(
    "A conditional has all its values, and an operator has all its operands",
    arguments: [
      ("x = a ? b : c", "x = (b | c)"),
      ("x = a ?: b", "x = (a | b)"),
      ("x = a ? b : c ? d : e", "x = (b | d | e)"),
      ("x = a ? b ? c : d : e", "x = ((c | d) | e)"),
      ("x = a == b && [c d]", "x = ?(a, b, c.d())"),
      ("x = !a", "x = ?(a)"),
      ("x = 1 + 2", "x = ?()"),
      ("x += a", "?(x, a)"),
    ])
  func choice(source: String, expected: String) {
    #expect(Read.body("\(source);") == expected)
  }

  @Test(
    "A block is a closure, whatever it returns",
    arguments: [
      ("[x do:^{ [a b]; }]", "x.do({a.b()})"),
      ("[x do:^void(BOOL y){ [a b]; }]", "x.do({_ y: BOOL in a.b()})"),
      (
        "[x do:^(Foo *foo, NSArray<Foo *> *all) { return foo; }]",
        "x.do({_ foo: Foo, _ all: [Foo] in return foo})"
      ),
      ("[x do:^Foo *(void) { return a; }]", "x.do({return a})"),
      ("dispatch_async(q, ^{ [a b]; })", "dispatch_async(q, {a.b()})"),
      ("x = ^(void (^done)(BOOL)) { done(YES); }", "x = {_ done: other in done(true)}"),
      ("x = a ^ b", "x = ?(a, b)"),
      ("x = ({ [a b]; c; })", "x = {a.b(); return c}()"),
    ])
  func block(source: String, expected: String) {
    #expect(Read.body("\(source);") == expected)
  }

  @Test("The location of a call is its name, and that of an assignment is its target's last name")
  func positions() {
    #expect(
      Read.body("  [[self a]\n    go:b()];\n  self.x.y = c;", positions: true)
        == "self.a@3:10().go@4:5(b@4:8())\nself.x.y = c@5:10")
  }

  @Test("An assignment in an expression becomes a statement before it")
  func innerAssignment() {
    #expect(Read.body("a = b = [c d];\ngo(x = y);") == "b = c.d()\na = b\nx = y\ngo(x)")
  }
}
