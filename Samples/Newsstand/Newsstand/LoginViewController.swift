import UIKit

final class LoginViewController: UIViewController {
  @objc func close() {
    dismiss(animated: true)
  }
}

final class HelpViewController: UIViewController {}
