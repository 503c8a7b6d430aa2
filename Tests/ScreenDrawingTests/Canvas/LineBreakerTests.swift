import DrawingModel
import Testing
import Typography

@testable import ScreenDrawing

@Suite struct LineBreakerTests {
  let font = Font(size: 10, weight: .regular)

  private func lines(
    _ text: String, _ limit: Double = 60, max: Int = 3, _ mode: LineBreaker.Truncation = .tail
  ) -> [String] {
    LineBreaker(text, font: font, limit: limit, maxLines: max, truncation: mode).lines
  }

  @Test("A text breaks at spaces, and at its own line breaks")
  func breaks() {
    #expect(lines("one two three four") == ["one two", "three four"])
    #expect(lines("one\ntwo") == ["one", "two"])
    #expect(lines("one\n\ntwo") == ["one", "", "two"])
  }

  @Test("A word wider than a line is broken")
  func longWord() {
    let broken = lines(String(repeating: "m", count: 12), max: 9)
    #expect(broken.count > 1)
    #expect(broken.joined() == String(repeating: "m", count: 12))
  }

  @Test("A text that is too long is cut at the place that the file states")
  func truncation() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    #expect(lines(text, max: 1).first?.hasSuffix("…") == true)
    #expect(lines(text, max: 1, .head).first?.hasPrefix("…") == true)
    let middle = try #require(lines(text, max: 1, .middle).first)
    #expect(middle.hasPrefix("The") && middle.hasSuffix("dog") && middle.contains("…"))
    #expect(lines(text, max: 1, .clip).first?.contains("…") == false)
  }

  @Test("A last line that fits has an ellipsis if text follows")
  func following() {
    #expect(lines("one\ntwo\nthree", max: 2) == ["one", "two…"])
  }

  @Test("No line is wider than its box", arguments: ["tail", "head", "middle"])
  func widths(mode: String) throws {
    let mode = try #require(LineBreaker.Truncation(rawValue: mode))
    for limit in stride(from: 12.0, to: 200, by: 17) {
      for line in lines("Longer words antidisestablishmentarianism 中文 end", limit, max: 2, mode) {
        #expect(font.width(of: line) <= limit + 0.001)
      }
    }
  }

  @Test("Control characters are not drawn")
  func controls() {
    #expect(lines("a\u{0}\u{202E}b", 200).first?.unicodeScalars.contains("\u{202E}") == false)
  }

  @Test("A text of megabytes costs no more than its visible part")
  func huge() {
    let text = String(repeating: "word ", count: 1_000_000)
    #expect(lines(text, max: 2).count == 2)
  }
}
