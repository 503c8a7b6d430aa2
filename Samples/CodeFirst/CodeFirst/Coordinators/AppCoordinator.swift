import SwiftUI
import UIKit
import UserNotifications

final class AppCoordinator: Coordinator {
  private let window: UIWindow
  private let navigation = UINavigationController()
  private var children: [any Coordinator] = []

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let halls = HallListViewController.instantiate()
    halls.coordinator = self
    navigation.pushViewController(halls, animated: false)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    if !UserDefaults.standard.bool(forKey: "hasSeenWelcome") { showWelcome() }
  }

  func showExhibit(_ exhibit: Exhibit) {
    let tour = UIStoryboard(name: StoryboardName.tour, bundle: nil)
    let controller = tour.instantiateViewController(withIdentifier: StoryboardID.exhibit)
    (controller as? ExhibitViewController)?.exhibit = exhibit
    navigation.pushViewController(controller, animated: true)
  }

  func showNotes() {
    let notes = NotesCoordinator(presenter: navigation)
    children = [notes]
    notes.start()
  }

  func showOpeningHours() {
    let hours = UIHostingController(rootView: OpeningHoursView(days: OpeningHours.week))
    hours.modalPresentationStyle = .pageSheet
    navigation.present(hours, animated: true)
  }

  func showAbout() {
    navigation.pushViewController(AboutViewController(), animated: true)
  }

  /// Opens the screen that the museum's server has put into a push notification.
  func open(_ notification: UNNotification) {
    guard let screen = notification.request.content.userInfo["screen"] as? String else { return }
    let tour = UIStoryboard(name: StoryboardName.tour, bundle: nil)
    let controller = tour.instantiateViewController(withIdentifier: screen)
    navigation.pushViewController(controller, animated: false)
  }

  private func showWelcome() {
    let welcome = WelcomeViewController()
    welcome.isModalInPresentation = true
    navigation.present(welcome, animated: true)
  }
}
