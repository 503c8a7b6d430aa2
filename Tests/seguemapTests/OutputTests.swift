import Foundation
import TestSupport
import Testing

@Suite("Output files")
struct OutputTests {
  private let project: TemporaryProject
  private let command: BuiltCommand

  init() throws {
    project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Login", second: "Home"), "secret": "mine",
    ])
    command = BuiltCommand(folder: project.path)
  }

  @Test("A link in the place of an output is reported with its target, and not followed")
  func link() throws {
    try project.link("flow.txt", to: "secret")
    let result = try command("App", "-o", "flow.txt", "-o", "flow.json")
    #expect(result.exitCode == 2)
    #expect(
      result.messages == """
        seguemap: error: 'flow.txt' can't be written: a link leads to 'secret'; \
        --follow-links writes there

        """)
    #expect(try project.bytes(of: "secret") == Array("mine".utf8))
    #expect(try !project.bytes(of: "flow.json").isEmpty)
    #expect(try command("App", "-o", "flow.txt", "--follow-links").exitCode == 0)
    #expect(try project.bytes(of: "secret") == command("App").output)
    #expect(try project.names() == ["App", "flow.json", "flow.txt", "secret"])
  }

  @Test("A folder that a link leads to from the current one is an error, too")
  func linkedFolder() throws {
    let outside = try TemporaryProject()
    try project.link("out", to: outside.path)
    try project.link("in", to: "App")
    for path in ["out/flow.txt", "./out/flow.txt", "App/../out/flow.txt"] {
      let result = try command("App", "-o", path)
      #expect(result.exitCode == 2)
      #expect(result.messages.contains("'\(path)' can't be written: a link leads to"))
    }
    #expect(try outside.names() == [])
    #expect(try command("App", "-o", "in/flow.txt").exitCode == 0)
    #expect(try command("App", "-o", project.file("out/flow.txt")).exitCode == 0)
    #expect(try command("App", "-o", "out/flow.json", "--follow-links").exitCode == 0)
    #expect(try outside.names() == ["flow.json", "flow.txt"])
  }

  @Test(
    "What can be written is written, whatever fails before",
    arguments: [["App"], ["diff", "App", "App"]])
  func failure(arguments: [String]) throws {
    let result = try command.run(
      arguments + ["-o", "missing/flow.svg", "-o", "flow.png", "-o", "flow.json"])
    #expect(result.exitCode == 2)
    #expect(result.messages.contains("'missing/flow.svg' can't be written"))
    #expect(try project.bytes(of: "flow.png").count > 1_000)
    #expect(try !project.bytes(of: "flow.json").isEmpty)
  }

  @Test("A file without a picture is there before a picture is begun")
  func order() throws {
    // The pipe has no reader, so that writing the picture does not end.
    let result = try command.shell(
      """
      mkfifo flow.svg
      "$0" App -o flow.svg -o flow.json & process=$!
      while [ ! -e flow.json ] && kill -0 $process; do sleep 0.01; done
      kill -KILL $process
      wait $process
      """)
    #expect(result.exitCode == 128 + SIGKILL)
    #expect(try !project.bytes(of: "flow.json").isEmpty)
  }

  #if os(Linux)
    /// A library with a `rename` that sends the process a signal, and fails if that does not end it.
    ///
    /// Whatever started the tests may block signals.
    private func interruption() throws -> String {
      try project.write(
        """
        #include <signal.h>
        #include <stdlib.h>
        int rename(const char *old, const char *new) {
          sigset_t all;
          sigfillset(&all);
          sigprocmask(SIG_UNBLOCK, &all, NULL);
          raise(atoi(getenv("SENT")));
          return -1;
        }
        """, to: "tools/interruption.c")
      let path = project.file("tools/interruption")
      let result = try command.shell("clang -shared -fPIC -o '\(path).so' '\(path).c'")
      #expect(result.exitCode == 0, "\(result.messages)")
      return path + ".so"
    }

    @Test("A process that is ended leaves no unfinished file")
    func signals() throws {
      let library = try interruption()
      for signal in [SIGINT, SIGTERM, SIGHUP] {
        var command = command
        command.environment = ["LD_PRELOAD": library, "SENT": "\(signal)"]
        // It may also ignore them.
        let result = try command.shell(#"exec env --default-signal "$0" App -o flow.txt"#)
        #expect(result.exitCode == signal)
        #expect(try project.names() == ["App", "secret", "tools"])
      }
    }

    @Test("A signal that is ignored, as by nohup, does not end it")
    func ignoredSignal() throws {
      var command = command
      command.environment = ["LD_PRELOAD": try interruption(), "SENT": "\(SIGHUP)"]
      #expect(try command.shell(#"trap '' HUP; exec "$0" App -o flow.txt"#).exitCode == 2)
      #expect(try project.names() == ["App", "secret", "tools"])
    }
  #endif
}
