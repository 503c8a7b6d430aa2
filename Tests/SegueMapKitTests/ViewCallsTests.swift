import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

/// Calls of views whose function or content only the declarations of the app tell.
@Suite("Calls of an app's own functions show views")
struct ViewCallsTests {
  @Test("Views lead to what is shown", arguments: cases)
  func segues(_ sample: ViewCase) throws {
    let app = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct A: View { var body: some View { Text("") } }
      struct B: View { var body: some View { Text("") } }

      """
    let files = try TemporaryProject(["App.swift": app + sample.source])
    let found = try FlowProject(paths: [files.path]).load().graph.segues.map { segue in
      "\(segue.source.objectID) \(segue.kind.rawValue) \(segue.destination?.objectID ?? "-")"
    }
    #expect(found.sorted() == (["Demo rootViewController Home"] + sample.segues).sorted())
  }

  @Test("Long chains of modifiers where an object is called as a function take no longer for each")
  func longChains() throws {
    let source = """
      struct Open { func callAsFunction() {} }
      struct Home: View {
        let open = Open()
        var body: some View { Text("")\(String(repeating: ".bold()", count: 64)).onTapGesture { open() } }
      }
      """
    let files = try TemporaryProject([
      "App.swift": "@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }\n"
        + source
    ])
    #expect(try FlowProject(paths: [files.path]).load().graph.segues.count == 1)
  }

  private static let cases = [
    ViewCase(
      "a global function that a modifier's closure calls is not the view",
      """
      struct Home: View {
        @State private var isShown = false
        @State private var failed = false
        var body: some View { Button("A") { isShown = true }.sheet(isPresented: $isShown) { details } }
        @ViewBuilder private var details: some View {
          if failed { A() } else { Text("?").onAppear { assertionFailure("?") } }
        }
      }
      """, ["Home sheet A"]),
    ViewCase(
      "a trailing closure can't be an argument for a URL",
      """
      struct Home: View {
        var body: some View { Button("A") { Coordinator.shared.present { _ in A() } } }
      }
      class Coordinator: ObservableObject {
        static let shared = Coordinator()
        private var routes: [Route] = []
        func present(
          type: Kind = .sheet, @ViewBuilder content: @escaping (Binding<Bool>) -> some View,
          onDismiss: (() -> Void)? = nil
        ) {
          routes.append(Route(type: type, content: content, onDismiss: onDismiss))
        }
        func present(url: URL?) { present { _ in B() } }
      }
      """, ["Coordinator present B", "Home present A"]),
    ViewCase(
      "an object of the environment that is called as a function",
      """
      struct Home: View {
        @Environment(\\.openCustomWindow) private var openWindow
        var body: some View { Button("A") { open() } }
        private func open() { openWindow { A() } }
      }
      struct OpenAction {
        func callAsFunction<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
          NSApp.keyWindow?.contentViewController?.presentAsSheet(NSHostingController(rootView: content()))
        }
      }
      extension EnvironmentValues {
        var openCustomWindow: OpenAction { get { self[Key.self] } set { self[Key.self] = newValue } }
      }
      """, ["Home sheet A"]),
    ViewCase(
      "an object of the environment",
      """
      struct Home: View {
        @Environment(\\.router) private var router
        var body: some View {
          Button("A") { router.isShown = true }
            .modifier(Shown(router: router))
        }
      }
      class Router: ObservableObject { @Published var isShown = false }
      struct Shown: ViewModifier {
        @ObservedObject var router: Router
        func body(content: Content) -> some View { content.sheet(isPresented: $router.isShown) { A() } }
      }
      extension EnvironmentValues {
        var router: Router { get { self[Key.self] } set { self[Key.self] = newValue } }
      }
      """, ["Home sheet A"]),
    ViewCase(
      "an own view of tabs with the name of SwiftUI's",
      """
      struct Home: View {
        var body: some View { TabView(a: { A() }, b: second) }
        func second() -> B { .init() }
      }
      struct TabView<A: View, B: View> {
        private let a: () -> A
        private let b: () -> B
        init(a: @escaping () -> A, b: @escaping () -> B) { self.a = a; self.b = b }
      }
      extension TabView: View {
        var body: some View {
          SwiftUI.TabView {
            tab(content: a, title: "A")
            tab(content: b, title: "B")
          }
        }
      }
      private func tab<Content: View>(content: () -> Content, title: String) -> some View {
        NavigationView(content: content).tabItem { Text(title) }
      }
      """, ["Home viewControllers A", "Home viewControllers B"]),
    ViewCase(
      "the content of a controller's cell",
      """
      struct Home: View { var body: some View { NavigationLink("List") { List() } } }
      struct List: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Table { Table() }
      }
      class Table: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.contentConfiguration = UIHostingConfiguration { Row() }.margins(.all, 0)
          return cell
        }
      }
      struct Row: View {
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { A() } }
      }
      """, ["Home push List", "List embed Table", "Table sheet A"]),
    ViewCase(
      "a list of a body is no path",
      """
      struct Home: View {
        @State var pages: [Page] = []
        var body: some View {
          NavigationStack(path: $pages) { Front() }
            .navigationDestination(for: Page.self) { _ in A() }
        }
      }
      struct Page: Hashable {}
      struct Front: View {
        var body: some View { NavigationLink("B") { B() } }
        func load() {
          var pages = [Page]()
          pages.append(Page())
          store(pages)
        }
      }
      """, ["Home push A", "Home push B"]),
    ViewCase(
      "a view that shows nothing for the state that it sets",
      """
      enum Route: Identifiable { case a, b }
      final class Router: ObservableObject { @Published var route: Route? }
      struct Home: View {
        @StateObject var router = Router()
        var body: some View {
          First(router: router).sheet(item: $router.route) { route in
            switch route {
            case .a: A()
            case .b: EmptyView()
            }
          }
        }
      }
      struct First: View {
        @ObservedObject var router: Router
        var body: some View {
          Button("") { router.route = .a }.popover(item: $router.route) { route in
            switch route {
            case .a: EmptyView()
            case .b: B()
            }
          }
        }
      }
      """,
      ["Home sheet A"]),
    ViewCase(
      "of several views that are bound to the same state, the one that sets it shows its own",
      """
      final class Model: ObservableObject { @Published var isHelp = false }
      struct Home: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationLink("1") { First(model: model) }
          NavigationLink("2") { Second(model: model) }
        }
      }
      struct First: View {
        @ObservedObject var model: Model
        var body: some View {
          Button("?") { model.isHelp = true }.sheet(isPresented: $model.isHelp) { A() }
        }
      }
      struct Second: View {
        @ObservedObject var model: Model
        var body: some View {
          Button("?") { model.isHelp.toggle() }.sheet(isPresented: $model.isHelp) { B() }
        }
      }
      """,
      ["First sheet A", "Home push First", "Home push Second", "Second sheet B"]),
  ]
}
