import UIKit

/// What all dialogs share: a header, a footer, and an answer.
class DialogController: UIViewController, DialogFooterViewDelegate {
  @IBOutlet private(set) var footer: DialogFooterView!
  @IBOutlet private(set) var header: DialogHeaderView!

  var onAnswer: ((String) -> Void)?

  /// What the dialog answers when it is confirmed.
  var answer: String { header.title }

  override func viewDidLoad() {
    super.viewDidLoad()
    footer.delegate = self
  }

  func footerDidConfirm(_ footer: DialogFooterView) {
    onAnswer?(answer)
    dismiss(animated: true)
  }

  func footerDidCancel(_ footer: DialogFooterView) {
    dismiss(animated: true)
  }
}
