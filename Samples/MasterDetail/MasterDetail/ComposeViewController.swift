import UIKit

final class ComposeViewController: UIViewController {
  @IBOutlet private var bodyView: UITextView!
  @IBOutlet private var recipientField: UITextField!
  @IBOutlet private var subjectField: UITextField!

  var recipient: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    recipientField.text = recipient
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "sendMessage" || recipientField.hasText
  }
}
