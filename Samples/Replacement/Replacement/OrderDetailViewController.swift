import MapKit
import UIKit

final class OrderDetailViewController: UIViewController {
  @IBOutlet private var stateLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!

  var number = 4711

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Order \(number)"
  }

  @IBAction func handOver(_ sender: UIButton) {
    stateLabel.text = "On its way"
    sender.isEnabled = false
  }
}
