import UIKit

final class ComposeTweetViewController: UIViewController, UITextViewDelegate {
  private static let limit = 280

  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var postButton: UIButton!
  @IBOutlet private var textView: UITextView!

  var opening = ""

  var text: String { textView.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    textView.text = opening
    textViewDidChange(textView)
  }

  func textViewDidChange(_ textView: UITextView) {
    let left = Self.limit - textView.text.count
    countLabel.text = "\(left) characters left"
    postButton.isEnabled = left >= 0 && textView.hasText
  }
}
