import UIKit

final class ArchivedViewController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIAccessibility.post(notification: .announcement, argument: "Message archived")
  }
}
