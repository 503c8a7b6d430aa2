import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("What is shown as a SwiftUI screen, and by whom")
struct ViewScreensTests {
  private static let screens = ["A", "B", "C"].map {
    "struct \($0): View { var body: some View { Text(\"\") } }"
  }.joined(separator: "\n")

  @Test("Views lead to screens only", arguments: cases)
  func segues(_ sample: ViewCase) throws {
    try sample.expectSegues(beside: Self.screens)
  }

  @Test(
    "Of two types of one name under '#if os(…)', the target's counts",
    arguments: [("iOS", "A"), ("macOS", "B")])
  func platform(name: String, shown: String) throws {
    let files = try TemporaryProject([
      "project.yml": "name: Shop\ntargets:\n  Shop: "
        + "{type: application, platform: \(name), sources: [Shared]}\n",
      "Shared/App.swift": """
      struct Root: View { var body: some View { NavigationLink("a", destination: Detail()) } }
      \(Self.screens)
      """,
      "Shared/Detail_iOS.swift": """
      #if os(iOS)
      struct Detail: View { var body: some View { NavigationLink("a", destination: A()) } }
      #endif
      """,
      "Shared/Detail_macOS.swift": """
      #if os(macOS)
      struct Detail: View { var body: some View { NavigationLink("b", destination: B()) } }
      #endif
      """,
    ])
    let found = try FlowProject(paths: [files.path]).load().graph.segues.map { segue in
      "\(segue.source) \(segue.destination?.objectID ?? "-")"
    }
    #expect(
      found.sorted() == [
        "Shared/App.swift#Root Detail", "Shared/Detail_\(name).swift#Detail \(shown)",
      ])
  }

  @Test("A type with the name of a view of SwiftUI counts in its own module only")
  func namesakes() throws {
    let files = try TemporaryProject([
      "project.yml": "name: Shop\ntargets:\n  Shop: "
        + "{type: application, platform: iOS, sources: [App]}\n",
      "App/App.swift": """
      struct Root: View {
        var body: some View { HStack { Row() }.popover(isPresented: $isOn) { HStack { Text("") } } }
      }
      struct Row: View { var body: some View { NavigationLink("a", destination: A()) } }
      \(Self.screens)
      """,
      "Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit", path: "Sources")])
      """,
      "Kit/Sources/HStack.swift": """
      struct HStack<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      """,
    ])
    let found = try FlowProject(paths: [files.path]).load().graph.segues.map { segue in
      "\(segue.source.objectID) \(segue.destination?.objectID ?? "-")"
    }
    #expect(found == ["Root A"])
  }

  static let cases = [
    ViewCase(
      "a modifier is no screen",
      """
      struct Clickable: ViewModifier { func body(content: Content) -> some View { content } }
      extension View { func clickable() -> some View { modifier(Clickable()) } }
      struct Root: View {
        var body: some View {
          TabView {
            RemoteImage().clickable().tabItem { Text("") }
            A()
          }
        }
      }
      """, ["Root viewControllers A"]),
    ViewCase(
      "a frame is what it wraps",
      """
      struct LazyView<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct Deferred<Content: View>: View {
        let build: () -> Content
        init(build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct Spaced<Content: View>: View {
        @State var isOn = false
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.popover(isPresented: $isOn) { A() } }
      }
      struct Root: View {
        @State var isOn = false
        var body: some View {
          List {
            NavigationLink("a", destination: LazyView(A()))
            NavigationLink("b", destination: Deferred(build: B()))
            Spaced { Text("") }
          }
          .sheet(isPresented: $isOn) { Spaced { Text("") } }
          .fullScreenCover(isPresented: $isOn) { Spaced { C() } }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      """,
      [
        "C popover A", "Root popover A", "Root present C", "Root push A", "Root push B",
        "Shop rootViewController Root",
      ]),
    ViewCase(
      "a hosted view that a closure makes is unknown",
      """
      struct Table<Row: View>: NSViewRepresentable {
        var row: (Int) -> Row
        func makeNSView(context: Context) -> NSView { NSTableView() }
        class Coordinator: NSObject, NSTableViewDelegate {
          let parent: Table
          init(parent: Table) { self.parent = parent }
          func tableView(_ view: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? {
            NSHostingView(rootView: parent.row(row))
          }
        }
      }
      struct Root: View { var body: some View { NavigationLink("a", destination: A()) } }
      """, ["Root push A"]),
    ViewCase(
      "a hosted frame around any view",
      """
      struct Injector<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content().padding() }
      }
      final class Panel: NSWindowController {
        convenience init<T: View>(view: T) {
          let host = NSHostingController(rootView: Injector { view })
          self.init(window: NSWindow(contentViewController: host))
        }
      }
      struct Root: View { var body: some View { NavigationLink("a", destination: A()) } }
      """, ["Root push A"]),
    ViewCase(
      "a library's hosting controller of any view",
      """
      struct Fade<Content: View>: UIViewControllerRepresentable {
        let content: Content
        func makeUIViewController(context: Context) -> UIViewController {
          LibraryHostingController(content: content)
        }
      }
      struct Root: View { var body: some View { NavigationLink("a", destination: A()) } }
      """, ["Root push A"]),
    ViewCase(
      "what a helper's calls pass has precedence over the type of its parameter",
      """
      enum Route: Hashable { case a, b, c }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        @Published var sheet: Route?
        func push(_ route: Route) { path.append(route) }
      }
      struct Root: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Menu().navigationDestination(for: Route.self) { page($0) }
          }
          .sheet(item: $router.sheet) { page($0) }
        }
        @ViewBuilder func page(_ route: Route) -> some View {
          switch route {
          case .a: A()
          case .b: B()
          case .c: C()
          }
        }
      }
      struct Menu: View {
        @EnvironmentObject var router: Router
        var body: some View {
          Button("a") { go(.a) }
          Button("b") { show(.b) }
        }
        func go(_ route: Route) { router.push(route) }
        func show(_ route: Route) {
          switch route {
          case .a: router.sheet = nil
          default: router.sheet = route
          }
          if isOpen { router.sheet = route }
        }
      }
      """, ["Root push A", "Root sheet B"]),
    ViewCase(
      "a router that is a property wrapper, and routes with views",
      """
      struct Route: Hashable {
        enum Style { case push, sheet }
        let id: String
        let style: Style
        private let content: AnyView
        init(id: String, style: Style = .push, @ViewBuilder content: () -> some View) {
          self.id = id
          self.style = style
          self.content = AnyView(content())
        }
        @ViewBuilder var destination: some View { content }
        static var a: Route { Route(id: "a") { A() } }
        static var b: Route { Route(id: "b", style: .sheet) { B() } }
      }
      final class Coordinator: ObservableObject {
        @Published var path: [Route] = []
        @Published var sheet: Route?
        func push(_ route: Route) {
          switch route.style {
          case .push: path.append(route)
          case .sheet: sheet = route
          }
        }
      }
      @propertyWrapper struct Router: DynamicProperty {
        struct Wrapper {
          let coordinator: Coordinator?
          func route(to route: Route) { coordinator?.push(route) }
        }
        @Environment(\\.self) private var environment
        var wrappedValue: Wrapper { Wrapper(coordinator: environment.coordinator) }
      }
      struct Stack: View {
        @StateObject var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Root().navigationDestination(for: Route.self) { $0.destination }
          }
          .sheet(item: $coordinator.sheet) { $0.destination }
        }
      }
      struct Root: View {
        @Router private var router
        var body: some View {
          Button("a") { router.route(to: .a) }
          Button("b") { router.route(to: .b) }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Stack() } } }
      """, ["Shop rootViewController Stack", "Stack push A", "Stack sheet B"]),
    ViewCase(
      "a view that puts itself into a controller",
      """
      extension View {
        func hosted() -> UIHostingController<some View> {
          let provider = Provider()
          let view = environmentObject(provider).toggleStyle(.switch)
          let controller = UIHostingController(rootView: view)
          provider.controller = controller
          return controller
        }
      }
      final class Provider: ObservableObject { weak var controller: UIViewController? }
      final class Web: UIViewController {
        func ask() {
          let view = A().hosted()
          view.modalPresentationStyle = .overFullScreen
          present(view, animated: true)
        }
      }
      """, ["Web present A"]),
    ViewCase(
      "columns and tabs that a page chooses",
      """
      enum Page { case a, b, c }
      extension Page {
        @ViewBuilder func view() -> some View {
          switch self {
          case .a: A()
          case .b: B()
          case .c: C()
          }
        }
      }
      struct Split: View {
        let sidebar: Page
        init(sidebar: Page) { self.sidebar = sidebar }
        var body: some View {
          NavigationSplitView(sidebar: { sidebar.view().padding() }, detail: { C() })
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Split(sidebar: .a) } } }
      """,
      ["Shop rootViewController Split", "Split viewControllers A", "Split viewControllers C"]),
  ]
}
