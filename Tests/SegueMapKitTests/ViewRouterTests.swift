import Testing

/// Routers that views share, and closures with which views are made.
@Suite("Routers and closures of views")
struct ViewRouterTests {
  /// `A`, `B` and `C` show nothing. `Next` calls the closure with which it is made.
  private static let screens = """

    @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
    struct A: View { var body: some View { Text("") } }
    struct B: View { var body: some View { Text("") } }
    struct C: View { var body: some View { Text("") } }
    struct Next: View {
      let onNext: () -> Void
      var body: some View { Button("Next", action: onNext) }
    }
    """

  @Test("What asks a router leads to what the router shows", arguments: cases)
  func segues(_ sample: ViewCase) throws {
    try sample.expectSegues(beside: Self.screens, ignoring: ["Main rootViewController Root"])
  }

  private static let cases = [
    ViewCase(
      "a path in a structure of the app, to which pages are appended without their type",
      """
      enum Page: Hashable {
        case a, b
        @ViewBuilder var view: some View {
          switch self {
          case .a: First()
          case .b: B()
          }
        }
      }
      struct Path<Value: Hashable> {
        var path = NavigationPath()
        private var values: [Value] = []
        mutating func append(_ value: Value) {
          values.append(value)
          path.append(value)
        }
      }
      final class Router: ObservableObject { @Published var pages: Path<Page> = .init() }
      struct First: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("") { router.pages.append(.b) } }
      }
      struct Root: View {
        @EnvironmentObject var router: Router
        var body: some View {
          NavigationStack(path: $router.pages.path) {
            Button("") { router.pages.append(.a) }
              .navigationDestination(for: Page.self) { $0.view }
          }
        }
      }
      """, ["First push B", "Root push First"]),
    ViewCase(
      "a path for each tab, and a view that chooses by the case with which it is made",
      """
      @Observable final class Router {
        enum Page: Hashable { case a(Int), next, c }
        enum Tab { case home, settings }
        private var paths: [Tab: NavigationPath] = [:]
        var tab = Tab.home
        subscript(tab: Tab) -> NavigationPath {
          get { paths[tab, default: NavigationPath()] }
          set { paths[tab] = newValue }
        }
        func push(_ page: Page) { paths[tab, default: NavigationPath()].append(page) }
      }
      struct PageView: View {
        @Environment(Router.self) private var router
        let page: Router.Page
        var body: some View {
          switch page {
          case .a(let id): A().id(id)
          case .next: Next(onNext: { router.push(.c) }).navigationTitle("Next")
          case .c: C()
          }
        }
      }
      extension View {
        func pages() -> some View {
          navigationDestination(for: Router.Page.self) { page in PageView(page: page) }
        }
      }
      struct Root: View {
        var body: some View { TabView { Home().tabItem { Text("") }; Settings().tabItem { Text("") } } }
      }
      struct Home: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router[.home]) { Button("a") { router.push(.a(1)) }.pages() }
        }
      }
      struct Settings: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router[.settings]) { Button("n") { router.push(.next) }.pages() }
        }
      }
      """,
      [
        "Home push A", "Next push C", "Root viewControllers Home", "Root viewControllers Settings",
        "Settings push Next",
      ]),
    ViewCase(
      "a closure that a sheet is made with and calls itself",
      sheet("Button(\"Done\") { onDone() }"), ["Root sheet Sheet", "Sheet sheet A"]),
    ViewCase(
      "a closure that a part of a sheet calls",
      sheet("VStack { Next(onNext: onDone) }"), ["Root sheet Sheet", "Sheet sheet A"]),
    ViewCase(
      "a closure that a part is made with, which several screens have",
      """
      @Observable class Router { var isA = false; var isB = false }
      struct Root: View { var body: some View { TabView { First(); Second() } } }
      struct First: View {
        @Bindable var router: Router
        var body: some View {
          VStack { Next(onNext: { router.isA = true }) }.sheet(isPresented: $router.isA) { A() }
        }
      }
      struct Second: View {
        @Bindable var router: Router
        var body: some View {
          VStack { Next(onNext: { router.isB = true }) }.sheet(isPresented: $router.isB) { B() }
        }
      }
      """,
      [
        "First sheet A", "Root viewControllers First", "Root viewControllers Second",
        "Second sheet B",
      ]),
    ViewCase(
      "a modifier that shows what it gets among other views",
      """
      extension View {
        func card<Content: View>(
          isPresented: Binding<Bool>, title: String? = nil, @ViewBuilder content: @escaping () -> Content
        ) -> some View {
          return sheet(isPresented: isPresented) {
            ZStack {
              Color.red.ignoresSafeArea()
              VStack {
                if let title {
                  Text(title)
                  Line()
                }
                content()
              }
            }
          }
        }
        func help() -> some View {
          sheet(isPresented: .constant(true)) { Color.red; B() }
        }
      }
      struct Line: View {
        var color: Color = .gray
        var body: some View { color.frame(height: 1) }
      }
      struct Root: View {
        @State var isShown = false
        var body: some View {
          Button("a") { isShown = true }.card(isPresented: $isShown) { A() }.help()
        }
      }
      """, ["Root sheet A", "Root sheet B"]),
    ViewCase(
      "a list of any rows, in a controller for any view",
      """
      final class Host<Content: View>: UIViewController {
        let hosting: UIHostingController<Content>
        init(rootView: Content, isScrolling: Bool = false) {
          hosting = UIHostingController(rootView: rootView)
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { addChild(hosting) }
      }
      struct Chooser<Row: View>: View {
        @ViewBuilder private let row: (Int) -> Row
        init(numbers: [Int], @ViewBuilder row: @escaping (Int) -> Row) { self.row = row }
        var body: some View { VStack { list } }
        private var list: some View { ForEach(numbers) { number in Frame(row: row, number: number) } }
      }
      struct Frame<Row: View>: View {
        let row: (Int) -> Row
        let number: Int
        var body: some View { row(number) }
      }
      class Start: UIViewController {
        func start() {
          let view = Chooser<A>(numbers: [1]) { number in A() }
          present(Host(rootView: view, isScrolling: true), animated: true)
        }
      }
      struct Root: View { var body: some View { Text("") } }
      """, ["Start present Chooser"]),
    ViewCase(
      "a case that has the name of a modifier",
      """
      enum Action { case page(Answer), other }
      enum Answer { case yes, no }
      struct Question: View {
        let onAnswer: (Answer) -> Void
        var body: some View { Button("yes") { onAnswer(.yes) } }
      }
      extension View {
        func page(store: Store) -> some View {
          sheet(store: store.scope(state: \\.page, action: \\.page)) { _ in
            Question { answer in store.send(.page(answer)) }
          }
        }
      }
      struct Root: View {
        let store: Store
        var body: some View { VStack { Text("") }.page(store: store) }
      }
      """, ["Root sheet Question"]),
    ViewCase(
      "a controller that the object of a representable keeps",
      """
      final class Module {
        let controller: UIViewController
        init() { controller = UIHostingController(rootView: A()) }
      }
      extension Container { var module: Factory<Module> { self { Module() } } }
      struct Root: View { var body: some View { NavigationLink("a", destination: Wrapper()) } }
      struct Wrapper: UIViewControllerRepresentable {
        @Injected(\\.module) private var module: Module
        func makeUIViewController(context: Context) -> UIViewController { module.controller }
      }
      """, ["Root push Wrapper", "Wrapper embed A"]),
  ]

  /// A view that makes a sheet with a closure.
  private static func sheet(_ body: String) -> String {
    """
    @Observable class Router { var isShown = false }
    struct Root: View {
      @State var isNext = false
      @Bindable var router: Router
      var body: some View {
        Button("next") { isNext = true }
          .sheet(isPresented: $isNext) { Sheet(onDone: { router.isShown = true }) }
          .sheet(isPresented: $router.isShown) { A() }
      }
    }
    struct Sheet: View {
      let onDone: () -> Void
      var body: some View { \(body) }
    }
    """
  }
}
