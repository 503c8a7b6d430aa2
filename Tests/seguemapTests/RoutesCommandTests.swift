import Foundation
import TestSupport
import Testing

@Suite("seguemap routes")
struct RoutesCommandTests {
  private func command() throws -> (TemporaryProject, BuiltCommand) {
    let project = try TemporaryProject([
      "Main.storyboard": storyboardText(first: "Login", second: "Home")
    ])
    return (project, BuiltCommand(folder: project.path))
  }

  @Test("The route is printed, a scene or a segue on each line")
  func route() throws {
    let (project, command) = try command()
    let result = try command("routes", "login", "Home", project.path)
    #expect(result.exitCode == 0)
    #expect(result.text == "Login\n  show, next (Main.storyboard:9)\nHome\n")
  }

  @Test("A missing route is reported by the exit code alone")
  func noRoute() throws {
    let (project, command) = try command()
    let result = try command("routes", "Home", "Login", project.path)
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(result.messages == "")
  }

  /// An app in which more than 100 ways lead from Login to Home.
  private func bundle() throws -> (TemporaryProject, BuiltCommand) {
    let (project, command) = try command()
    let text = String(decoding: try project.bytes(of: "Main.storyboard"), as: UTF8.self)
    let segue = try #require(text.split(separator: "\n").first { $0.contains("<segue ") })
    let many = (0..<120).map { number in
      segue.replacing(#/ id="[^"]*"/#, with: " id=\"s\(1000 + number)\"")
    }
    try project.write(
      text.replacing(segue, with: many.joined(separator: "\n")), to: "Main.storyboard")
    return (project, command)
  }

  @Test("All shortest ways are printed, 100 at most, which is said")
  func all() throws {
    let (project, command) = try bundle()
    let result = try command("routes", "Login", "Home", "--all")
    #expect(result.exitCode == 0)
    #expect(result.text.components(separatedBy: "\n\n").count == 100)
    #expect(
      result.messages
        == "seguemap: warning: there are more ways than the 100 that are shown\n")
    #expect(try command("routes", "Login", "Home").messages == "")
    #expect(try project.names() == ["Main.storyboard"])
  }

  @Test("Ways are written as JSON and as a picture of the scenes on them alone")
  func formats() throws {
    let (project, command) = try command()
    try project.write(storyboardText(first: "Else", second: "Where"), to: "Other.storyboard")
    let result = try command("routes", "Login", "Home", "-o", "way.svg", "-o", "way.json")
    #expect(result.exitCode == 0)
    #expect(result.written == ["way.json", "way.svg"])
    let picture = String(decoding: try project.bytes(of: "way.svg"), as: UTF8.self)
    #expect(picture.contains("Login"))
    #expect(!picture.contains("Where"))
    let json = String(decoding: try project.bytes(of: "way.json"), as: UTF8.self)
    #expect(json.contains("\"isComplete\": true"))
    let wrong = try command("routes", "Login", "Home", "--format", "png")
    #expect(wrong.messages.contains("expected one of 'text', 'json' or 'svg'"))
  }
}
