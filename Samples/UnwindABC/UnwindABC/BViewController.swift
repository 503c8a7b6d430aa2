import UIKit

/// The delivery: the screen to which payment goes back for a correction.
final class BViewController: UIViewController {
  @IBOutlet private var methodControl: UISegmentedControl!
  @IBOutlet private var summaryLabel: UILabel!
  @IBOutlet private var townField: UITextField!

  var order = Order()

  override func viewDidLoad() {
    super.viewDidLoad()
    methodControl.selectedSegmentIndex = order.delivery?.rawValue ?? 0
    methodChanged(methodControl)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showC", let payment = segue.destination as? CViewController else {
      return
    }
    payment.order = order
  }

  @IBAction func methodChanged(_ sender: UISegmentedControl) {
    let delivery = Order.Delivery(rawValue: sender.selectedSegmentIndex) ?? .courier
    order.delivery = delivery
    summaryLabel.text = delivery.summary
  }

  @IBAction func unwindB(unwindSegue: UIStoryboardSegue) {
    townField.becomeFirstResponder()
  }
}
