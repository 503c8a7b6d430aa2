import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

/// Pages of an app that are values: enumerations with pages of their own, in objects and in properties.
@Suite("SwiftUI pages with values")
struct ViewPagesTests {
  private static let pages = """
    enum Page { case settings(_ page: SettingsPage = .posts), search, detail(id: Int, kind: Kind) }
    enum SettingsPage { case posts, comments }
    enum Kind { case image, text }
    extension Page {
      @ViewBuilder func view() -> some View {
        switch self {
        case let .settings(page): page.view()
        case .search: C()
        case .detail(_, let kind): kind == .image ? AnyView(D()) : AnyView(D())
        }
      }
    }
    extension SettingsPage {
      @ViewBuilder func view() -> some View {
        switch self {
        case .posts: A()
        case .comments: B()
        }
      }
    }
    struct A: View { var body: some View { Text("") } }
    struct B: View { var body: some View { Text("") } }
    struct C: View { var body: some View { Text("") } }
    struct D: View { var body: some View { Text("") } }
    """

  private func segues(_ source: String) throws -> [String] {
    try ViewCase.segues(source + "\n" + Self.pages)
  }

  private static let coordinators = """
    @main struct Demo: App {
      let flow = Flow()
      var body: some Scene { WindowGroup { flow.stack.view() } }
    }
    protocol Coordinator { func view() -> AnyView }
    class Module: Identifiable {
      let coordinator: Coordinator
      init(_ coordinator: Coordinator) { self.coordinator = coordinator }
    }
    class Stack: ObservableObject, Coordinator {
      @Published var path: [Module] = []
      @Published var sheet: Module?
      @Published var root: Module?
      func push(_ coordinator: Coordinator) { path.append(Module(coordinator)) }
      func view() -> AnyView { AnyView(Shell(stack: self)) }
    }
    struct Shell: View {
      @ObservedObject var stack: Stack
      var body: some View {
        NavigationStack(path: $stack.path) {
          stack.root?.coordinator.view()
            .navigationDestination(for: Module.self) { module in module.coordinator.view() }
        }
        .sheet(item: $stack.sheet) { module in module.coordinator.view() }
      }
    }
    class FirstModel { var onNext: (() -> Void)? }
    class FirstCoordinator: Coordinator {
      let model = FirstModel()
      func view() -> AnyView { AnyView(First(model: model)) }
    }
    class SecondCoordinator: Coordinator { func view() -> AnyView { AnyView(Second()) } }
    class ThirdCoordinator: Coordinator { func view() -> AnyView { AnyView(Third()) } }
    struct First: View {
      let model: FirstModel
      var body: some View { Button("Next") { model.onNext?() } }
    }
    struct Second: View {
      @State var isOn = false
      var body: some View { Text("").sheet(isPresented: $isOn) { A() } }
    }
    struct Third: View { var body: some View { Text("") } }
    """

