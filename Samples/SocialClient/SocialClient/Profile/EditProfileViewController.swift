import UIKit

final class EditProfileViewController: UIViewController {
  @IBOutlet private var bioView: UITextView!
  @IBOutlet private var nameField: UITextField!

  var name: String? { nameField.text }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "saveProfile" || (nameField.hasText && bioView.text.count <= 160)
  }
}
