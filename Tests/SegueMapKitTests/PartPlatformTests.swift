import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Parts of a view that it has on some platforms only") struct PartPlatformTests {
  /// The edges from the view `Home`, whose body is given.
  private func shown(by home: String, with parts: String) throws -> [String] {
    try edges([
      "project.yml": """
      targets:
        Shop: {type: application, supportedDestinations: [iOS, macOS, tvOS], sources: App}
      """,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Log: View { var body: some View { Text("") } }
      #if os(tvOS)
      struct Wide: View { var body: some View { Text("") } }
      #endif
      """,
      "App/Home.swift": "import SwiftUI\n\(home)",
      "App/Parts.swift": "import SwiftUI\n\(parts)",
    ]).filter { $0.hasPrefix("App/Home.swift#Home") }
  }

  /// A view that has a part on one platform only.
  private static func view(_ name: String, with part: String, on platform: String) -> String {
    """
    struct \(name): View {
      var body: some View {
        #if os(\(platform))
        \(part)
        #endif
      }
    }
    """
  }

  private static let phoneBar = view("Bar", with: #"NavigationLink("a") { Log() }"#, on: "iOS")

  private static let toLog = "App/Home.swift#Home -push-> App/App.swift#Log"

  @Test(
    "What a part does on another platform than a view has it is no edge of the view",
    arguments: [
      ("#if os(macOS)\nBar()\n#endif", []), ("#if os(iOS)\nBar()\n#endif", [toLog]),
      ("#if os(macOS)\nBar()\n#else\nBar()\n#endif", [toLog]), ("Bar()", [toLog]),
      ("#if !os(iOS)\nVStack { Bar() }\n#endif", []),
      ("#if os(macOS)\nBar()\n#endif\nmore", [toLog]),
    ])
  func part(body: String, expected: [String]) throws {
    let home = """
      struct Home: View {
        var body: some View {
          \(body)
        }
        var more: some View { Bar() }
      }
      """
    // A property that the body does not use is not part of it, but nothing tells what else uses it.
    let unused = home.replacing("var more: some View { Bar() }", with: "")
    let text = body.contains("more") ? home : unused
    #expect(try shown(by: text, with: Self.phoneBar) == expected)
  }

  @Test("The part of a part is on the platforms that both have")
  func nested() throws {
    let home = Self.view("Home", with: "Frame()", on: "macOS")
    let inner = """

      struct Inner: View { var body: some View { NavigationLink("a") { Log() } } }
      """
    let frame = { Self.view("Frame", with: "Inner()", on: $0) + inner }
    #expect(try shown(by: home, with: frame("iOS")) == [])
    #expect(try shown(by: home, with: frame("macOS")) == [Self.toLog])
  }

  @Test("A part leads to nothing that is declared for another platform")
  func destination() throws {
    let home = { Self.view("Home", with: "Bar()", on: $0) }
    let bar = """
      struct Bar: View { var body: some View { NavigationLink("a") { Wide() } } }
      """
    #expect(try shown(by: home("macOS"), with: bar) == [])
    #expect(
      try shown(by: home("tvOS"), with: bar)
        == ["App/Home.swift#Home -push-> App/App.swift#Wide"])
  }

  @Test("A part that another type makes for the view may be on all platforms")
  func helper() throws {
    let home = """
      struct Home: View {
        var body: some View {
          Parts.bar()
        }
      }
      """
    let parts = Self.phoneBar + "\nenum Parts { static func bar() -> some View { Bar() } }"
    #expect(try shown(by: home, with: parts) == [Self.toLog])
  }
}
