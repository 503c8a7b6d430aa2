import UIKit

final class ResetPasswordViewController: UIViewController {
  @IBOutlet private var emailField: UITextField!

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "sentReset" || emailField.text?.contains("@") == true
  }
}
