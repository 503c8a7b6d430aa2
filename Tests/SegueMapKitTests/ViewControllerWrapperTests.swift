import Testing

/// Views that are nothing but the UIKit controller with which they are made.
@Suite("Controllers in views")
struct ViewControllerWrapperTests {
  private static let screens = """

    @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
    class A: UIViewController {}
    class B: UIViewController {}
    struct Wrapper: UIViewControllerRepresentable {
      let controller: UIViewController
      func makeUIViewController(context: Context) -> UIViewController { controller }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    struct Maker<Controller: UIViewController>: UIViewControllerRepresentable {
      let make: () -> Controller
      init(_ make: @escaping () -> Controller) { self.make = make }
      func makeUIViewController(context: Context) -> Controller { make() }
      func updateUIViewController(_ controller: Controller, context: Context) {}
    }
    struct Page: View {
      private let make: () -> UIViewController
      init(_ controller: @autoclosure @escaping () -> UIViewController) { make = controller }
      var body: some View { Representable(make: make).ignoresSafeArea() }
      private struct Representable: UIViewControllerRepresentable {
        let make: () -> UIViewController
        func makeUIViewController(context: Context) -> UIViewController { make() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
    }
    """

  @Test("What shows a wrapper shows the controller in it", arguments: cases)
  func segues(_ sample: ViewCase) throws {
    try sample.expectSegues(beside: Self.screens, ignoring: ["Main rootViewController Root"])
  }

  private static let cases = [
    ViewCase(
      "a controller that a view is made with",
      """
      struct Root: View {
        @State var isShown = false
        var body: some View {
          NavigationLink { Wrapper(controller: A()) } label: { Text("") }
            .sheet(isPresented: $isShown) { Wrapper(controller: B()) }
        }
      }
      """, ["Root push A", "Root sheet B"]),
    ViewCase(
      "a closure that makes the controller",
      """
      struct Root: View {
        @State var isShown = false
        var body: some View { Text("").fullScreenCover(isPresented: $isShown) { Maker { A() } } }
      }
      """, ["Root present A"]),
    ViewCase(
      "an expression that a frame around the wrapper takes, with a stack",
      """
      struct Root: View {
        @State var first = false
        @State var second = false
        var body: some View {
          Text("")
            .sheet(isPresented: $first) { Page(A()) }
            .sheet(isPresented: $second) { Page(UINavigationController(rootViewController: B())) }
        }
      }
      """, ["Root sheet A", "Root sheet B"]),
    ViewCase(
      "a part of another view",
      """
      struct Root: View { var body: some View { VStack { Text(""); Wrapper(controller: A()) } } }
      """, ["Root embed A"]),
    ViewCase(
      "a wrapper in a frame of the app, and one that another view gets as its content",
      """
      struct Frame<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { Text(""); content } }
      }
      struct Titled: View {
        let title: String
        let content: Wrapper
        var body: some View { VStack { Text(title); content } }
      }
      struct Root: View {
        @State var first = false
        @State var second = false
        var body: some View {
          Text("")
            .sheet(isPresented: $first) { Frame { Wrapper(controller: A()) } }
            .sheet(isPresented: $second) { Titled(title: "", content: Wrapper(controller: B())) }
        }
      }
      """, ["Root sheet A", "Root sheet Titled", "Titled embed B"]),
    ViewCase(
      "one of several sheets",
      """
      enum Sheet: Identifiable {
        case first, second
        var id: Self { self }
      }
      struct Root: View {
        @State var sheet: Sheet?
        var body: some View {
          Button("") { sheet = .first }
            .sheet(item: $sheet) { sheet in
              switch sheet {
              case .first: Wrapper(controller: A())
              case .second: Wrapper(controller: B())
              }
            }
        }
      }
      """, ["Root sheet A", "Root sheet B"]),
  ]
}
