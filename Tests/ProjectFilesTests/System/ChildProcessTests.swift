import Testing

@testable import ProjectFiles

@Suite("Other programs")
struct ChildProcessTests {
  private func output(
    of script: String, for input: [UInt8] = [], within seconds: Int = 60
  ) -> Result<[UInt8], ChildProcess.Failure> {
    ChildProcess(path: "/bin/sh", arguments: ["-c", script]).output(for: input, within: seconds)
  }

  @Test("A program gets its input, and its output is returned")
  func echo() {
    // More than fits into a pipe, both ways.
    let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(output(of: "cat", for: input) == .success(input))
    #expect(output(of: "cat") == .success([]))
    #expect(output(of: "echo noise >&2; printf done") == .success(Array("done".utf8)))
  }

  @Test("A program need not read its input")
  func unread() {
    let input = [UInt8](repeating: 7, count: 1_000_000)
    #expect(output(of: "printf done", for: input) == .success(Array("done".utf8)))
  }

  @Test("How a program ended is reported")
  func failures() {
    #expect(output(of: "exit 3") == .failure(.failed("it ended with code 3")))
    let aborted = output(of: "kill -ABRT $$")
    guard case .failure(.failed(let reason)) = aborted else {
      Issue.record("\(aborted)")
      return
    }
    #expect(reason.hasPrefix("it was ended by signal 6"))
  }

  @Test("A program that does not end is ended, whether it reads or not")
  func endless() {
    #expect(output(of: "while :; do :; done", within: 1) == .failure(.timedOut))
    let input = [UInt8](repeating: 7, count: 1_000_000)
    #expect(output(of: "exec sleep 600", for: input, within: 1) == .failure(.timedOut))
  }

  @Test("A program that does not exist is reported")
  func missing() {
    let result = ChildProcess(path: "/no/such/program", arguments: []).output(for: [], within: 60)
    #expect(result == .failure(.failed("it can't be started: no such file or folder")))
  }
}
