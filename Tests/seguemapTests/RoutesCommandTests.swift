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
}
