import UIKit

/// A screen on which readers can log in and find help.
class MemberViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Help", style: .plain, target: self, action: #selector(showHelp))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Log In", style: .plain, target: self, action: #selector(showLogin))
  }

  @objc func showHelp() {
    navigationController?.pushViewController(HelpViewController(), animated: true)
  }

  @objc func showLogin() {
    present(LoginViewController(), animated: true)
  }
}
