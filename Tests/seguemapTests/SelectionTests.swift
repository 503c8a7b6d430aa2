import TestSupport
import Testing

@Suite("Which files are read, and which are shown")
struct SelectionTests {
  private let project: TemporaryProject
  private let command: BuiltCommand

  init() throws {
    let reference = storyboardText(first: "Login", second: "Home").replacing(
      "<viewController storyboardIdentifier=\"Home\"",
      with: "<viewControllerPlaceholder storyboardName=\"Old\"")
    project = try TemporaryProject([
      "App/Main.storyboard": reference,
      "Legacy/Old.storyboard": "<document>\n<scenes></document>",
      "Legacy/Help.xib": "no XML",
    ])
    command = BuiltCommand(folder: project.path)
  }

  @Test(
    "A broken file that is not selected fails nothing, and a reference to it is no finding",
    arguments: [["--exclude", "Legacy"], ["--exclude", "Legacy/**"], ["--include", "App/**"]])
  func broken(arguments: [String]) throws {
    #expect(try command("--format", "json").exitCode == 2)
    let result = try command.run(arguments + ["--format", "json"])
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
    #expect(result.text.contains("\"resolution\": \"excluded\""))
    #expect(!result.text.contains("missing-storyboard"))
    #expect(!result.text.contains("Help"))
  }

  @Test("What is only hidden is read, so that its faults count")
  func hidden() throws {
    try project.write(storyboardText(first: "Help", second: "Chat"), to: "Legacy/Old.storyboard")
    for arguments in [["--hide", "Legacy/**"], ["--show", "App/**"]] {
      let result = try command.run(arguments)
      #expect(result.exitCode == 2)
      #expect(result.messages.contains("Legacy/Help.xib"))
      #expect(result.text.contains("Login"))
      #expect(!result.text.contains("Chat"))
    }
    #expect(try command().text.contains("Chat"))
  }

  @Test("The settings have the same four selections")
  func settings() throws {
    try project.write("include: App/**\nhide: '*.xib'\n", to: ".seguemap.yml")
    #expect(try command().exitCode == 0)
    try project.write("exclude: Legacy\nshow: [App/**]\n", to: ".seguemap.yml")
    #expect(try command().text.contains("Login"))
    #expect(try command("routes", "Login", "Login").exitCode == 0)
  }

  @Test("Files that describe the app are read whatever is included, unless excluded")
  func description() throws {
    try project.write("not a list", to: "App/Info.plist")
    #expect(try command("--include", "App/*.storyboard").messages.contains("App/Info.plist"))
    let excluded = try command("--include", "App/*.storyboard", "--exclude", "Info.plist")
    #expect(excluded.messages == "")
  }
}
