import DrawingModel
import Testing

@testable import Typography

@Suite("Type sizes and lines")
struct FontTests {
  private let font = Font(size: 10, weight: .regular)

  @Test(
    "A name breaks at its spaces",
    arguments: [
      ("Sign in", ["Sign in"]), ("Terms of Service", ["Terms of", "Service"]), ("", []),
      ("   ", []), ("Two  spaces", ["Two", "spaces"]),
    ])
  func breaks(name: String, lines: [String]) {
    #expect(name.wrapped(to: 45, font: font, maxLines: 2) == lines)
  }

  @Test("Text left over after the last line is cut, and so is a word wider than a line")
  func cuts() {
    let lines = "Incomprehensibilities of a very long name".wrapped(to: 45, font: font, maxLines: 2)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasSuffix("…") && font.width(of: $0) <= 45 })
    #expect(lines[0].hasPrefix("Incomp"))
    #expect(lines[1].hasPrefix("of a"))
  }

  @Test("A line takes as many words as fit")
  func greedy() {
    let lines = "a b c d e f g h".wrapped(to: 30, font: font, maxLines: 9)
    #expect(lines.joined(separator: " ") == "a b c d e f g h")
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(font.width(of: line) <= 30)
      #expect(font.width(of: line + " " + next.prefix(1)) > 30)
    }
  }

  @Test("A run has the width that was measured, so that a writer can adjust to it")
  func run() {
    let ink = Paint("ink", light: Color(0x11_22_33), dark: Color(0xEE_EE_EE))
    guard case .text(let run) = font.run("Login", at: Point(3, 4), paint: ink) else {
      Issue.record("no text")
      return
    }
    #expect(run.width == font.width(of: "Login"))
    #expect((run.size, run.weight, run.origin) == (10, .regular, Point(3, 4)))
  }
}
