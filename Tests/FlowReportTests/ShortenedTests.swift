import Testing

@testable import FlowReport

@Suite("Text cut to a length")
struct ShortenedTests {
  @Test("Text is cut between characters and ends in an ellipsis")
  func cut() {
    #expect("abcdef".shortened(to: 6) == "abcdef")
    #expect("abcdefg".shortened(to: 6) == "abcde…")
    #expect("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧".shortened(to: 2) == "👩‍👩‍👧…")
  }
}
