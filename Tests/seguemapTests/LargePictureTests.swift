import TestSupport
import Testing

@Suite("Large pictures")
struct LargePictureTests {
  private let project: TemporaryProject
  private let command: BuiltCommand

  init() throws {
    project = try TemporaryProject()
    command = BuiltCommand(folder: project.path)
  }

  /// Writes an app of scenes with a segue between every two, or to the scenes at some distances.
  private func write(sceneCount: Int, distances: [Int]? = nil) throws {
    try write(sceneCount: sceneCount) { scene in
      distances?.map { (scene + $0) % sceneCount }
        ?? Array(scene..<sceneCount).filter { $0 > scene }
    }
  }

  /// Writes an app of scenes with segues to others.
  private func write(sceneCount: Int, targets: (Int) -> [Int]) throws {
    let scenes = (0..<sceneCount).map { scene in
      let segues = targets(scene).map {
        #"<segue destination="s\#($0)" kind="embed" id="e\#(scene)-\#($0)"/>"#
      }
      return """
        <scene sceneID="c\(scene)"><objects>
        <viewController id="s\(scene)" sceneMemberID="viewController">
        <connections>\(segues.joined())</connections></viewController>
        </objects><point key="canvasLocation" x="\(scene % 6 * 700)" y="\(scene / 6 * 700)"/></scene>
        """
    }
    try project.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="s0"><scenes>\(scenes.joined())\
      </scenes></document>
      """, to: "Main.storyboard")
  }

  private func segueCount(_ text: String) -> Int {
    text.split(separator: #"class="segue "#, omittingEmptySubsequences: false).count - 1
  }

  @Test("A picture of more than 100 screens comes with the command for an overview")
  func overview() throws {
    try write(sceneCount: 101, distances: [1])
    let arguments = ["Main.storyboard", "-o", "flow chart.svg"]
    let advice =
      "seguemap: note: the picture has 101 screens; for an overview: seguemap Main.storyboard -o "
      + "'flow chart.svg' --collapse folder\n"
    #expect(try command.run(arguments).messages == advice)
    #expect(try command.run(arguments + ["--quiet"]).messages == "")
    #expect(try command.run(arguments + ["--collapse", "folder"]).messages == "")
    #expect(try command("Main.storyboard", "-o", "flow.json").messages == "")
    #expect(try command("Main.storyboard", "-o", "flow.html", "--style", "card").messages == "")
  }

  @Test("A large part is laid out by another process of the program, without a warning")
  func child() throws {
    try write(sceneCount: 150, distances: [1, 7, 31])
    let result = try command("--format", "svg", "--style", "card")
    #expect(result.exitCode == 0)
    #expect(!result.messages.contains("warning"))
    #expect(segueCount(result.text) == 450)
    #expect(try command("--format", "svg", "--style", "card").output == result.output)
  }

  @Test("What is too large for Graphviz is drawn in rows and columns, with a warning")
  func tooLarge() throws {
    try write(sceneCount: 60)
    let result = try command("--format", "svg")
    #expect(result.exitCode == 0)
    #expect(
      result.messages == """
        seguemap: warning: 60 scenes and marks with 1770 edges are too many for Graphviz; they are \
        drawn in plain rows and columns

        """)
    #expect(segueCount(result.text) == 60 * 59 / 2)
  }

  @Test("A layout that takes too long is ended, and the exit code says so")
  func timeout() throws {
    // Graphviz takes several seconds to order these ranks.
    try write(sceneCount: 3_000) { scene in
      let first = 2 * scene + 1
      let targets = Set([0, 1, scene * 37 % 50, scene * 57 % 90])
      return targets.map { first + $0 }.filter { $0 < 3_000 }.sorted()
    }
    let arguments = ["--style", "card", "--timeout", "1"]
    let result = try command.run(arguments + ["--format", "svg", "-q"])
    #expect(result.exitCode == 2)
    #expect(segueCount(result.text) == 5_694)
    let told = try command.run(arguments + ["-o", "flow.svg", "-o", "flow.json"])
    #expect(told.exitCode == 2)
    #expect(
      told.messages.hasPrefix(
        "seguemap: warning: Graphviz did not lay out 3000 scenes and marks with 5694 edges within 1 s"
      ))
    #expect(told.messages.split(separator: "\n").count == 1)
    #expect(told.messages.contains("depends on the host"))
  }

  @Test("The time limit is a whole number of seconds, also in a settings file")
  func limits() throws {
    try write(sceneCount: 2)
    for wrong in ["0", "3601", "-1"] {
      let result = try command("--timeout=\(wrong)", "--format", "svg")
      #expect(result.exitCode == 64)
      #expect(
        result.messages.contains("--timeout is \(wrong); expected a whole number from 1 to 3600"))
    }
    try project.write("timeout: 5000\n", to: ".seguemap.yml")
    #expect(try command("--format", "svg").messages.contains("--timeout is 5000"))
    #expect(try command("--format", "svg", "--timeout", "9").exitCode == 0)
  }

  @Test("No help names the process for a part, and any input of it has an answer")
  func hiddenCommand() throws {
    #expect(try !command("--help").text.contains("lay-out"))
    var asked = command
    asked.input = "nonsense"
    let result = try asked("lay-out", "60")
    #expect(result.exitCode == 0)
    #expect(result.text == "error the question is incomplete\n")
  }
}
