import UIKit

final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    let navigation = secondaryViewController as? UINavigationController
    return (navigation?.topViewController as? MessageViewController)?.message == nil
  }
}
