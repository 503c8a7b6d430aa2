import Testing

@Suite("Tokens, comments and preprocessor lines") struct TokeniserTests {
  @Test(
    "A macro without parameters is a variable, unless its value is a number",
    arguments: [
      ("#define A @\"x\"", "var A = \"x\""),
      ("#define A B // why", "var A = B"),
      ("#  define A (@\"x\" \\\n  @\"y\")\nB", "var A = \"xy\""),
      ("#define A [B c:@\"d\"]", "var A = B.c(\"d\")"),
      ("#define A ((B *)[C d].e)", "var A = (C.d().e as B)"),
      ("#define A(x) x", ""),
      ("#define A", ""),
      ("#define A 12", ""),
      ("#define A do { x } while (0)", ""),
      ("#define A \\\n#define B \\\n#define C c", ""),
    ])
  func definition(source: String, expected: String) {
    #expect(Read.printed(source) == expected)
  }

  @Test(
    "All branches of a preprocessor condition are read, except disabled ones",
    arguments: [
      ("#if X\na();\n#else\nb();\n#endif", "a()\nb()"),
      ("#if 0\na(); // don't\n#if Y\nc();\n#else\n#endif\n#endif\nb();", "b()"),
      ("#if 1\na();\n#elif X\nb();\n#else\nc();\n#endif\nd();", "a()\nd()"),
      ("#if 0\na(); /*\n#endif\n*/\n#else\nb();\n#endif\nc();", "b()\nc()"),
      (
        "#ifdef X\nif (a) {\n#else\nif (b()) {\n#endif\nc();\n}\nd();",
        "branch\n  way\n    where a == true\n    c()\n  way\n    where !(a == true)\nd()"
      ),
    ])
  func condition(source: String, expected: String) {
    #expect(Read.body(source) == expected)
  }

  @Test("Brackets that a condition leaves open do not hide the methods after them")
  func unevenBraces() {
    let source = """
      @implementation A
      - (void)f {
      #if X
        if (a) {
      #endif
        b();
      }
      - (void)g { c(); }
      + (void)h { d(); }
      @end
      @implementation B
      @end
      """
    #expect(
      Read.printed(source) == """
        class A
          func f() @f
            branch
              way
                where a == true
                b()
              way
                where !(a == true)
          func g() @g
            c()
          static func h() @h
            d()
        class B
        """)
  }

  @Test(
    "Comments and preprocessor lines have no tokens",
    arguments: [
      "/* a(); */ b();", "// a(); \nb();", "#pragma mark - don't \"\nb();",
      "#import <a/b.h>\nb();", "#define F(x) \\\n  a(x); \\\n  c()\nb();",
      "#error a /* \n c(); */\nb();", "b(/* ) */);", "\\\nb();",
    ])
  func comment(source: String) {
    #expect(Read.body(source) == "b()")
  }
}
