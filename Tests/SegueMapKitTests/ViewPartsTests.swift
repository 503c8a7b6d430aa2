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
    ViewCase(
      "a modifier with the name of a property",
      """
      struct Root: View {
        var body: some View {
          Form { Row(tag: 1); Row(tag: 2) }.tag(3)
        }
      }
      struct Row: View {
        let tag: Int
        var body: some View { NavigationLink("a") { A() } }
      }
      struct Start: View { var body: some View { NavigationLink("r") { Root() } } }
      """, ["Root push A", "Start push Root"]),
    ViewCase(
      "views that are built for an object which shows them",
      """
      final class Coordinator: ObservableObject {
        static let shared = Coordinator()
        @Published var routes: [Route] = []
        enum Kind { case sheet, alert }
        func present(
          kind: Kind = .sheet,
          @ViewBuilder content: @escaping (Binding<Bool>) -> some View, onDismiss: (() -> Void)? = nil
        ) {
          DispatchQueue.main.async { self.routes.append(Route(content: content)) }
        }
        func presentDetail(id: Int) { present { _ in B() } }
        func presentLater(@ViewBuilder content: @escaping (Binding<Bool>) -> some View) {
          present(content: content)
        }
        func count(@ViewBuilder content: () -> some View) -> Int { 1 }
      }
      struct Route { let content: (Binding<Bool>) -> AnyView }
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          Button("a") { Coordinator.shared.present { isPresented in A() } onDismiss: {} }
          Button("b") { Coordinator.shared.presentDetail(id: 1) }
          Button("c") { Coordinator.shared.presentLater { _ in C() } }
          Button("d") { _ = Coordinator.shared.count { D() } }
        }
      }
      struct D: View { var body: some View { Text("") } }
      """,
      [
        "Main rootViewController Root", "Root present A", "Root present B", "Root present C",
      ]),
    ViewCase(
      "an object that shows something as soon as it is made",
      """
      final class Presenter: ObservableObject {
        @Published var isShown = false
        init() { NetworkMonitor { [weak self] in self?.isShown = true } }
      }
      final class Services {
        static var shared: Services?
        let presenter: Presenter
        static func start() throws { shared = try Services() }
        init() throws { presenter = Presenter() }
      }
      @main struct Main: App {
        init() { do { try Services.start() } catch {} }
        var body: some Scene { WindowGroup { Root(presenter: Services.shared!.presenter) } }
      }
      struct Root: View {
        @ObservedObject var presenter: Presenter
        var body: some View { Text("").sheet(isPresented: $presenter.isShown) { A() } }
      }
      """, ["Main rootViewController Root", "Main sheet A"]),
  ]
}
