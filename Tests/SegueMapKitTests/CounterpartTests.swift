import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("A name that several targets or platforms declare") struct CounterpartTests {
  private static let project = """
    targets:
      Phone: {type: application, platform: iOS, sources: [iOS, Shared]}
      Desk: {type: application, platform: macOS, sources: [macOS, Shared]}
    """

  @Test("A shared file means the declaration of each target")
  func targets() throws {
    let edges = try edges([
      "project.yml": Self.project,
      "Shared/Home.swift": """
      import SwiftUI
      struct Home: View {
        @State var isOn = false
        var body: some View { Bar().sheet(isPresented: $isOn) { Log() } }
      }
      """,
      "iOS/App.swift": """
      import SwiftUI
      @main struct PhoneApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Log: View { var body: some View { Text("") } }
      struct Bar: View { var body: some View { NavigationLink("a") { Help() } } }
      struct Help: View { var body: some View { Text("") } }
      """,
      "macOS/App.swift": """
      import SwiftUI
      @main struct DeskApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Log: View { var body: some View { Text("") } }
      struct Bar: View { var body: some View { NavigationLink("a") { About() } } }
      struct About: View { var body: some View { Text("") } }
      """,
    ])
    #expect(
      edges == [
        "Shared/Home.swift#Home -push-> iOS/App.swift#Help",
        "Shared/Home.swift#Home -push-> macOS/App.swift#About",
        "Shared/Home.swift#Home -sheet-> iOS/App.swift#Log",
        "Shared/Home.swift#Home -sheet-> macOS/App.swift#Log",
        "iOS/App.swift#PhoneApp -rootViewController-> Shared/Home.swift#Home",
        "macOS/App.swift#DeskApp -rootViewController-> Shared/Home.swift#Home",
      ])
  }

  @Test("A method of a shared class is that of each target")
  func methods() throws {
    let edges = try edges([
      "project.yml": Self.project,
      "Shared/Home.swift": """
      class Home: NSViewController {
        let model = Model()
        @objc func tapped() { model.run() }
      }
      class Model {}
      """,
      "iOS/Model.swift": """
      class Log: UIViewController {}
      extension Model {
        func run() { window.rootViewController = Log() }
      }
      """,
      "macOS/Model.swift": """
      class Help: NSViewController {}
      extension Model {
        func run() { window.contentViewController = Help() }
      }
      """,
    ])
    #expect(
      edges == [
        "Shared/Home.swift#Home -rootViewController-> iOS/Model.swift#Log",
        "Shared/Home.swift#Home -rootViewController-> macOS/Model.swift#Help",
      ])
  }

  @Test("Of clauses for several platforms, each leads to those of its own")
  func clauses() throws {
    let edges = try edges([
      "Home.swift": """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationLink("log") { Log() } } }
      #if os(tvOS)
      struct Wall: View { var body: some View { NavigationLink("log") { Log() } } }
      extension Home { var wall: some View { NavigationLink("wall") { Wall() } } }
      #endif
      """,
      "Log-tvos.swift": """
      #if os(tvOS)
      struct Log: View { var body: some View { Text("") } }
      #endif
      """,
      "Log.swift": """
      #if os(iOS) || os(macOS)
      struct Log: View { var body: some View { Text("") } }
      #endif
      """,
    ])
    #expect(
      edges
        == [
          "Home.swift#DemoApp -rootViewController-> Home.swift#Home",
          "Home.swift#Home -push-> Log-tvos.swift#Log",
          "Home.swift#Home -push-> Log.swift#Log",
          "Home.swift#Home -push-> Home.swift#Wall",
          "Home.swift#Wall -push-> Log-tvos.swift#Log",
        ].sorted())
  }

  @Test("A call leads to what some platform has beside it")
  func platforms() throws {
    let edges = try edges([
      "Home.swift": """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State var isOn = false
        var body: some View {
          #if os(watchOS)
          Text("").sheet(isPresented: $isOn) { Log() }
          #else
          NavigationLink("log") { Log() }
          NavigationLink("help") { Help() }
          #endif
        }
      }
      """,
      "Log.swift": """
      #if os(iOS)
      struct Log: View { var body: some View { Text("") } }
      #endif
      """,
      "Help.swift": """
      #if canImport(WatchKit)
      struct Help: View { var body: some View { Text("") } }
      #endif
      """,
    ])
    #expect(
      edges == [
        "Home.swift#DemoApp -rootViewController-> Home.swift#Home",
        "Home.swift#Home -push-> Log.swift#Log",
      ])
  }

  @Test("A type that one file declares for several platforms is one screen")
  func sameFile() throws {
    let edges = try edges([
      "Home.swift": """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View { var body: some View { NavigationLink("log") { Log() } } }
      struct Help: View { var body: some View { Text("") } }
      #if os(iOS)
      struct Log: View { var body: some View { NavigationLink("help") { Help() } } }
      #else
      struct Log: View { var body: some View { NavigationLink("help") { Help() } } }
      #endif
      """
    ])
    #expect(
      edges == [
        "Home.swift#DemoApp -rootViewController-> Home.swift#Home",
        "Home.swift#Home -push-> Home.swift#Log",
        "Home.swift#Log -push-> Home.swift#Help",
      ])
  }
}
