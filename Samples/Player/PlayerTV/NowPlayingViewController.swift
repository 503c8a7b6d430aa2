import UIKit

final class NowPlayingViewController: UIViewController {
  @IBOutlet private var progressView: UIProgressView!
  @IBOutlet private var titleLabel: UILabel!

  var album: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = album
  }

  @IBAction func unwindToNowPlaying(_ segue: UIStoryboardSegue) {
    guard segue.identifier == "clearQueue" else { return }
    progressView.progress = 0
  }
}
