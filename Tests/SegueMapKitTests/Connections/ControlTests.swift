import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("The controls of views") struct ControlTests {
  @Test("An edge has the title of the control with which a user follows it")
  func titles() throws {
    let project = try TemporaryProject([
      "App.swift": """
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Front() } } }
      struct Front: View {
        @State private var isOn = false
        @State private var isOther = false
        @StateObject private var router = Router()
        @Environment(\\.openWindow) private var openWindow
        var body: some View {
          NavigationLink("Log") { Log() }
          NavigationLink(destination: Help()) { Label("Get help", systemImage: "help") }
          NavigationLink { Legal() } label: { HStack { Image("a"); Text("Terms") } }
          Button("Settings…") { isOn = true }
            .sheet(isPresented: $isOn) { Settings() }
          Button { isOther.toggle() } label: { Text("Either") }
          Button("Or") { isOther = true }
            .sheet(isPresented: $isOther) { Two() }
          Button("Route") { router.route = 1 }
            .sheet(item: $router.route) { _ in Routed() }
          Button(title) { openWindow(id: "window") }
        }
      }
      class Router: ObservableObject {
        @Published var route: Int?
      }
      struct Log: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct Legal: View { var body: some View { Text("") } }
      struct Settings: View { var body: some View { Text("") } }
      struct Two: View { var body: some View { Text("") } }
      struct Routed: View { var body: some View { Text("") } }
      """
    ])
    let graph = try FlowProject(paths: [project.path]).load().graph
    let triggers = graph.segues.map { segue in
      let trigger = segue.trigger.map { "\($0.element) \($0.title ?? "-") \($0.event ?? "-")" }
      return "\(segue.destination?.objectID ?? "?"): \(trigger ?? "none")"
    }
    #expect(
      triggers.sorted() == [
        "Front: none",
        "Help: navigationLink Get help tap",
        "Legal: navigationLink Terms tap",
        "Log: navigationLink Log tap",
        "Routed: button Route tap",
        "Settings: button Settings… tap",
        "Two: none",
      ])
  }
}
