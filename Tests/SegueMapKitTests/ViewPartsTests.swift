import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

/// Views of which the parts are written elsewhere: under `#if`, in objects, in other types.
@Suite("What SwiftUI views consist of")
struct ViewPartsTests {
  /// Screens that the cases lead to.
  private static let screens = ["A", "B", "C"].map {
    "struct \($0): View { var body: some View { Text(\"\") } }"
  }.joined(separator: "\n")

  @Test("Views lead to what their parts show", arguments: cases)
  func segues(_ sample: ViewCase) throws {
    let files = try TemporaryProject(["App.swift": sample.source + "\n" + Self.screens])
    let graph = try FlowProject(paths: [files.path]).load().graph
    let found = graph.segues.map { segue in
      "\(segue.source.objectID) \(segue.kind.rawValue) "
        + "\(segue.destination?.objectID ?? "-")\(segue.isPossible ? " ?" : "")"
    }
    #expect(found.sorted() == sample.segues.sorted())
  }

  static let cases = [
    ViewCase(
      "parts under #if",
      """
      @main struct Main: App {
        var body: some Scene {
          WindowGroup { Root() }
          #if os(macOS)
          Settings { C() }
          #endif
        }
      }
      struct Root: View {
        var body: some View {
          Group {
            #if os(iOS)
            Phone()
            #else
            let title = ""
            Desktop(title: title)
            #endif
          }
        }
      }
      struct Phone: View { var body: some View { NavigationLink("a") { A() } } }
      struct Desktop: View { var body: some View { NavigationLink("b") { B() } } }
      """,
      [
        "Main rootViewController C", "Main rootViewController Root", "Root push A", "Root push B",
      ]),
    ViewCase(
      "a value under #if",
      """
      struct Root: View {
        var body: some View { Button("") {}.sheet(isPresented: $isShown) { page } }
        private var page: A {
          #if DEBUG
          A()
          #else
          A()
          #endif
        }
      }
      """, ["Root sheet A"]),
    ViewCase(
      "a view that the app's delegate makes",
      """
      @main struct Main: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
        var body: some Scene { WindowGroup { appDelegate.rootView } }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        private lazy var environment = Environment.make()
        var rootView: some View { environment.rootView }
      }
      struct Environment { static func make() -> Environment { Environment() } }
      extension Environment { var rootView: some View { VStack { A() } } }
      """, ["Main rootViewController A"]),
  ]
}
