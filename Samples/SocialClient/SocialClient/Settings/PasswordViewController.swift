import UIKit

final class PasswordViewController: UIViewController {
  @IBOutlet private var currentField: UITextField!
  @IBOutlet private var newField: UITextField!

  @IBAction func changePassword(_ sender: UIButton) {
    guard currentField.hasText, (newField.text?.count ?? 0) >= 12 else { return }
    navigationController?.popViewController(animated: true)
  }
}
