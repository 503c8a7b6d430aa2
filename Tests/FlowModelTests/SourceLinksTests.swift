import FlowModel
import Testing

@Suite("Links to source")
struct SourceLinksTests {
  @Test(
    "Only an https URL of a folder is accepted",
    arguments: [
      ("https://example.org", true), ("https://example.org/", true),
      ("HTTPS://example.org/a", true),
      ("https://user@host:8080/a%20b/~c", true), ("https://[::1]/a", true),
      ("http://example.org", false), ("javascript:alert(1)", false), ("https://", false),
      ("https:///a", false), ("example.org", false), ("", false), ("https://a/b?c", false),
      ("https://a/b#c", false), ("https://a/b c", false), ("https://a/\"b", false),
      ("https://a/'b", false), ("https://a/<b>", false), ("https://a/%2", false),
      ("https://a/%zz", false), ("https://a/\u{E9}", false), ("https://a\n", false),
      ("https://a/\\b", false),
    ])
  func base(address: String, isGood: Bool) {
    #expect((SourceLinks(base: address) != nil) == isGood)
  }

  @Test(
    "A path is escaped byte for byte, and a line is a fragment",
    arguments: [
      ("App/List.swift", 31, "https://a.b/c/App/List.swift#L31"),
      ("App/Main.storyboard", 0, "https://a.b/c/App/Main.storyboard"),
      ("A B/\u{E9}#?.m", 1, "https://a.b/c/A%20B/%C3%A9%23%3F.m#L1"),
      ("\"'<>&\n%", 2, "https://a.b/c/%22%27%3C%3E%26%0A%25#L2"),
    ])
  func address(path: String, line: Int, address: String) throws {
    let links = try #require(SourceLinks(base: "https://a.b/c//"))
    #expect(links.address(of: SourceLocation(path: path, line: line)) == address)
  }

  @Test(
    "A scene links to its class, or to its interface file; a segue to its call, or its own line")
  func ends() throws {
    let links = try #require(SourceLinks(base: "https://a.b"))
    let file = SourceLocation(path: "M.storyboard", line: 4)
    let call = CallSite(call: "push", location: SourceLocation(path: "A.swift", line: 9))
    let id = SceneID(path: "M.storyboard", objectID: "a")
    var scene = Scene(id: id, kind: .scene("viewController"), name: "A", location: file)
    #expect(links.address(of: scene) == "https://a.b/M.storyboard#L4")
    scene.classLocation = SourceLocation(path: "A.swift", line: 2)
    #expect(links.address(of: scene) == "https://a.b/A.swift#L2")
    var segue = Segue(
      id: SegueID(path: "M.storyboard", objectID: "s"), kind: .custom, source: id, destination: id,
      location: file)
    segue.callSites = [call]
    #expect(links.address(of: segue) == "https://a.b/M.storyboard#L4")
    segue.origin = .code
    #expect(links.address(of: segue) == "https://a.b/A.swift#L9")
  }
}
