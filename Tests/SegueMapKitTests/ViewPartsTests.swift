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
    try sample.expectSegues(beside: Self.screens)
  }

  static let cases = [
    ViewCase(
      "a view for each case of a list, and of a state, that are written without types",
      """
      enum Page: CaseIterable { case a, b
        static let usual: [Page] = [.a, .b]
        @ViewBuilder func view() -> some View { switch self { case .a: A(); case .b: B() } }
      }
      struct Root: View {
        var pages = Page.usual
        @State var page = Page.a
        var body: some View {
          TabView { ForEach(pages) { page in page.view() } }
          TabView { ForEach(Array(pages.enumerated()), id: \\.offset) { _, page in page.view() } }
          Button("b") { page = .b }.sheet(isPresented: $on) { page.view() }
        }
      }
      """,
      [
        "Root sheet A ?", "Root sheet B ?", "Root viewControllers A", "Root viewControllers B",
      ]),
    ViewCase(
      "tabs that a property builds, and a view that is qualified with its module",
      """
      struct Root: View {
        var body: some View { TabView { tabs } }
        @TabContentBuilder<Int> var tabs: some TabContent<Int> { Tab("a", value: 1) { A() } }
        func rows() -> some SwiftUI.View { Row() }
        var more: some View { rows() }
      }
      struct Row: View { var body: some View { NavigationLink("c") { C() } } }
      struct Other: View { var body: some View { Root().more } }
      """,
      ["Other push C", "Root viewControllers A"]),
    ViewCase(
      "a type in an extension of an alias",
      """
      struct Root: View {
        var body: some View { Content() }
        struct Content: View { var body: some View { Header() } }
      }
      private typealias Content = Root.Content
      extension Content { struct Header: View { var body: some View { NavigationLink("a") { A() } } } }
      """,
      ["Root push A"]),
    ViewCase(
      "an extension for one view only",
      """
      struct Root: View {
        func list() -> some View { VStack { Row() } }
        var body: some View { NavigationView { list() } }
      }
      struct Row: View { var body: some View { NavigationLink("a") { A() } } }
      extension View where Self == Row { func unused() {} }
      """,
      ["Root push A"]),
    ViewCase(
      "classes of the app with the names of a container and of a scene",
      """
      class Group { let title: String; init(title: String) { self.title = title } }
      class Settings { var title = "" }
      @main struct Main: App {
        var body: some Scene {
          WindowGroup { Root() }
          Settings { B() }
        }
      }
      struct Root: View { var body: some View { Group { Row() } } }
      struct Row: View { var body: some View { NavigationLink("a") { A() } } }
      """,
      ["Main rootViewController B", "Main rootViewController Root", "Root push A"]),
    ViewCase(
      "a part whose options exclude some of its controls and parts",
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          Card(isEditable: true, mode: .long)
          NavigationLink("c") { C() }
        }
      }
      enum Mode { case short, long }
      struct Card: View {
        let isEditable: Bool
        let mode: Mode
        var body: some View {
          if isEditable { NavigationLink("a") { A() } }
          if mode == .long { Details() }
        }
      }
      struct Details: View { var body: some View { NavigationLink("b") { B() } } }
      struct D: View { var body: some View { Card(isEditable: false, mode: .short) } }
      extension C { func open() -> some View { NavigationLink("d") { D() } } }
      """,
      [
        "C push D", "Main rootViewController Root", "Root push A", "Root push B", "Root push C",
      ]),
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
      "a flag of a shared model, through bindings of the view's own",
      """
      struct Item {}
      @Observable class Model { var isOn = false; var item: Item? }
      struct Root: View {
        @Environment(Model.self) private var model
        private var isOn: Binding<Bool> { Binding(get: { model.isOn }, set: { model.isOn = $0 }) }
        var body: some View {
          TabView { First(); Second() }
            .sheet(isPresented: isOn) { A() }
            .sheet(isPresented: Binding(get: { model.item != nil }, set: { _ in model.item = nil })) {
              B()
            }
        }
      }
      struct First: View {
        @Environment(Model.self) private var model
        var body: some View { Button("") { model.isOn = true } }
      }
      struct Second: View {
        @Environment(Model.self) private var model
        var body: some View { Button("") { model.item = Item() } }
      }
      """,
      [
        "First sheet A", "Root viewControllers First", "Root viewControllers Second",
        "Second sheet B",
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
      "a view for each element",
      """
      enum Page: CaseIterable { case a, b
        @ViewBuilder var view: some View { switch self { case .a: A(); case .b: B() } }
      }
      struct Item {
        let content: AnyView
        init(@ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
      }
      struct Root: View {
        let items: [Item] = [Item { C() }]
        let rows: [Row]
        var body: some View {
          TabView {
            ForEach(Page.allCases) { page in page.view.tabItem { Text("") } }
            ForEach(items) { $0.content }
          }
          ForEach(rows.indices, id: \\.self) { index in rows[index].view }
        }
      }
      struct Row { var view: some View { RowView() } }
      struct RowView: View { var body: some View { Button("") {}.sheet(isPresented: $on) { A() } } }
      """,
      [
        "Root sheet A", "Root viewControllers A", "Root viewControllers B",
        "Root viewControllers C",
      ]),
    ViewCase(
      "a view for each element of a list that grows",
      """
      enum Page { case a, b }
      protocol Entry { var page: Page { get } }
      struct First: Entry { let page: Page = .a }
      struct Second: Entry { let page: Page = .b }
      final class Model: ObservableObject {
        @Published var path: [Page] = []
        @Published var known: [Entry] = [First()]
        @Published var others: [Entry] = []
        func open(_ page: Page) { path.append(page) }
      }
      struct Root: View {
        @StateObject var model = Model()
        var body: some View {
          NavigationStack(path: $model.path) {
            ForEach(model.known) { entry in row(entry) }
            ForEach(model.others) { entry in row(entry) }
          }
          .navigationDestination(for: Page.self) { page in
            switch page { case .a: A(); case .b: B() }
          }
        }
        func row(_ entry: Entry) -> some View { Button("") { model.open(entry.page) } }
      }
      """, ["Root push A ?", "Root push B ?"]),
    ViewCase(
      "a frame that keeps its content as any view",
      """
      struct Panel: View {
        private let content: AnyView
        init(title: String, @ViewBuilder content: () -> some View) { self.content = AnyView(content()) }
        var body: some View { content }
      }
      struct Root: View {
        let other: AnyView
        var body: some View {
          Text("").sheet(isPresented: $a) { Panel(title: "") { A() } }
          Text("").sheet(isPresented: $b) { Panel(title: "") { other } }
        }
      }
      """, ["Root sheet A"]),
    ViewCase(
      "a view with optional content is a screen of its own",
      """
      struct Page<Content: View>: View {
        let content: Content
        init(title: String, @ViewBuilder content: () -> Content = { EmptyView() }) {
          self.content = content()
        }
        var body: some View { VStack { Text(""); content } }
      }
      struct Root: View {
        var body: some View {
          Text("").sheet(isPresented: $a) { Page(title: "") { A() } }
          Text("").sheet(isPresented: $b) { Page(title: "") }
        }
      }
      """, ["Root sheet Page"]),
  ]

  @Test("A router in a property wrapper is found in a file of its own")
  func wrapper() throws {
    let files = try TemporaryProject([
      "App.swift": """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @Router
        private var router
        var body: some View { Button("a") { router.open(.a) } }
      }
      \(Self.screens)
      """,
      "Router.swift": """
      @propertyWrapper struct Router {
        var wrappedValue: Coordinator { Coordinator.shared }
      }
      """,
      "Coordinator.swift": """
      enum Route { case a }
      final class Coordinator: ObservableObject {
        static let shared = Coordinator()
        @Published var path: [Route] = []
        func open(_ route: Route) { path.append(route) }
      }
      """,
      "Stack.swift": """
      struct Stack<Content: View>: View {
        @ObservedObject var coordinator: Coordinator
        @ViewBuilder let content: Content
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            content.navigationDestination(for: Route.self) { route in
              switch route { case .a: A() }
            }
          }
        }
      }
      """,
    ])
    let segues = try FlowProject(paths: [files.path]).load().graph.segues
    #expect(
      segues.map { "\($0.source.objectID) \($0.destination?.objectID ?? "-")" } == [
        "Main Root", "Root A",
      ])
  }
}
