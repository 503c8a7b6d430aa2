import Foundation
import Testing

/// Runs `Scripts/setup.sh` on a host of stand-ins: `PATH` contains only a folder with a small
/// script for each tool.
@Suite struct SetupTests {
  @Test("If nothing is missing, nothing is printed and nothing is installed")
  func nothingMissing() throws {
    let host = try FakeHost(installed: true)
    let run = try host.setUp()
    #expect(run == Run(status: 0, output: "", calls: []))
  }

  @Test("What is missing is named and installed, and a second run installs nothing")
  func installsOnce() throws {
    let host = try FakeHost(installed: false)
    let first = try host.setUp()
    #expect(first.status == 0)
    #expect(first.output.contains("missing: Graphviz, Graphviz headers"))
    #expect(first.calls.first == "apt-get update")
    #expect(first.calls.last?.contains("libgraphviz-dev") == true)
    #expect(first.calls.allSatisfy { !$0.hasPrefix("sudo") })
    #expect(try host.setUp() == Run(status: 0, output: "", calls: []))
  }

  @Test("Only a user other than root needs sudo")
  func sudo() throws {
    let host = try FakeHost(installed: false, userID: 1000)
    let run = try host.setUp()
    #expect(run.status == 0)
    #expect(run.calls.contains("sudo apt-get update"))
  }

  @Test("Software that is still missing after installation is an error that names it")
  func stillMissing() throws {
    let host = try FakeHost(installed: false, aptWorks: false)
    let run = try host.setUp()
    #expect(run.status == 2)
    #expect(run.output.contains("error: still missing after the installation: Graphviz, "))
  }

  @Test("A failed installation shows the package manager's output")
  func failure() throws {
    let host = try FakeHost(installed: false)
    try host.add("apt-get", "echo 'E: no such mirror'; exit 100")
    let run = try host.setUp()
    #expect(run.status == 100)
    #expect(run.output.contains("E: no such mirror"))
  }

  @Test("--check installs nothing and fails if something is missing")
  func check() throws {
    let run = try FakeHost(installed: false).setUp(["--check"])
    #expect(run.status == 1)
    #expect(run.calls == [])
  }

  @Test("A missing toolchain is reported before anything is installed")
  func noSwift() throws {
    let host = try FakeHost(installed: false)
    try host.remove("swift")
    let run = try host.setUp()
    #expect(run.status == 2)
    #expect(run.output.contains("error: no Swift toolchain found"))
    #expect(run.calls == [])
  }

  @Test("A program that is already built needs no toolchain")
  func toRun() throws {
    let host = try FakeHost(installed: false)
    try host.remove("swift")
    let run = try host.setUp(["--to-run", "--tools", "git,unzip"])
    #expect(run.output.contains("missing: Graphviz, Graphviz headers"))
    #expect(run.calls.last?.contains("libgraphviz-dev") == true)
    #expect(run.calls.last?.hasSuffix("unzip") == true)
  }

  @Test("What the checks need is missing until it is there")
  func checks() throws {
    let host = try FakeHost(installed: true)
    let tools = [
      "rsvg-convert", "xmllint", "shellcheck", "jq", "unzip", "chromium", "tsc", "python3",
    ]
    let run = try host.setUp(["--with-tests", "--check"])
    for name in ["rsvg-convert", "xmllint", "ShellCheck", "jq", "unzip", "tsc"] {
      #expect(run.output.contains(name))
    }
    // Ubuntu's is a snap.
    let system = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    #expect(run.output.contains("Chromium") != system.contains("\nID=ubuntu\n"))
    for tool in tools { try host.add(tool, "exit 0") }
    let second = try host.setUp(["--with-tests", "--check"])
    // The system's own Python may have a validator or not.
    #expect(["", "missing: a JSON Schema validator\n"].contains(second.output))
  }

  @Test(
    "On a Mac, Homebrew installs what is missing, and what it keeps apart is found",
    arguments: ["/opt/homebrew", "/usr/local"])
  func homebrew(prefix: String) throws {
    let host = try FakeHost(installed: false)
    try host.becomeMac(homebrew: prefix)
    let run = try host.setUp()
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.calls == ["brew install cairo graphviz jpeg-turbo libpng libxml2 libyaml pango"])
    #expect(try host.setUp() == Run(status: 0, output: "", calls: []))
  }

  @Test("A Mac without Homebrew is told where to get it")
  func noHomebrew() throws {
    let host = try FakeHost(installed: false)
    try host.becomeMac(homebrew: "/opt/homebrew")
    try host.remove("brew")
    let run = try host.setUp()
    #expect(run.status == 2)
    #expect(run.output.contains("error: Homebrew is needed to install cairo "))
    #expect(run.output.contains("https://brew.sh"))
  }

  @Test("The documents, images and workflows name the Swift that Package.swift asks for")
  func minimum() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func text(_ file: String) throws -> String {
      try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }
    let wanted = try #require(
      try text("Package.swift").firstMatch(of: /swift-tools-version: (.+)/)?.1)
    for file in ["README.md", "CONTRIBUTING.md", "Documentation/CI.md"] {
      let named = try text(file).matches(
        of: /Swift(?:\]\(https:\/\/www.swift.org\/install\))?\s([0-9]+\.[0-9]+) or\slater/)
      #expect(!named.isEmpty && named.allSatisfy { $0.1 == wanted }, "\(file)")
    }
    for file in ["Dockerfile", ".github/workflows/ci.yml", ".github/workflows/release.yml"] {
      let images = try text(file).matches(of: /swift:([0-9]+\.[0-9]+)-/)
      #expect(!images.isEmpty && images.allSatisfy { $0.1 == wanted }, "\(file)")
      let toolchains = try text(file).matches(of: /ci-toolchain\.sh ([0-9]+\.[0-9]+)\.[0-9]+\s/)
      #expect(toolchains.allSatisfy { $0.1 == wanted }, "\(file)")
    }
    let stranger = try text("Tests/Stranger/Package.swift")
    #expect(stranger.hasPrefix("// swift-tools-version: \(wanted)\n"))
  }

  @Test("Only the tools are installed on request, and an unknown one is an error")
  func onlyTools() throws {
    let host = try FakeHost(installed: false)
    let run = try host.setUp(["--only-tools", "--tools", "gh"])
    #expect(run.calls.last?.hasSuffix("DPkg::Lock::Timeout=300 gh") == true)
    #expect(try host.setUp(["--tools", "telnet"]).status == 2)
  }

  @Test(
    "A toolchain's minor version is compared as a number",
    arguments: [
      ("5.10", 2), ("6.0.3", 2), ("6.2.4", 2), ("6.3", 0), ("6.10", 0), ("7.0", 0),
    ])
  func swiftVersion(version: String, status: Int32) throws {
    let host = try FakeHost(installed: true)
    try host.add("swift", "echo 'Swift version \(version) (swift-\(version)-RELEASE)'")
    #expect(try host.setUp().status == status)
  }
}
