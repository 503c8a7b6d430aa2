import Foundation
import TestSupport
import Testing

@Suite("The repository of a stranger")
struct StrangersRepositoryTests {
  @Test("What is planted runs when git itself is used")
  func plants() throws {
    let planted = try PlantedRepository()
    try planted.plant()
    let git = planted.repository
    // The first program that fails ends git.
    let monitor = ["-c", "core.fsmonitor=false"]
    let filters = ["process", "clean", "smudge"].flatMap { ["-c", "filter.evil.\($0)="] }
    let trials = [
      (["status"], "fsmonitor"), (monitor + ["diff-files"], "filter"),
      (monitor + filters + ["update-index", "--refresh", "--force-write-index"], "hook"),
      (filters + ["diff", "main~1", "main"], "diff"),
      (filters + ["diff", "--no-ext-diff", "main~1", "main"], "textconv"), (["evil"], "alias"),
      (["fetch", "origin"], "transport"),
      (["cat-file", "-e", String(repeating: "1", count: 40)], "transport"),
    ]
    for (arguments, mark) in trials {
      try planted.makeIndexOld()
      // Most fail, since the programs do.
      _ = try? git.git(arguments)
      #expect(try planted.marks().contains(mark), "\(arguments)")
    }
  }

  private static let runs = [
    ["draw"], ["draw", "App", "-o", "flow.svg"], ["draw", "--config", "main:.seguemap.yml"],
    ["routes", "C", "D", "App"], ["diff", "main"], ["diff", "main", "App"],
    ["diff", "main~1", "main"], ["diff", "main...topic"], ["diff", "--staged", "main"],
    ["diff", "--log"], ["diff", "--log", "main~1..topic"],
    ["diff", "--conflict", "App/Main.storyboard"],
  ]

  @Test("None of its programs runs, whatever is read of it")
  func nothingRuns() throws {
    let planted = try PlantedRepository()
    try planted.plant()
    let command = BuiltCommand(folder: planted.repository.path)
    for arguments in Self.runs {
      try planted.makeIndexOld()
      let result = try command.run(arguments)
      #expect([0, 1, 2].contains(result.exitCode), "\(arguments): \(result.messages)")
      #expect(!result.messages.contains("git failed"), "\(arguments): \(result.messages)")
      #expect(try planted.marks() == [], "\(arguments)")
    }
    #expect(try command("diff", "main~1", "main").text.contains("‘Ours’"))
  }

  @Test("A missing object is not fetched, even by a git that can't be told so")
  func nothingIsFetched() throws {
    let planted = try PlantedRepository()
    try planted.plant()
    try planted.loseObject()
    let tools = try TemporaryProject()
    try tools.writeProgram(
      "#!/bin/sh\nunset GIT_NO_LAZY_FETCH\nPATH=${PATH#*:}\nexec git \"$@\"\n", to: "git")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for environment in [[:], ["PATH": tools.path + ":" + path]] {
      let command = BuiltCommand(folder: planted.repository.path, environment: environment)
      for arguments in Self.runs { _ = try command.run(arguments) }
      #expect(try command("diff", "main~1", "main").exitCode == 2)
      #expect(try planted.marks() == [])
    }
  }

  @Test("A folder that someone committed is no repository, whatever it looks like")
  func embeddedBareRepository() throws {
    let planted = try PlantedRepository()
    let git = planted.repository
    try git.git("merge", "--abort")
    try git.write("ref: refs/heads/main\n", to: "App/HEAD")
    try git.write("", to: "App/refs/keep")
    try git.write("\(git.path)/.git/objects\n", to: "App/objects/info/alternates")
    try git.write("* filter=evil\n", to: "App/info/attributes")
    let program = try planted.program("filter")
    try git.write(
      """
      [core]
        bare = false
        worktree = "\(git.file("App"))"
        fsmonitor = "\(program)"
        sshCommand = "\(program)"
      [filter "evil"]
        clean = "\(program)"
      """, to: "App/config")
    try git.commit()
    let embedded = TemporaryRepository(at: git.file("App"), in: git.files)
    _ = try? embedded.git("hash-object", "Main.storyboard")
    #expect(try planted.marks() == ["filter"])

    try git.write(storyboardText(first: "A", second: "New"), to: "App/Main.storyboard")
    for (folder, arguments) in [
      (git.path, ["diff", "main", "App"]), (git.file("App"), ["diff", "main"]),
      (git.file("App"), ["diff", "main", "Main.storyboard"]),
    ] {
      let result = try BuiltCommand(folder: folder).run(arguments)
      #expect(result.exitCode == 0, "\(result.messages)")
      #expect(result.text.contains("‘New’"))
      #expect(!result.text.contains("‘D’"))
      #expect(try planted.marks() == [])
    }
  }

  @Test("A repository's settings can't say that its files are elsewhere")
  func otherWorkTree() throws {
    let planted = try PlantedRepository()
    let git = planted.repository
    try git.git("merge", "--abort")
    let elsewhere = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "A", second: "Elsewhere")
    ])
    try git.git("config", "core.worktree", elsewhere.path)
    let result = try BuiltCommand(folder: git.path)("diff", "main")
    #expect(!result.text.contains("Elsewhere"))
  }

  @Test("A repository of somebody else is read only if the user says that it is safe")
  func ownership() throws {
    let planted = try PlantedRepository()
    let settings = try TemporaryProject()
    var command = BuiltCommand(folder: planted.repository.path)
    command.environment = [
      "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "GIT_CONFIG_GLOBAL": settings.file("config"),
    ]
    let refused = try command("diff", "main~1", "main")
    #expect(refused.exitCode == 2)
    #expect(refused.messages.contains("dubious ownership"))
    try settings.write("[safe]\n  directory = \(planted.repository.path)\n", to: "config")
    #expect(try command("diff", "main~1", "main").exitCode == 0)
  }

  @Test("A bare repository is read if GIT_DIR names it, and has neither index nor work tree")
  func bareRepository() throws {
    let planted = try PlantedRepository()
    let folder = try TemporaryProject()
    try planted.repository.git(
      "clone", "--quiet", "--bare", planted.repository.path, folder.file("a.git"))
    let bare = folder.file("a.git")
    #expect(try BuiltCommand(folder: bare)("diff", "main~1", "main").exitCode == 2)
    let command = BuiltCommand(folder: bare, environment: ["GIT_DIR": "."])
    #expect(try command("diff", "main~1", "main").text.contains("‘Ours’"))
    #expect(try command("diff", "main~1", "main", "App").text.contains("‘Ours’"))
    for arguments in [["diff", "main"], ["diff", "main", "--staged"]] {
      #expect(try command.run(arguments).messages.contains("has no work tree and no index"))
    }
  }

  @Test("GIT_DIR names the repository, as it does in git's hooks")
  func namedRepository() throws {
    let planted = try PlantedRepository()
    let environment = ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index"]
    let command = BuiltCommand(folder: planted.repository.path, environment: environment)
    for arguments in [["diff", "main~1", "main", "App"], ["diff", "--staged", "topic~1", "App"]] {
      #expect(try command.run(arguments).text.contains("‘Ours’"))
    }
  }
}
