import Testing

/// Views and modifiers that are made with what they show.
@Suite("Views that are made with others")
struct ViewWrapperTests {
  /// Screens that the cases lead to. `A` leads to `B`.
  private static let screens = """

    @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
    struct A: View { var body: some View { Text("").sheet(isPresented: .constant(true)) { B() } } }
    struct B: View { var body: some View { Text("") } }
    struct C: View { var body: some View { Text("") } }
    """

  @Test("What a view is made with is part of it, presented by it, or what it is", arguments: cases)
  func segues(_ sample: ViewCase) throws {
    try sample.expectSegues(
      beside: Self.screens, ignoring: ["A sheet B", "Main rootViewController Root"])
  }

  private static let cases = [
    ViewCase(
      "a builder's value without a label in the initialiser that Swift adds",
      """
      struct Root: View { var body: some View { Row(label: "") { A() } } }
      struct Row<Page: View>: View {
        let label: String
        @ViewBuilder let page: Page
        var body: some View { NavigationLink { page } label: { Text(label) } }
      }
      """,
      ["Root push A"]),
    ViewCase(
      "a column with the row that is selected, by its name",
      """
      struct Root: View {
        @State private var selected = "first"
        var body: some View {
          NavigationSplitView {
            List(selection: $selected) { NavigationLink(value: "second") { Text("") } }
          } detail: {
            Group {
              switch selected {
              case "first": A()
              case "second": C()
              default: A()
              }
            }
          }
        }
      }
      """,
      ["Root viewControllers A", "Root viewControllers C"]),
    ViewCase(
      "a value in a path, which holds the case that decides",
      """
      enum Page { case a, b, c }
      struct Item: Hashable { let id = UUID(); var page: Page }
      struct Root: View {
        @State var path: [Item] = []
        var body: some View {
          NavigationStack(path: $path) {
            Rows(path: $path).navigationDestination(for: Item.self) { page(for: $0.page) }
          }
        }
        @ViewBuilder func page(for page: Page) -> some View {
          switch page {
          case .a: Text("")
          case .b: B()
          case .c: C()
          }
        }
      }
      struct Rows: View {
        @Binding var path: [Item]
        var body: some View {
          Button("") { path.append(Item(page: .b)) }
          Button("") { path.append(Item(page: .c)) }
        }
      }
      """,
      ["Root push B", "Root push C"]),
    ViewCase(
      "an initialiser stores content under another name",
      """
      struct Root: View {
        @State var isOn = false
        var body: some View { Text("").modifier(Cover(isPresented: $isOn, content: { A() })) }
      }
      struct Cover<Content: View>: ViewModifier {
        @Binding var isPresented: Bool
        let make: () -> Content
        init(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
          _isPresented = isPresented
          make = content
        }
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isPresented) { make() }
        }
      }
      """,
      ["Root sheet A"]),
    ViewCase(
      "initialisers without a label, in an extension, and with a view of any type",
      """
      struct Root: View {
        var body: some View {
          First("") { A() }
          Second(content: { A() })
          Third { A() }
        }
      }
      struct First<Page: View>: View {
        @State var isOn = false
        let content: () -> Page
        init(_ title: String, @ViewBuilder _ page: @escaping () -> Page) { content = page }
        var body: some View { Text("").sheet(isPresented: $isOn) { content() } }
      }
      struct Second<Page: View>: View {
        @State var isOn = false
        let content: () -> Page
        var body: some View { Text("").popover(isPresented: $isOn) { content() } }
      }
      extension Second where Page == EmptyView {
        init() { self.init(content: { EmptyView() }) }
      }
      struct Third: View {
        @State var isOn = false
        let content: AnyView
        init<Page: View>(@ViewBuilder content: () -> Page) { self.content = AnyView(content()) }
        var body: some View { Text("").fullScreenCover(isPresented: $isOn) { content } }
      }
      """,
      ["Root popover A", "Root present A", "Root sheet A"]),
    ViewCase(
      "a view passes its content on to one that presents it",
      """
      struct Root: View { var body: some View { Next(action: {}) { A() } } }
      struct Next<Page: View>: View {
        @State var isOn = false
        let action: () -> Void
        let destination: () -> Page
        var body: some View {
          Text("").modifier(Link(destination: destination, isActive: $isOn))
        }
      }
      struct Link<Page: View>: ViewModifier {
        let destination: () -> Page
        @Binding var isActive: Bool
        func body(content: Content) -> some View {
          content.background(
            NavigationLink(destination: destination(), isActive: $isActive) { EmptyView() })
        }
      }
      """,
      ["Root push A"]),
    ViewCase(
      "what a user reads on a link is no destination",
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            Cell { C() }.navigationDestination(for: Int.self) { _ in A() }
          }
        }
      }
      struct Cell<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { NavigationLink(value: 1) { content() } }
      }
      """,
      ["Root push A"]),
    ViewCase(
      "a view that is nothing but a closure of any view",
      """
      struct Root: View { var body: some View { NavigationLink("") { Lazy(AnyView(A())) } } }
      struct Lazy: View {
        let build: () -> AnyView
        init(_ build: @autoclosure @escaping () -> AnyView) { self.build = build }
        var body: AnyView { build() }
      }
      """,
      ["Root push A"]),
    ViewCase(
      "a view that is one of several arguments, with modifiers",
      """
      struct Root: View {
        var body: some View { NavigationLink("") { Wrap(page: A(), isWide: true) } }
      }
      struct Wrap<Page: View>: View {
        let page: Page
        let isWide: Bool
        var body: some View { Group { page.padding(isWide ? 8 : 4) } }
      }
      """,
      ["Root push A"]),
    ViewCase(
      "an initialiser for certain content gives it",
      """
      struct Root: View { var body: some View { NavigationLink("") { Path(id: 1) } } }
      struct Path<Content: View>: View {
        let id: Int
        let content: (Int) -> Content
        init(id: Int, content: @escaping (Int) -> Content) {
          self.id = id
          self.content = content
        }
        var body: some View { VStack { content(id); Text("") } }
      }
      extension Path where Content == A {
        init(id: Int) { self.init(id: id, content: { _ in Content() }) }
      }
      """,
      ["Root push A"]),
    ViewCase(
      "an initialiser as a destination",
      """
      struct Root: View {
        var body: some View {
          NavigationStack {
            NavigationLink("", value: 1).navigationDestination(for: Int.self, destination: Path.init)
          }
        }
      }
      struct Path<Content: View>: View {
        let content: () -> Content
        init(content: @escaping () -> Content) { self.content = content }
        var body: some View { VStack { content() } }
      }
      extension Path where Content == A {
        init(id: Int) { self.init { A() } }
      }
      """,
      ["Root push A"]),
    ViewCase(
      "a view in a stored property is a part",
      """
      struct Root: View {
        let page = A()
        var body: some View { VStack { page; Text("") } }
      }
      """,
      ["Root sheet B"]),
    ViewCase(
      "several elements, as a list and as a pack",
      """
      @Observable final class Navigation {
        var path = NavigationPath()
        func show(in tab: Int, _ items: Item...) { for item in items { path.append(item) } }
        func open<each T: Hashable>(in tab: Int, with values: repeat each T) {
          repeat path.append(each values)
        }
      }
      struct Item: Hashable {}
      struct Other: Hashable {}
      struct Root: View {
        @State var navigation = Navigation()
        var body: some View {
          NavigationStack(path: $navigation.path) {
            Text("")
              .navigationDestination(for: Item.self) { _ in First() }
              .navigationDestination(for: Other.self) { _ in C() }
          }
          .sheet(isPresented: .constant(true)) { Second() }
          .environment(navigation)
        }
      }
      struct First: View {
        @Environment(Navigation.self) var navigation
        var body: some View { Button("") { navigation.open(in: 1, with: 1, Other()) } }
      }
      struct Second: View {
        @Environment(Navigation.self) var navigation
        var body: some View { Button("") { navigation.show(in: 1, Item(), Item()) } }
      }
      """,
      ["First push C", "Root sheet Second", "Second push First"]),
    ViewCase(
      "a subject whose values are mapped and assigned",
      """
      final class Model: ObservableObject {
        @Published var page: Page?
        let subject = PassthroughSubject<Step, Never>()
        init() { subject.map { $0.page }.removeDuplicates().assign(to: &$page) }
        func show(_ page: Page) { subject.send(Step(page: page)) }
      }
      enum Page: Identifiable { case a, c }
      struct Step { let page: Page }
      struct Root: View {
        @StateObject var model = Model()
        var body: some View {
          First(model: model).sheet(item: $model.page) { page in
            switch page {
            case .a: A()
            case .c: C()
            }
          }
        }
      }
      struct First: View {
        let model: Model
        var body: some View { Button("") { model.show(.a) } }
      }
      """,
      ["Root sheet A ?"]),
    ViewCase(
      "a list that is made in place is a page of the view that has it",
      """
      struct Root: View {
        @State var isOn = false
        var body: some View {
          NavigationLink("list") {
            Form {
              Section { Help().sheet(isPresented: $isOn) { A() } }
              Row()
            }
          }
          NavigationLink("whole") { ScrollView { B() } }
          NavigationLink("sole") { Form { Sole(id: 1).padding() }.navigationTitle("Sole") }
        }
      }
      struct Other: View { var body: some View { VStack { Help(); Text("") } } }
      struct Help: View { var body: some View { Text("") } }
      struct Row: View { var body: some View { NavigationLink("c", destination: C()) } }
      struct Sole: View { var body: some View { Section { Text("") } } }
      """, ["Root push B", "Root push C", "Root push Sole", "Root sheet A"]),
    ViewCase(
      "a view that another one asks by a protocol is no part of it",
      """
      protocol Owner { func close() }
      struct Root: View, Owner {
        @State var isOn = false
        var body: some View {
          NavigationLink("page", destination: Page(owner: self)).sheet(isPresented: $isOn) { A() }
        }
        func close() {}
      }
      struct Page: View {
        let owner: Owner
        var body: some View { Button("close") { owner.close() } }
      }
      """, ["Root push Page", "Root sheet A"]),
    ViewCase(
      "a view that a function keeps for a link",
      """
      struct Root: View {
        @State private var page: AnyView?
        @State private var isOn = false
        var body: some View {
          NavigationLink(destination: page, isActive: $isOn, label: { EmptyView() })
          Button("open") { open(AnyView(A())) }
        }
        func open(_ view: AnyView) { page = view; isOn = true }
      }
      """, ["Root push A"]),
    ViewCase(
      "views that structures of many screens keep",
      """
      struct Item { let content: AnyView }
      struct Bar: View {
        let items: [Item]
        var body: some View { items[0].content }
      }
      struct Root: View { var body: some View { Bar(items: items) } }
      """
        + ["V", "W", "X", "Y", "Z"].map {
          """

          struct \($0): View {
            @State var isOn = false
            var body: some View { Text("").sheet(isPresented: $isOn) { A() } }
          }
          func keep\($0)() -> Item { Item(content: AnyView(\($0)())) }
          """
        }.joined(), ["V", "W", "X", "Y", "Z"].map { "\($0) sheet A" }),
  ]
}
