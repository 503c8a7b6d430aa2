import Foundation
import Testing

@testable import SegueMapKit

@Suite("What is known of a host")
struct HostCheckTests {
  @Test("A version of Graphviz counts as tested if README says that all checks ran with it")
  func testedVersions() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let named = text.matches(of: /\|\s([0-9.]+)\s\|\sall tests and checks,/).map { String($0.1) }
    #expect(Set(named) == Set(HostCheck.testedGraphvizVersions))
  }
}
