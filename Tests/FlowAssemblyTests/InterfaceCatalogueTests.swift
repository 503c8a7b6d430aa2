import FlowModel
import TestSupport
import Testing

@Suite("Which of several storyboards of one name is meant")
struct InterfaceCatalogueTests {
  private func settings(_ path: String, platform: Platform = .iOS) -> StoryboardSketch {
    StoryboardSketch(path, platform: platform, initial: "s", SceneSketch("s"))
  }

  private func main(_ path: String, platform: Platform = .iOS) -> StoryboardSketch {
    StoryboardSketch(path, platform: platform, .reference("r", to: "Settings"))
  }

  @Test("One in the same folders has precedence over one elsewhere")
  func folders() {
    let graph = assembled(
      main("One/Screens/Main.storyboard"), main("Two/Screens/Main.storyboard"),
      settings("One/Shared/Settings.storyboard"), settings("Two/Shared/Settings.storyboard"))
    #expect(
      graph.reference("One/Screens/Main.storyboard#r")
        == .init(.resolved, "One/Shared/Settings.storyboard#s"))
    #expect(
      graph.reference("Two/Screens/Main.storyboard#r")
        == .init(.resolved, "Two/Shared/Settings.storyboard#s"))
    #expect(graph.findings.isEmpty)
  }

  @Test("One beside the reference has precedence over one further down")
  func steps() {
    let graph = assembled(
      main("App/Main.storyboard"), settings("App/Settings.storyboard"),
      settings("App/Archive/Settings.storyboard"))
    #expect(
      graph.reference("App/Main.storyboard#r") == .init(.resolved, "App/Settings.storyboard#s"))
  }

  @Test("One of the same platform has precedence over a closer one of another")
  func platform() {
    let graph = assembled(
      main("App/Main.storyboard"), settings("App/Settings.storyboard", platform: .tvOS),
      settings("Shared/Settings.storyboard"))
    #expect(
      graph.reference("App/Main.storyboard#r") == .init(.resolved, "Shared/Settings.storyboard#s"))
  }

  @Test("If none has the platform, the closest of another platform is used")
  func foreignPlatform() {
    let graph = assembled(
      main("App/Main.storyboard"), settings("App/TV/Settings.storyboard", platform: .tvOS),
      settings("Watch/Settings.storyboard", platform: .watchOS))
    #expect(
      graph.reference("App/Main.storyboard#r") == .init(.resolved, "App/TV/Settings.storyboard#s"))
  }

  @Test("One without a platform is as good as one with the same platform")
  func noPlatform() {
    let graph = assembled(
      main("App/Main.storyboard"), settings("App/Settings.storyboard", platform: .unknown),
      settings("Shared/Settings.storyboard"), settings("Shared/B/Settings.storyboard"))
    #expect(
      graph.reference("App/Main.storyboard#r") == .init(.resolved, "App/Settings.storyboard#s"))
  }

  @Test("A reference's own identifier is no candidate for it, but is for others")
  func ownIdentifier() {
    let graph = assembled(
      StoryboardSketch(
        "App/Main.storyboard", .reference("r", to: "Main", scene: "list", identifier: "list")),
      StoryboardSketch("Kit/Main.storyboard", SceneSketch("k", identifier: "list")),
      StoryboardSketch("App/Other.storyboard", .reference("o", to: "Main", scene: "list")))
    #expect(
      graph.reference("App/Main.storyboard#r") == .init(.resolved, "Kit/Main.storyboard#k"))
    #expect(
      graph.reference("App/Other.storyboard#o") == .init(.resolved, "App/Main.storyboard#r"))
  }

  @Test("A closer storyboard without the scene is skipped")
  func nearestWithScene() {
    let graph = assembled(
      StoryboardSketch("App/Main.storyboard", .reference("r", to: "Settings", scene: "list")),
      settings("App/Settings.storyboard"),
      StoryboardSketch("Kit/Settings.storyboard", SceneSketch("k", identifier: "list")))
    #expect(
      graph.reference("App/Main.storyboard#r") == .init(.resolved, "Kit/Settings.storyboard#k"))
  }

  @Test("Of equally close ones the first by path is drawn, and all are reported")
  func tie() throws {
    let graph = assembled(
      main("App/Main.storyboard"), settings("B/Settings.storyboard"),
      settings("A/Settings.storyboard"))
    #expect(
      graph.reference("App/Main.storyboard#r") == .init(.ambiguous, "A/Settings.storyboard#s"))
    let finding = try #require(graph.findings.first)
    #expect(
      finding.description == "App/Main.storyboard:10: warning: reference 'Settings' fits "
        + "several scenes equally well; expected one of 'A/Settings.storyboard#s', "
        + "'B/Settings.storyboard#s'")
  }

  @Test("Localised copies are one storyboard: the own language, then Base, then the first by path")
  func localisedCopies() {
    let graph = assembled(
      main("App/fr.lproj/Main.storyboard"), main("App/nl.lproj/Main.storyboard"),
      main("App/Other.storyboard"), settings("App/Base.lproj/Settings.storyboard"),
      settings("App/de.lproj/Settings.storyboard"), settings("App/fr.lproj/Settings.storyboard"))
    let found = ["App/fr.lproj/Main", "App/nl.lproj/Main", "App/Other"].map {
      graph.reference("\($0).storyboard#r")?.target
    }
    #expect(
      found == [
        "App/fr.lproj/Settings.storyboard#s", "App/Base.lproj/Settings.storyboard#s",
        "App/Base.lproj/Settings.storyboard#s",
      ])
    #expect(graph.findings.isEmpty)
  }

  @Test("Without a Base, the first copy by path is taken")
  func noBase() {
    let graph = assembled(
      main("App/Main.storyboard"), settings("App/fr.lproj/Settings.storyboard"),
      settings("App/de.lproj/Settings.storyboard"))
    #expect(
      graph.reference("App/Main.storyboard#r")
        == .init(.resolved, "App/de.lproj/Settings.storyboard#s"))
  }

  @Test("A language folder does not count as distance")
  func languageFolders() {
    let graph = assembled(
      main("App/Base.lproj/Main.storyboard"), settings("App/en.lproj/Settings.storyboard"),
      settings("App/Old/Settings.storyboard"))
    #expect(
      graph.reference("App/Base.lproj/Main.storyboard#r")
        == .init(.resolved, "App/en.lproj/Settings.storyboard#s"))
  }
}
