import Testing

@testable import ProjectFiles

@Suite("The folders of files")
struct FolderTreeTests {
  @Test("A folder is known if a file lies in it, at any depth")
  func folders() {
    let tree = FolderTree(of: ["a/b/c.swift", "a/d.swift", "e.swift", "a/b/f.swift"])
    #expect(["", "a", "a/b"].allSatisfy(tree.contains))
    #expect(!["b", "a/b/c.swift", "e.swift", "a/c"].contains(where: tree.contains))
  }

  @Test(
    "A path with a hundred thousand folders takes no longer than one of its length",
    .timeLimit(.minutes(1)))
  func depth() {
    let path = String(repeating: "a/", count: 100_000)
    let tree = FolderTree(of: (0..<5).map { "\(path)\($0)/A.storyboard" })
    #expect(tree.contains(path + "4"))
    #expect(!tree.contains(path + "5"))
  }
}