  @Test("An object that has views shown leads to the view that another object makes")
  func coordinators() throws {
    let found = try segues(
      """
      class Flow {
        let stack = Stack()
        func start() {
          let first = FirstCoordinator()
          first.model.onNext = { self.showSecond() }
          stack.root = Module(first)
        }
        func showSecond() { stack.push(SecondCoordinator()) }
        func showThird() { stack.sheet = Module(ThirdCoordinator()) }
      }
      """ + "\n" + Self.coordinators)
    #expect(
      found == [
        "Demo rootViewController Shell", "First push Second", "Flow sheet Third", "Second sheet A",
        "Shell embed First ?", "Shell embed Second ?", "Shell embed Third ?",
      ])
  }

  @Test("A view that a library's protocol makes a controller for shows the controller")
  func representables() throws {
    let found = try segues(
      """
      import Platform
      @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { Player() } }
      struct Player: PlatformViewControllerRepresentable {
        func makeUIViewController(context: Context) -> PlayerController { PlayerController() }
      }
      class PlayerController: UIViewController {}
      """)
    #expect(found == ["Demo rootViewController Root", "Root embed PlayerController"])
  }

  @Test("A view that is made with a controller has it shown")
  func givenControllers() throws {
    let found = try segues(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View { Container(DetailController()).navigationTitle("Detail") }
      }
      struct Container: UIViewControllerRepresentable {
        let content: UIViewController
        init(_ content: UIViewController) { self.content = content }
        func makeUIViewController(context: Context) -> UIViewController { content }
      }
      class DetailController: UIViewController {}
      """)
    #expect(found == ["Demo rootViewController Root", "Root embed DetailController"])
  }

  @Test("A page in a page leads to its own view")
  func nested() throws {
    let found = try segues(
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink(value: Page.settings(.comments)) { Text("") }
              NavigationLink(value: Page.settings()) { Text("") }
              NavigationLink(value: Page.detail(id: 1, kind: .text)) { Text("") }
            }
            .navigationDestination(for: Page.self) { page in page.view() }
          }
        }
      }
      """)
    #expect(found == ["Root push A", "Root push B", "Root push D"])
  }

  @Test("A page that an object and a view hold leads to the page's view")
  func held() throws {
    let found = try segues(
      """
      class Frame: Hashable {
        let page: Page
        init(page: Page) { self.page = page }
      }
      struct FrameView: View {
        let frame: Frame
        var body: some View { frame.page.view() }
      }
      struct Root: View {
        var body: some View {
          NavigationStack {
            NavigationLink(value: Frame(page: .settings(.comments))) { Text("") }
              .navigationDestination(for: Frame.self) { FrameView(frame: $0) }
          }
        }
      }
      """)
    #expect(found == ["Root push B"])
  }

  @Test("An initialiser that the app adds to a link requests its page")
  func ownLinks() throws {
    let found = try segues(
      """
      extension NavigationLink where Destination == Never {
        init(_ title: String, page: Page) where Label == Text {
          self.init(value: page) { Text(title) }
        }
      }
      struct Root: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Search", page: .search)
              .navigationDestination(for: Page.self) { page in page.view() }
          }
        }
      }
      """)
    #expect(found == ["Root push C"])
  }

  @Test(
    "A view that only chooses is the view that its properties choose, and itself if they are unknown"
  )
  func choices() throws {
    let sheet = """
      struct Sheet: View {
        let kind: SettingsPage
        var body: some View {
          Group { switch kind { case .posts: A()
            case .comments: B() } }
          .padding()
        }
      }

      """
    let known = "struct Root: View { var body: some View { List {}.sheet(isPresented: $is) "
    #expect(try segues(sheet + known + "{ Sheet(kind: .comments) } } }") == ["Root sheet B"])
    #expect(try segues(sheet + known + "{ Sheet(kind: kind) } } }") == ["Root sheet Sheet"])
  }

  @Test("A view that is generic over its content leads to that")
  func lazyViews() throws {
    let found = try segues(
      """
      struct LazyView<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct Root: View {
        var body: some View { NavigationLink(destination: LazyView(A())) { Text("") } }
      }
      """)
    #expect(found == ["Root push A"])
  }

  @Test("A row of a column's list is a part of the whole, and no column")
  func rows() throws {
    let found = try segues(
      """
      struct Row: View {
        var body: some View { Text("").sheet(isPresented: $edits) { C() } }
      }
      struct Root: View {
        var body: some View {
          NavigationSplitView { sidebar } detail: { A() }
        }
        var sidebar: some View {
          List { Section { ForEach(items) { item in Row() } } }
        }
      }
      """)
    #expect(found == ["Root sheet C", "Root viewControllers A"])
  }

  @Test("A window is opened by an identifier that the app adds to strings")
  func windows() throws {
    let found = try segues(
      """
      extension String {
        static let search = "search"
        static let posts: String = "posts"
      }
      @main struct Shop: App {
        var body: some Scene {
          Window("", id: .search) { C() }
          Window("", id: .posts) { A() }
        }
      }
      extension C {
        var opener: some View { Button("") { self.openWindow(id: .posts) } }
      }
      """)
    #expect(found == ["C show A", "Shop rootViewController A", "Shop rootViewController C"])
  }

  @Test("A screen that a case holds is what its pattern shows")
  func screens() throws {
    let found = try segues(
      """
      class First: UIViewController {
        func go() { Router().open(.push(Second())) }
      }
      class Second: UIViewController {}
      enum Way { case push(UIViewController), close }
      class Router {
        var nav: UINavigationController?
        func open(_ way: Way) {
          switch way {
          case .push(let screen): nav?.pushViewController(screen, animated: true)
          case .close: nav?.popViewController(animated: true)
          }
        }
      }
      """)
    #expect(found == ["First push Second"])
  }

  @Test("A view that is handed items with views has these as its parts")
  func items() throws {
    let found = try segues(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          Tabs(items: [Item(.first) { First() }, Item(title: "2") { Second() }])
        }
      }
      struct First: View { var body: some View { NavigationLink("") { A() } } }
      struct Second: View {
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { B() } }
      }
      enum Tab { case first, second }
      struct Item {
        let content: AnyView
        init(title: String, @ViewBuilder content: () -> some View) {
          self.content = AnyView(content())
        }
      }
      extension Item {
        init(_ tab: Tab, badge: String? = nil, @ViewBuilder content: () -> some View) {
          self.init(title: "\\(tab)", content: content)
        }
      }
      struct Tabs: UIViewControllerRepresentable {
        let items: [Item]
        func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
      }
      """)
    #expect(found == ["Demo rootViewController Root", "Root push A", "Root sheet B"])
  }

  @Test("A view that reacts to events is still a part of the one around it")
  func events() throws {
    let found = try segues(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        let timer = Timer.publish(every: 10, on: .main, in: .common).autoconnect()
        @ObservedObject var model: Model
        var body: some View {
          content
            .onReceive(timer) { _ in model.refresh() }
            .onReceive(model.changes) { _ in }
        }
        private var content: some View { First() }
      }
      class Model: ObservableObject {
        let changes = PassthroughSubject<Void, Never>()
        func refresh() {}
      }
      struct First: View { var body: some View { NavigationLink("") { A() } } }
      """)
    #expect(found == ["Demo rootViewController Root", "Root push A"])
  }

  @Test("A view around one of several others is shown as each of these")
  func wrappedChoice() throws {
    let found = try segues(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
      enum Page: CaseIterable { case a, b }
      struct Root: View {
        var body: some View {
          TabView {
            ForEach(Page.allCases) { page in
              Frame {
                switch page {
                case .a: A()
                case .b: B()
                }
              }
            }
          }
        }
      }
      struct Frame<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { NavigationStack { content } }
      }
      """)
    #expect(
      found == [
        "Demo rootViewController Root", "Root viewControllers A", "Root viewControllers B",
      ])
  }
}
