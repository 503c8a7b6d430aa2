import UIKit

@MainActor
protocol DialogFooterViewDelegate: AnyObject {
  func footerDidConfirm(_ footer: DialogFooterView)
  func footerDidCancel(_ footer: DialogFooterView)
}

@IBDesignable
final class DialogFooterView: NibLoadingView {
  @IBOutlet private var cancelButton: UIButton!
  @IBOutlet private var confirmButton: UIButton!

  weak var delegate: (any DialogFooterViewDelegate)?

  @IBInspectable var confirmTitle: String = "OK" {
    didSet { confirmButton.configuration?.title = confirmTitle }
  }

  @IBInspectable var cancelTitle: String = "Cancel" {
    didSet { cancelButton.configuration?.title = cancelTitle }
  }

  @IBInspectable var showsCancel: Bool = true {
    didSet { cancelButton.isHidden = !showsCancel }
  }

  @IBInspectable var confirmColor: UIColor = .systemBlue {
    didSet { confirmButton.configuration?.baseBackgroundColor = confirmColor }
  }

  @IBAction func confirm(_ sender: UIButton) {
    delegate?.footerDidConfirm(self)
  }

  @IBAction func cancel(_ sender: UIButton) {
    delegate?.footerDidCancel(self)
  }
}
