import Testing

@testable import ProjectFiles

@Suite("Paths as text")
struct PathTests {
  @Test(
    "The closest common folder of several paths is found by whole names",
    arguments: [
      (["/a/b", "/a/c"], "/a"), (["/a/b", "/a/b/c"], "/a/b"), (["/ab", "/ac"], "/"),
      (["/a/b"], "/a/b"), ([], "/"),
    ])
  func ancestor(folders: [String], ancestor: String) {
    #expect(Path.commonAncestor(folders) == ancestor)
  }

  @Test("A folder with a longer name is not inside another")
  func relative() {
    #expect(Path.relative("/a/bc", to: "/a/b") == nil)
    #expect(Path.relative("/a/b/c", to: "/a/b") == "c")
    #expect(Path.relative("/a/b", to: "/a/b") == "")
    #expect(Path.relative("/a", to: "/") == "a")
  }

  @Test("A name that begins with a combining mark is separated from its folder")
  func combiningMark() {
    let mark = "\u{301}x"
    #expect(Path.relative("/a/" + mark, to: "/a") == mark)
    #expect(Path.split("/a/" + mark).name == mark)
  }
}
