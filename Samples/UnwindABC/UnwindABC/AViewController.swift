import UIKit

/// The basket: the first screen, and where an order starts over.
final class AViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var totalLabel: UILabel!

  private var order = Order() {
    didSet { showOrder() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showOrder()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showB", let delivery = segue.destination as? BViewController else {
      return
    }
    delivery.order = order
  }

  @IBAction func unwindA(unwindSegue: UIStoryboardSegue) {
    order = Order()
  }

  private func showOrder() {
    totalLabel.text = order.total.formatted(.currency(code: "EUR"))
    statusLabel.text = order.delivery?.summary ?? "Delivery not chosen yet"
  }
}
