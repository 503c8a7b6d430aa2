import UIKit

final class NotesCoordinator: Coordinator {
  private weak var presenter: UIViewController?

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start() {
    let storyboard = UIStoryboard(name: StoryboardName.notes, bundle: nil)
    guard let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
    else { return }
    (navigation.topViewController as? NotesListViewController)?.notes = [
      Note(title: "Ask about the lens", place: "Lamp Room", text: "Who cleaned the prisms?")
    ]
    presenter?.present(navigation, animated: true)
  }
}
