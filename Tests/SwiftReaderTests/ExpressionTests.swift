import Testing

@Suite struct ExpressionTests {
  @Test(
    "An expression keeps what tells of navigation",
    arguments: [
      (#""detail""#, #""detail""#),
      (#"self.show(a, sender: b)"#, "self.show(a, sender: b)"),
    ])
  func lowered(source: String, expected: String) {
    #expect(value(source) == expected)
  }
}
