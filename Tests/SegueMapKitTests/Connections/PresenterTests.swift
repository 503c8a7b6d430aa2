import Testing

@Suite("Views that present what they are made with") struct PresenterTests {
  @Test("The content is shown from who makes the view, and is no part of it", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    let screens = """
      struct Log: View { @State var on = false; var body: some View { Text("l").sheet(isPresented: $on) { Detail() } } }
      struct Detail: View { var body: some View { Text("d") } }
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Front() } } }

      """
    let edges = try SourceSketch(screens + sample.source, scenes: sample.scenes).edges
    let start = "DemoApp -rootViewController-> Front"
    #expect(edges == ([start, "Log -sheet-> Detail"] + sample.expected).sorted())
  }

  private static let cases = [
    ConnectionCase(
      "a closure that a modifier gets",
      """
      struct Front: View {
        @State private var isOn = false
        var body: some View { Button("Log") { isOn = true }.modifier(Modal(isOn: $isOn, page: { Log() })) }
      }
      struct Modal<Page: View>: ViewModifier {
        @Binding var isOn: Bool
        let page: () -> Page
        func body(content: Content) -> some View { content.sheet(isPresented: $isOn) { page() } }
      }
      """, "Front -sheet-> Log"),
    ConnectionCase(
      "a function of the view, by a method for all views",
      """
      struct Front: View {
        @State private var route: Int?
        var body: some View { Text("").themeModal(item: $route, content: destination) }
        func destination(_ route: Int) -> some View { Log() }
      }
      extension View {
        func themeModal<T, C: View>(item: Binding<T?>, content: @escaping (T) -> C) -> some View {
          modifier(ItemModal(item: item, content: content))
        }
      }
      struct ItemModal<T, C: View>: ViewModifier {
        @Binding var item: T?
        let content: (T) -> C
        func body(content parent: Content) -> some View {
          parent.fullScreenCover(item: $item) { content($0) }
        }
      }
      """, "Front -present-> Log"),
    ConnectionCase(
      "the trailing closure of a row that pushes it",
      """
      struct Front: View {
        var body: some View { List { Row(title: "Log") { Log() } } }
      }
      struct Row<Page: View>: View {
        let title: String
        @ViewBuilder let page: () -> Page
        var body: some View { NavigationLink { page() } label: { Text(title) } }
      }
      """, "Front -push-> Log"),
    ConnectionCase(
      "what a modifier adds to content that is not known is not the content",
      """
      struct Front: View { var body: some View { Host(page: { Text("") }) } }
      struct Host<Page: View>: View {
        @State private var isOn = false
        let page: () -> Page
        var body: some View { Text("").popover(isPresented: $isOn) { page().locked() } }
      }
      extension View {
        func locked() -> some View { modifier(Locked { Curtain() }) }
      }
      struct Locked<Cover: View>: ViewModifier {
        let cover: () -> Cover
        func body(content: Content) -> some View { ZStack { content; cover() } }
      }
      struct Curtain: View { var body: some View { Image("c") } }
      """),
    ConnectionCase(
      "what a user reads on a button is no screen",
      """
      struct Front: View {
        var body: some View {
          NavigationLink("a") { Form { Button(action: copy) { Sign() } } }
          NavigationLink("b") { Log() }
        }
        func copy() {}
      }
      struct Sign: View { var body: some View { Image("c") } }
      """, "Front -push-> Log"),
    ConnectionCase(
      "what one of several objects makes is possible",
      """
      protocol Page { func screen() -> AnyView }
      struct A: Page { func screen() -> AnyView { AnyView(Log()) } }
      struct B: Page { func screen() -> AnyView { AnyView(Detail()) } }
      struct Front: View {
        let page: Page
        var body: some View { NavigationSplitView { page.screen() } }
      }
      """, "Front -viewControllers?-> Detail", "Front -viewControllers?-> Log"),
    ConnectionCase(
      "a delegate that a view is made with",
      """
      protocol FrontDelegate: AnyObject { func pick() }
      struct Front: View {
        weak var delegate: FrontDelegate?
        var body: some View { Button("a") { delegate?.pick() } }
      }
      class Coordinator: FrontDelegate {
        let navigationController = UINavigationController()
        func start() {
          let front = UIHostingController(rootView: Front(delegate: self))
          navigationController.setViewControllers([front], animated: false)
        }
        func pick() {
          navigationController.pushViewController(UIHostingController(rootView: Log()), animated: true)
        }
      }
      """, "Coordinator -viewControllers-> Front", "Front -push-> Log by Coordinator"),
    ConnectionCase(
      "a label is a part, and only the destination is shown",
      """
      struct Front: View {
        var body: some View { Row(page: Log()) { Badge() } }
      }
      struct Badge: View { var body: some View { NavigationLink("a") { Help() } } }
      struct Help: View { var body: some View { Text("") } }
      struct Row<Page: View, Sign: View>: View {
        let page: Page
        @ViewBuilder let sign: () -> Sign
        var body: some View { NavigationLink(destination: page) { sign() } }
      }
      """, "Front -push-> Help", "Front -push-> Log"),
  ]
}
