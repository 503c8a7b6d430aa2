import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("The flow of SwiftUI views")
struct ViewFlowTests {
  /// Screens that the cases lead to.
  private static let screens = ["A", "B", "C"].map {
    "struct \($0): View { var body: some View { Text(\"\") } }"
  }.joined(separator: "\n")

  private func graph(_ source: String) throws -> FlowGraph {
    let files = try TemporaryProject(["App.swift": source + "\n" + Self.screens])
    return try FlowProject(paths: [files.path]).load().graph
  }

  @Test("Views lead to what they show", arguments: cases)
  func segues(_ sample: ViewCase) throws {
    try sample.expectSegues(beside: Self.screens)
  }

  @Test("A screen is a view with the name of its title, and the app is the entry point")
  func names() throws {
    let graph = try graph(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { List {}.navigationTitle("Goods") } }
      """)
    #expect(graph.scenes.map(\.id.description) == ["App.swift#Root", "App.swift#Shop"])
    #expect(graph.scenes.map(\.kind.name) == ["swiftUIView", "class"])
    #expect(graph.scenes.map(\.name) == ["Goods", "Shop"])
    #expect(graph.entryPoints.map(\.objectID) == ["Shop"])
  }

  @Test("A title without letters is no name")
  func blankTitle() throws {
    let graph = try graph(
      """
      struct Root: View { var body: some View { NavigationLink("a") { Detail() } } }
      struct Detail: View { var body: some View { Text("").navigationTitle(" ") } }
      """)
    #expect(graph.scene(SceneID("App.swift#Detail"))?.name == "Detail")
  }

  @Test("A screen that is dismissed leads back")
  func dismissal() throws {
    let graph = try graph(
      """
      struct Root: View { var body: some View { NavigationLink("a") { Detail() } } }
      struct Detail: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View { Button("Done") { dismiss() } }
      }
      """)
    #expect(graph.scene(SceneID("App.swift#Detail"))?.returns.count == 1)
  }

  @Test("A project without any screen is refused")
  func nothing() throws {
    let files = try TemporaryProject(["App.swift": "struct Parser {}"])
    #expect(throws: FlowError.self) { try FlowProject(paths: [files.path]).load() }
  }

  static let cases = [
    ViewCase(
      "links",
      """
      struct Root: View {
        var body: some View {
          NavigationView {
            NavigationLink("a", destination: A())
            NavigationLink { B() } label: { Label("b") }
            NavigationLink(destination: C(), isActive: $isOn) { Text("c") }
          }
        }
      }
      """, ["Root push A", "Root push B", "Root push C"]),
    ViewCase(
      "sheets, covers, popovers and inspectors",
      """
      struct Root: View {
        @State var isOn = false
        @State var item: Item?
        var body: some View {
          VStack {}
            .sheet(isPresented: $isOn) { A() }
            .fullScreenCover(item: $item) { item in NavigationStack { B() } }
            .popover(isPresented: $isOn, content: { C() })
            .inspector(isPresented: $isOn) { A() }
        }
      }
      """,
      ["Root popover C", "Root present B", "Root sheet A", "Root showDetail A"]),
    ViewCase(
      "tabs",
      """
      struct Root: View {
        var body: some View {
          TabView {
            A().tabItem { Text("a") }
            Tab("b", systemImage: "b") { NavigationStack { B() } }
          }
        }
      }
      """, ["Root viewControllers A", "Root viewControllers B"]),
    ViewCase(
      "columns",
      """
      struct Root: View {
        var body: some View { NavigationSplitView { A() } detail: { B() } }
      }
      """, ["Root viewControllers A", "Root viewControllers B"]),
    ViewCase(
      "one of several views",
      """
      struct Root: View {
        @State var isOn = false
        var body: some View {
          Text("").sheet(isPresented: $isOn) { if isOn { A() } else { B() } }
        }
      }
      """, ["Root sheet A ?", "Root sheet B ?"]),
    ViewCase(
      "parts at any depth",
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View { List { if isOn { rows } }.modifier(Sheets()).links() }
        @ViewBuilder private var rows: some View {
          ForEach(items) { item in AnyView(Row(item: item).padding()) }
        }
      }
      struct Row: View { var body: some View { NavigationLink("a") { A() } } }
      struct Sheets: ViewModifier {
        @State var isOn = false
        func body(content: Content) -> some View { content.sheet(isPresented: $isOn) { B() } }
      }
      extension View { func links() -> some View { overlay { Button("") {} }.toolbar { Bar() } } }
      struct Bar: ToolbarContent {
        var body: some ToolbarContent {
          ToolbarItem(placement: .bar) { NavigationLink("c") { C() } }
        }
      }
      """,
      ["Root push A", "Root push C", "Root sheet B", "Shop rootViewController Root"]),
    ViewCase(
      "parts of a list with a modifier of the app, whose name is also SwiftUI's",
      """
      struct Root: View {
        var body: some View {
          List { Upper(); Lower() }.modifier(Insets())
        }
      }
      struct Upper: View { var body: some View { NavigationLink("a") { A() } } }
      struct Lower: View { var body: some View { NavigationLink("b") { B() } } }
      struct Insets: ViewModifier { func body(content: Content) -> some View { content } }
      extension View {
        @ViewBuilder func modifier(@ViewBuilder _ closure: (Self) -> some View) -> some View {
          closure(self)
        }
      }
      """, ["Root push A", "Root push B"]),
    ViewCase(
      "a frame around a screen",
      """
      struct Root: View {
        @State var isOn = false
        var body: some View { Text("").sheet(isPresented: $isOn) { Frame { A() } } }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { NavigationStack { content() } }
      }
      """, ["Root sheet A"]),
    ViewCase(
      "a link of the app's own",
      """
      struct Root: View { var body: some View { Row(destination: A()) } }
      struct Row<D: View>: View {
        let destination: D
        var body: some View { NavigationLink(destination: destination) { Text("") } }
      }
      """, ["Root push A"]),
    ViewCase(
      "a typed path",
      """
      enum Route: Hashable { case a, b(Int), c }
      struct Root: View {
        @State var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              NavigationLink(value: Route.a) { Text("") }
              Button("") { path.append(.b(1)) }
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .a: A()
              case .b(let id): B(id: id)
              case .c: C()
              }
            }
          }
        }
      }
      """, ["Root push A", "Root push B"]),
    ViewCase(
      "a shared router",
      """
      enum Sheet { case a, b(Int) }
      @Observable class Router {
        var sheet: Sheet?
        func open(_ sheet: Sheet) { self.sheet = sheet }
        func openB() { sheet = .b(1) }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          TabView { First(); Second() }.sheet(item: $router.sheet) { sheet in
            switch sheet {
            case .a: A()
            case .b(let id): B(id: id)
            }
          }
        }
      }
      struct First: View {
        @Environment(Router.self) private var router
        var body: some View { Button("") { router.open(.a) } }
      }
      struct Second: View {
        @Environment(Router.self) private var router
        var body: some View { Button("") { router.openB() } }
      }
      """,
      [
        "First sheet A", "Root viewControllers First", "Root viewControllers Second",
        "Second sheet B", "Shop rootViewController Root",
      ]),
    ViewCase(
      "a flag of a shared model",
      """
      class Model: ObservableObject { @Published var isOn = false }
      struct Root: View {
        @StateObject var model = Model()
        var body: some View { Inner().environmentObject(model).sheet(isPresented: $model.isOn) { A() } }
      }
      struct Inner: View {
        @EnvironmentObject var model: Model
        var body: some View { Button("") { model.isOn.toggle() } }
      }
      """, ["Root sheet A"]),
    ViewCase(
      "scenes and windows",
      """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Root() }
          Window("a", id: "a") { A() }
          Settings { B() }
        }
      }
      struct Root: View {
        @Environment(\\.openWindow) var openWindow
        @Environment(\\.openSettings) var openSettings
        var body: some View {
          Button("") { openWindow(id: "a") }
          Button("") { openSettings() }
        }
      }
      """,
      [
        "Root show A", "Root show B", "Shop rootViewController A", "Shop rootViewController B",
        "Shop rootViewController Root",
      ]),
    ViewCase(
      "a link to the settings",
      """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Root() }
          Settings { B() }
        }
      }
      struct Root: View { var body: some View { SettingsLink { Text("") } } }
      """,
      ["Root show B", "Shop rootViewController B", "Shop rootViewController Root"]),
    ViewCase(
      "a controller of UIKit",
      """
      struct Root: View {
        @State var isOn = false
        var body: some View { Text("").sheet(isPresented: $isOn) { Camera() } }
      }
      struct Camera: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> CameraController { CameraController() }
      }
      class CameraController: UIViewController {}
      """, ["Camera embed CameraController", "Root sheet Camera"]),
    ViewCase(
      "The Composable Architecture",
      """
      struct Root: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Text("").sheet(item: $store.scope(state: \\.destination?.a, action: \\.destination.a)) {
              store in A(store: store)
            }
          } destination: { store in
            switch store.case {
            case .b(let store): B(store: store)
            case .c(let store): C(store: store)
            }
          }
        }
      }
      """, ["Root push B ?", "Root push C ?", "Root sheet A"]),
    ViewCase(
      "SwiftUINavigation",
      """
      @Observable class Model { var destination: Destination?
        enum Destination { case a(Int), b(Int) }
        func tapped() { destination = .b(1) }
      }
      struct Root: View {
        @Bindable var model: Model
        var body: some View {
          Button("") { model.tapped() }
            .sheet(item: $model.destination.a) { model in A(model: model) }
            .navigationDestination(item: $model.destination.b) { $model in B(model: model) }
        }
      }
      """, ["Root push B"]),
    ViewCase(
      "conditional modifiers, and an own type with the name of a container",
      """
      struct List { let id: Int }
      struct Root: View {
        var body: some View {
          List { Row() }
            #if os(iOS)
              .listStyle(.plain)
            #endif
        }
      }
      struct Row: View { var body: some View { NavigationLink("a") { A() } } }
      struct Start: View { var body: some View { NavigationLink("r") { Root() } } }
      """, ["Root push A", "Start push Root"]),
    ViewCase(
      "previews show nothing",
      """
      struct Root: View { var body: some View { NavigationLink("a") { A() } } }
      struct Root_Previews: PreviewProvider {
        static var previews: some View { NavigationLink("b") { B() } }
      }
      #Preview { NavigationLink("c") { C() } }
      """, ["Root push A"]),
    ViewCase(
      "a view that only a preview shows is not part of the app",
      """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { NavigationLink("a") { A() } } }
      struct Demo: View { var body: some View { Text("").sheet(isPresented: $on) { A() } } }
      struct Trial: View { var body: some View { Text("").sheet(isPresented: $on) { A() } } }
      #Preview { Demo() }
      #Preview { Root() }
      struct Trial_Previews: PreviewProvider { static var previews: some View { Trial() } }
      """, ["Main rootViewController Root", "Root push A"]),
    ViewCase(
      "a preview in a package of views without an app",
      """
      struct Root: View { var body: some View { NavigationLink("a") { A() } } }
      #Preview { Root() }
      """, ["Root push A"]),
  ]
}
