import Foundation
import TestSupport
import Testing

@Suite("What the command says when something is wrong")
struct MessagesTests {
  private let project: TemporaryProject
  private let command: BuiltCommand

  init() throws {
    project = try TemporaryProject([
      "Main.storyboard": storyboardText(first: "Login", second: "Home")
    ])
    command = BuiltCommand(folder: project.path)
  }

  @Test("A typo in an option suggests the right one")
  func optionTypo() throws {
    let result = try command("--thme", "dark")
    #expect(result.exitCode == 64)
    #expect(
      result.messages == """
        seguemap: error: unknown option '--thme'; did you mean '--theme'?
        see 'seguemap draw --help'

        """)
  }

  @Test(
    "Wrong usage is reported in one line and exits with 64",
    arguments: [
      (["-o", "flow.jpg"], "the extension of 'flow.jpg' has no format; known are .svg"),
      (["--theme", "blue"], "'blue' is invalid for '--theme <theme>'; expected one of 'light'"),
      (
        ["--format", "svgg"],
        "'svgg' is invalid for '--format <format>'; expected one of 'svg', 'png'"
      ),
      (["--scale", "0"], "--scale is 0.0; expected a number from 0.05 to 20"),
      (
        ["--link-base", "http://example.org"],
        "--link-base is 'http://example.org'; expected an https address of a folder"
      ),
      (["--depth", "2"], "--depth needs --focus"),
      (["-o", "a.svg", "--format", "png"], "the format of 'a.svg' follows its extension"),
      (["--kind", "shwo"], "unknown kind of segue 'shwo'; known are"),
      (["--from", "Logn"], "unknown scene 'Logn'; did you mean 'Login'?"),
      (["--config", "a.yml", "--no-config"], "--config and --no-config can't be combined"),
      (["routes", "Login"], "missing expected argument '<to-scene>'"),
    ])
  func usage(arguments: [String], message: String) throws {
    let result = try command.run(arguments)
    #expect(result.exitCode == 64)
    #expect(result.output.isEmpty)
    #expect(result.messages.hasPrefix("seguemap: error: "))
    #expect(result.messages.contains(message))
    #expect(try project.names() == ["Main.storyboard"])
  }

  @Test("A file's name and content can't write a line, a colour or a command of their own")
  func hostileNames() throws {
    try project.write("<document><::error::a\u{1B}[31m\u{202E}/>", to: "::error::x\u{1B}\n::y.xib")
    let result = try command("--verbose")
    #expect(result.exitCode == 2)
    let lines = result.messages.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(#"\u{3A}:error::x\u{1B} ::y.xib:1:"#) })
    #expect(lines.allSatisfy { !$0.hasPrefix("::") && !$0.contains("\u{1B}") })
    #expect(!result.messages.unicodeScalars.contains("\u{202E}"))
    let usage = try command("-o", "a\u{1B}[31m\u{202E}.jpg").messages
    #expect(usage.contains(#"the extension of 'a\u{1B}[31m\u{202E}.jpg' has no format"#))
  }

  @Test("An ambiguous name lists its scenes")
  func ambiguousScene() throws {
    try project.write(storyboardText(first: "Login", second: "End"), to: "Other.storyboard")
    let result = try command("--from", "Login")
    #expect(result.exitCode == 64)
    #expect(
      result.messages == """
        seguemap: error: 'Login' is the name of 2 scenes; choose one of \
        'Main.storyboard#aaa-01-aaa' or 'Other.storyboard#aaa-01-aaa'

        """)
    #expect(try command("--from", "Other.storyboard#aaa-01-aaa").exitCode == 0)
  }

  @Test("A missing file is named")
  func missingFile() throws {
    let result = try command("Nope.storyboard")
    #expect(result.exitCode == 2)
    #expect(result.messages == "Nope.storyboard: error: no such file or folder\n")
  }

  @Test("A folder without a screen is named")
  func emptyFolder() throws {
    let empty = try TemporaryProject()
    let result = try BuiltCommand(folder: empty.path)("-o", "flow.svg")
    #expect(result.exitCode == 2)
    #expect(
      result.messages == "seguemap: error: no screen found in '.': looked for storyboards, xibs, "
        + "and UIKit, AppKit, WatchKit and SwiftUI source\n")
    #expect(try empty.names() == [])
  }

  @Test("A folder of which only notes are known has a message, too")
  func notesOnly() throws {
    let project = try TemporaryProject()
    try project.write(
      "class A: UIViewController { func go(_ b: UIViewController) { present(b, animated: true) } }",
      to: "A.swift")
    let result = try BuiltCommand(folder: project.path)("-o", "flow.svg")
    #expect(result.exitCode == 2)
    #expect(result.messages.hasPrefix("seguemap: error: no screen found in '.'"))
  }

  @Test("A broken storyboard is reported with its relative path, and the rest is drawn")
  func brokenStoryboard() throws {
    try project.write("<document>\n<scenes></document>", to: "Sub/Broken.storyboard")
    let result = try command("-o", "flow.svg")
    #expect(result.exitCode == 2)
    #expect(result.messages.hasPrefix("Sub/Broken.storyboard:2:"))
    #expect(result.messages.contains(": error: "))
    #expect(result.messages.split(separator: "\n").count == 1)
    #expect(try String(decoding: project.bytes(of: "flow.svg"), as: UTF8.self).contains("Login"))
    let above = try TemporaryProject()
    let elsewhere = try BuiltCommand(folder: above.path)(project.path)
    #expect(elsewhere.messages.hasPrefix(project.file("Sub/Broken.storyboard:2:")))
  }

  @Test(
    "A file or folder without permission is named; the rest is drawn",
    .enabled(if: geteuid() != 0, "root reads everything"))
  func noPermission() throws {
    for name in ["Secret.storyboard", "Closed/Main.storyboard"] {
      try project.write(storyboardText(first: "A", second: "B"), to: name)
    }
    let closed = [project.file("Secret.storyboard"), project.file("Closed")]
    for path in closed {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    }
    let result = try command()
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed[1])
    #expect(result.exitCode == 2)
    #expect(
      result.messages == """
        Closed: error: permission denied
        Secret.storyboard: error: permission denied

        """)
    #expect(result.text.hasPrefix("Login"))
  }

  @Test("--quiet suppresses warnings, not errors")
  func quiet() throws {
    let reference = storyboardText(first: "A", second: "B").replacingOccurrences(
      of: "<viewController storyboardIdentifier=\"B\"",
      with: "<viewControllerPlaceholder storyboardName=\"Gone\"")
    try project.write(reference, to: "Reference.storyboard")
    let loud = try command()
    #expect(loud.exitCode == 0)
    #expect(loud.messages.contains("Reference.storyboard:"))
    #expect(loud.messages.contains(": warning: "))
    #expect(try command("--quiet").messages == "")
    #expect(try command("--quiet", "Nope").messages == "Nope: error: no such file or folder\n")
  }

  @Test("An output that can't be written is named, and no part of it remains")
  func unwritable() throws {
    let result = try command("-o", "missing/flow.svg")
    #expect(result.exitCode == 2)
    #expect(
      result.messages
        == "seguemap: error: 'missing/flow.svg' can't be written: no such file or folder\n")
  }
}
