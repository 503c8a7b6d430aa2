import UIKit

final class SignInViewController: UIViewController {
  @IBOutlet private var emailField: UITextField!
  @IBOutlet private var passwordField: UITextField!

  @IBAction func signIn(_ sender: UIButton) {
    guard let email = emailField.text, email.contains("@"), passwordField.hasText else { return }
    performSegue(withIdentifier: "didSignIn", sender: sender)
  }
}
