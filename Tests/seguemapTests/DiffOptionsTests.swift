import TestSupport
import Testing

@Suite("What a diff shows and when it fails")
struct DiffOptionsTests {
  private let repository: TemporaryRepository
  private let command: BuiltCommand

  /// Creates commits that add an app, change what a screen shows, and rename a scene.
  init() throws {
    repository = try TemporaryRepository()
    command = BuiltCommand(folder: repository.path)
    let first = Self.storyboard(second: "Cart", label: "Hello")
    try repository.write(first, to: "App/Main.storyboard")
    try repository.write(storyboardText(first: "P", second: "Q"), to: "Help/Help.storyboard")
    try repository.commit("Begin")
    try repository.write(Self.storyboard(second: "Cart", label: "Hi"), to: "App/Main.storyboard")
    try repository.commit("Greet")
    try repository.write(Self.storyboard(second: "Pay", label: "Hi"), to: "App/Main.storyboard")
    try repository.write(storyboardText(first: "P", second: "R"), to: "Help/Help.storyboard")
    try repository.commit("Rename")
  }

  private static func storyboard(second: String, label: String) -> String {
    storyboardText(first: "Login", second: second).replacing(
      "<connections>",
      with: """
        <view key="view" id="vvv-01-vvv"><subviews>
        <label text="\(label)" id="lll-01-lll"/></subviews></view>
        <connections>
        """)
  }

  @Test("--fail-on chooses between the flow and all that changed")
  func failOn() throws {
    let expected = [("HEAD~2", "HEAD~1", 0, 1), ("HEAD~1", "HEAD", 1, 1), ("HEAD", "HEAD", 0, 0)]
    for (base, head, flow, looks) in expected {
      #expect(try command("diff", base, head).exitCode == 0)
      #expect(try command("diff", base, head, "--fail-on", "flow").exitCode == flow)
      #expect(try command("diff", base, head, "--fail-on", "looks").exitCode == looks)
      #expect(try command("diff", base, head, "--exit-code").exitCode == looks)
      let range = "\(base)..\(head)"
      #expect(try command("diff", "--log", range, "--fail-on", "flow").exitCode == flow)
      #expect(try command("diff", "--log", range, "--fail-on", "looks").exitCode == looks)
    }
    #expect(try command("diff", "HEAD", "--fail-on", "colors").exitCode == 64)
  }

  @Test("A history has the commits that change what a screen shows, as a diff does")
  func log() throws {
    let lines = try command("diff", "--log", "HEAD~2..HEAD").text.split(separator: "\n")
    #expect(lines.count == 2 && lines[1].hasSuffix("1 screen changed (Greet)"))
    let filtered = try command("diff", "--log", "HEAD~2..HEAD", "--include", "Help/**").text
    #expect(filtered.split(separator: "\n").count == 1)
    #expect(try command("diff", "--log", "--focus", "Nobody").exitCode == 64)
  }

  @Test("A history says where a shallow clone cuts it")
  func shallow() throws {
    let folder = try TemporaryProject()
    try repository.git(
      "clone", "--quiet", "--depth=2", "file://" + repository.path, folder.file("a"))
    let shallow = BuiltCommand(folder: folder.file("a"))
    let result = try shallow("diff", "--log")
    #expect(result.exitCode == 0)
    #expect(result.messages.contains("warning: the history is cut at commit"))
    #expect(try shallow("diff", "--log", "HEAD~1").messages == "")
  }

  @Test("The filters of draw restrict a diff to a part of both states")
  func filters() throws {
    func told(_ arguments: String...) throws -> String {
      try command.run(["diff", "HEAD~1", "HEAD"] + arguments).text
    }
    let all = try told()
    #expect(all.contains("‘Pay’") && all.contains("‘R’"))
    for arguments in [["--include", "App/**"], ["--exclude", "Help/**"], ["--focus", "Pay"]] {
      let result = try command.run(["diff", "HEAD~1", "HEAD"] + arguments).text
      #expect(result.contains("‘Pay’") && !result.contains("‘R’"))
    }
    #expect(try told("--from", "P").contains("‘R’"))
    #expect(try command("diff", "HEAD~1", "HEAD", "--focus", "Nobody").exitCode == 64)
    let picture = try told("--format", "svg", "--focus", "Pay", "--containers", "show")
    #expect(picture.contains("Pay") && !picture.contains(">R<"))
  }

  @Test("A file under exclude that can't be read is no error")
  func excluded() throws {
    try repository.write("<<<<<<< HEAD", to: "Help/Help.storyboard")
    #expect(try command("diff", "HEAD").exitCode == 2)
    let result = try command("diff", "HEAD", "--exclude", "Help/**", "--exit-code")
    #expect(result.exitCode == 0)
    #expect(result.messages == "" && result.text == "")
  }

  @Test("Markdown and pictures name both states; a changed screen brings no others")
  func names() throws {
    try repository.git("tag", "v1")
    let markdown = try command("diff", "HEAD~2", "v1", "--format", "md").text
    #expect(markdown.contains("Begin` → `v1`"))
    let picture = try command("diff", "HEAD~2", "HEAD~1", "--format", "svg").text
    #expect(picture.contains("Begin → ") && picture.contains("Greet: 1 screen changed"))
    #expect(picture.contains("Login") && !picture.contains("Cart"))
  }

  @Test("The screens of a picture have the texts of a language, and the app's images")
  func screens() throws {
    let image = "<imageView image=\"Logo\" id=\"img-01-img\"/>"
    let storyboard = Self.storyboard(second: "Pay", label: "Hey")
      .replacing("<subviews>", with: "<subviews>" + image)
      .replacing("</document>", with: "<resources><image name=\"Logo\"/></resources></document>")
    try repository.write(storyboard, to: "App/Base.lproj/Main.storyboard")
    try repository.write("\"lll-01-lll.text\" = \"Salut\";", to: "App/fr.lproj/Main.strings")
    try repository.write(
      #"{"images": [{"idiom": "universal", "filename": "Logo.svg"}]}"#,
      to: "App/Assets.xcassets/Logo.imageset/Contents.json")
    try repository.write("<svg/>", to: "App/Assets.xcassets/Logo.imageset/Logo.svg")
    let plain = try command("diff", "HEAD", "--format", "svg")
    #expect(plain.text.contains("Hey") && !plain.text.contains("Salut"))
    let french = try command("diff", "HEAD", "--format", "svg", "--language", "fr", "--assets")
    #expect(french.text.contains("Salut") && !french.text.contains("Hey"))
    #expect(!plain.messages.contains("image 'Logo' is drawn as a mark"))
    #expect(french.messages.contains("image 'Logo' is drawn as a mark"))
  }

  @Test("The text for git changes with what a user sees, and not with frames")
  func textconv() throws {
    func text(_ storyboard: String) throws -> String {
      try repository.write(storyboard, to: "Text.storyboard")
      return try command("diff", "--textconv", "Text.storyboard").text
    }
    let before = try text(Self.storyboard(second: "Cart", label: "Hello"))
    #expect(before.contains("label ‘Hello’"))
    let colored = Self.storyboard(second: "Cart", label: "Hello").replacing(
      "id=\"lll-01-lll\"/>",
      with: """
        id="lll-01-lll"><rect key="frame" x="1" y="2" width="3" height="4"/>\
        <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
        """)
    #expect(try text(colored) != before)
    let moved = colored.replacing(
      "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>", with: "")
    #expect(try text(moved) == before)
  }
}
