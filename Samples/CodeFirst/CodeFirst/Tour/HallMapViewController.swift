import UIKit

final class HallMapViewController: UIViewController {
  @IBOutlet private var hallLabel: UILabel!

  var hall = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    hallLabel.text = hall
  }
}
