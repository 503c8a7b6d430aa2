import Testing

@testable import FlowRender

@Suite struct SVGBufferTests {
  @Test(
    "A number is as short as two decimals allow",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.004, "0"), (1, "1"), (1.5, "1.5"), (1.25, "1.25"), (0.05, "0.05"),
      (-0.05, "-0.05"), (2.999, "3"), (-1234.567, "-1234.57"), (.nan, "0"),
      (.infinity, "1000000000"), (-1e300, "-1000000000"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) {
    var buffer = SVGBuffer()
    buffer.write(number)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == text)
  }

  @Test("Markup characters are escaped, others are not")
  func escapes() {
    var buffer = SVGBuffer()
    buffer.write(text: "a<b> & \"c\" 'd' é🎉`{}")
    let expected = "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; é🎉`{}"
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == expected)
  }

  @Test("No line of a text begins with a colon, as a command to GitHub's runner does")
  func colons() {
    var buffer = SVGBuffer()
    buffer.write(text: "::a\n::b c::d")
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == "&#58;:a\n&#58;:b c::d")
  }
}
