import UIKit

final class CookingTimerViewController: UIViewController {
  @IBOutlet private var progressView: UIProgressView!
  @IBOutlet private var timeLabel: UILabel!

  var remaining = Duration.seconds(1080)

  private var isPaused = false

  override func viewDidLoad() {
    super.viewDidLoad()
    timeLabel.text = remaining.formatted(.time(pattern: .minuteSecond))
    progressView.progress = 0
  }

  @IBAction func toggle(_ sender: UIButton) {
    isPaused.toggle()
    sender.configuration?.title = isPaused ? "Resume" : "Pause"
  }

  @IBAction func done(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
