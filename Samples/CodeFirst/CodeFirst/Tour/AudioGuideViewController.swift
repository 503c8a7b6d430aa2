import UIKit

final class AudioGuideViewController: UIViewController {
  @IBOutlet private var progressView: UIProgressView!
  @IBOutlet private var titleLabel: UILabel!

  private let exhibit: Exhibit
  private var isPaused = false

  init?(coder: NSCoder, exhibit: Exhibit) {
    self.exhibit = exhibit
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "An audio guide needs its exhibit: use init(coder:exhibit:)")
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = exhibit.title
    progressView.progress = 0
  }

  @IBAction func toggle(_ sender: UIButton) {
    isPaused.toggle()
    sender.configuration?.title = isPaused ? "Resume" : "Pause"
  }

  @IBAction func close(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
