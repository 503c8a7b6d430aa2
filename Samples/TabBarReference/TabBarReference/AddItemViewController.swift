import UIKit

final class AddItemViewController: UIViewController {
  @IBOutlet private var nameField: UITextField!

  var itemName: String? {
    guard let text = nameField.text, !text.isEmpty else { return nil }
    return text
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    nameField.becomeFirstResponder()
  }
}
