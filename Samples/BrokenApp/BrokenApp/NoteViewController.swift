import UIKit

final class NoteViewController: UIViewController {
  @IBOutlet private var textView: UITextView!
  @IBOutlet private var titleField: UITextField!

  var isEmpty: Bool { !textView.hasText && !titleField.hasText }
}
