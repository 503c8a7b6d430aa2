import InputBounds
import Testing

@testable import ProjectFiles

@Suite("Taking a conflict apart")
struct ConflictSidesTests {
  /// Returns the base, our side and their side.
  private func sides(_ text: String) -> [String?]? {
    ConflictSides(markedFile: Array(text.utf8)).map { sides in
      [sides.base, sides.ours, sides.theirs].map { side in
        side.map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  @Test("Text outside the markers belongs to both sides")
  func twoWays() {
    let text = "1\n<<<<<<< HEAD\n2\n=======\n3\n>>>>>>> topic\n4\n<<<<<<<\n=======\n5\n>>>>>>>\n"
    #expect(sides(text) == [nil, "1\n2\n4\n", "1\n3\n4\n5\n"])
  }

  @Test("The base is known if git has written it")
  func threeWays() {
    let text = "1\n<<<<<<< HEAD\n2\n||||||| 1234567\n0\n=======\n3\n>>>>>>> topic\n4"
    #expect(sides(text) == ["1\n0\n4", "1\n2\n4", "1\n3\n4"])
  }

  @Test("The base is unknown if only some conflicts contain it")
  func partOfBase() {
    let text = "<<<<<<<\n2\n|||||||\n0\n=======\n3\n>>>>>>>\n<<<<<<<\n5\n=======\n6\n>>>>>>>\n"
    #expect(sides(text) == [nil, "2\n5\n", "3\n6\n"])
  }

  @Test("A base that is itself a failed merge is split, too")
  func nested() {
    let base = "<<<<<<<<< Temporary\n7\n||||||||| 12\n8\n=========\n9\n>>>>>>>>> Temporary\n"
    let text = "<<<<<<< HEAD\n2\n||||||| merged\n\(base)=======\n3\n>>>>>>> topic\n"
    #expect(sides(text) == ["8\n", "2\n", "3\n"])
  }

  @Test("Bases within bases are split up to a limit, so that the time grows with the text's length")
  func deeplyNested() {
    func base(levels: Int) -> String? {
      var text = "0\n"
      for level in (0...levels).reversed() {
        func marker(_ sign: String) -> String {
          String(repeating: sign, count: 7 + 2 * level) + "\n"
        }
        text = marker("<") + "1\n" + marker("|") + text + marker("=") + "2\n" + marker(">")
      }
      return sides(text)?[0]
    }
    let levels = InputBounds.mergeDepth.limit / 2 + 1
    #expect(base(levels: levels) == "0\n")
    #expect(base(levels: levels + 1)?.hasPrefix("<<<<") == true)
  }

  @Test("Windows line breaks are accepted and kept")
  func carriageReturns() {
    let text = "1\r\n<<<<<<< HEAD\r\n2\r\n=======\r\n3\r\n>>>>>>> topic\r\n"
    #expect(sides(text) == [nil, "1\r\n2\r\n", "1\r\n3\r\n"])
  }

  @Test("Text that resembles a marker is text")
  func text() {
    let text = "<<<<<<< HEAD\n======== \n======= x\n =======\n=======\n>>>>>>>>\n>>>>>>> topic\n"
    #expect(sides(text) == [nil, "======== \n======= x\n =======\n", ">>>>>>>>\n"])
  }

  @Test(
    "Mismatched markers are rejected",
    arguments: [
      "", "a\n", "<<<<<<< HEAD\n1\n", "<<<<<<< HEAD\n1\n=======\n2\n", "=======\n",
      ">>>>>>> topic\n", "<<<<<<< HEAD\n<<<<<<< HEAD\n=======\n>>>>>>> topic\n",
      "<<<<<<< a\n=======\n||||||| b\n>>>>>>> c\n", "1\n=======\n2\n>>>>>>> topic\n",
    ])
  func incomplete(text: String) {
    #expect(sides(text) == nil)
  }
}
