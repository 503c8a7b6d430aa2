import UIKit

final class CookingViewController: UIViewController {
  @IBOutlet private var progressView: UIProgressView!
  @IBOutlet private var stepLabel: UILabel!
  @IBOutlet private var textLabel: UILabel!
  @IBOutlet private var timerLabel: UILabel!

  var steps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    textLabel.text = steps.first
    UIApplication.shared.isIdleTimerDisabled = true
  }
}
