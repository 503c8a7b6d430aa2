import UIKit

final class SignUpViewController: UIViewController {
  @IBOutlet private var emailField: UITextField!
  @IBOutlet private var nameField: UITextField!

  @IBAction func createAccount(_ sender: UIButton) {
    guard nameField.hasText, emailField.hasText else { return }
    performSegue(withIdentifier: "didSignUp", sender: self)
  }
}
