import UIKit

protocol Coordinator: AnyObject {
  var navigationController: UINavigationController { get }
  func start()
}

final class AppCoordinator {
  private let window: UIWindow
  private let tabs = MainTabController()
  private let programme = ProgrammeCoordinator()
  private let tickets = TicketCoordinator()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    programme.start()
    tickets.start()
    tabs.viewControllers = [programme.navigationController, tickets.navigationController]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }
}

final class MainTabController: UITabBarController {}
