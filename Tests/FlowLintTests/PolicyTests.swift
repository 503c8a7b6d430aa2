import FlowModel
import TestSupport
import Testing

@testable import FlowLint

struct PolicyTests {
  /// Start → Login → Home → Pay, Start → Pay, and Home presents Camera.
  private let graph = FlowGraph(
    StoryboardSketch(
      "App/Main.storyboard", initial: "start", isMain: true,
      SceneSketch("start", class: "Start", .to("login"), .to("pay")),
      SceneSketch("login", class: "Login", .to("home")),
      SceneSketch("home", class: "Home", .to("pay"), .to("camera", kind: "presentation")),
      SceneSketch("pay", class: "Pay"),
      SceneSketch("camera", class: "Camera", .to("pay", kind: "presentation"))))

  private func messages(_ policy: some Policy) -> [String] {
    policy.findings(in: LintSubject(graph)).map(\.message).sorted()
  }

  @Test("A forbidden segue is reported at its place")
  func segue() {
    var policy = ForbiddenPolicy(name: "camera-alone")
    policy.from = SceneSelector("Camera")
    policy.kinds = ["present"]
    #expect(
      messages(policy) == ["'Camera' leads to 'Pay' by 'presentation'; expected no such segue"])
  }

  @Test("A segue that screens inherit is theirs, and one finding")
  func inherited() {
    let graph = Sample.inherited
    func messages(_ policy: some Policy) -> [String] {
      policy.findings(in: LintSubject(graph)).map(\.message).sorted()
    }
    var policy = ForbiddenPolicy(name: "no-help")
    policy.to = SceneSelector("Help")
    #expect(
      messages(policy) == [
        "'Base' leads to 'Help' by 'push'; expected no such segue"
      ])
    policy.from = SceneSelector("Three")
    #expect(messages(policy) == ["'Three' leads to 'Help' by 'push'; expected no such segue"])
    policy.from = SceneSelector("Login")
    #expect(messages(policy).isEmpty)
    policy.from = SceneSelector("Three")
    policy.isTransitive = true
    #expect(messages(policy) == ["'Three' leads to 'Help'; expected no way"])
    // The class itself leads nowhere, and nothing is required of it.
    var required = RequiredPolicy(name: "help", from: SceneSelector(classes: ["*Controller"]))
    required.to = SceneSelector("Help")
    #expect(messages(required).isEmpty)
  }

  @Test("A way round a scene that must be passed is reported with the way")
  func route() {
    var policy = ForbiddenPolicy(name: "login-first")
    policy.to = SceneSelector("Pay")
    policy.unless = SceneSelector("Login")
    policy.isTransitive = true
    #expect(
      messages(policy) == ["'Start' leads to 'Pay'; expected every way to pass 'Login'"])
    policy.to = SceneSelector("Home")
    #expect(messages(policy).isEmpty)
  }

  @Test("A scene that does not lead to what is required is reported")
  func required() {
    var policy = RequiredPolicy(name: "pay", from: SceneSelector("App/**"))
    policy.to = SceneSelector("Camera")
    #expect(
      messages(policy) == ["'Pay' has none of what is required; expected a way to 'Camera'"])
  }

  @Test("A scene that is shown without a tap is none away, though a tap leads there, too")
  func contained() {
    let graph = FlowGraph(
      StoryboardSketch(
        "App/Main.storyboard", initial: "start", isMain: true,
        SceneSketch("start", .to("detail"), .to("list", kind: "embed")),
        SceneSketch("list", .to("detail", kind: "embed")),
        SceneSketch("detail")))
    let found = MaxTapsPolicy(name: "taps", taps: 0).findings(in: LintSubject(graph))
    #expect(found.map(\.message) == [])
  }

  @Test("A scene is as many taps away as segues of the shortest way")
  func taps() {
    let policy = MaxTapsPolicy(name: "taps", taps: 2)
    #expect(
      messages(policy) == [
        "'Camera' is 3 taps away: 'Start' leads to 'Camera' through 'Login', 'Home'; expected at most 2"
      ])
  }

  @Test(
    "A star in a name stands for any characters",
    arguments: [
      ("Pay*", "Payment", true), ("*Pay", "Pay", true), ("a*b*c", "aXbYc", true),
      ("a*a", "a", false), ("Pay", "Payment", false), ("*", "", true),
    ])
  func wildcards(pattern: String, text: String, fits: Bool) {
    #expect(Wildcard(pattern).matches(text) == fits)
  }
}
