import UIKit

/// The payment: it handles no unwind itself, its two buttons go back to A or B.
final class CViewController: UIViewController {
  @IBOutlet private var amountLabel: UILabel!
  @IBOutlet private var cardField: UITextField!
  @IBOutlet private var payButton: UIButton!

  var order = Order()

  override func viewDidLoad() {
    super.viewDidLoad()
    amountLabel.text = order.total.formatted(.currency(code: "EUR"))
  }

  @IBAction func pay(_ sender: UIButton) {
    guard cardField.hasText else {
      cardField.becomeFirstResponder()
      return
    }
    payButton.configuration?.showsActivityIndicator = true
  }
}
