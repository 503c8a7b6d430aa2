/// Leads through a part of the app, so that no screen needs to know the next one.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}
