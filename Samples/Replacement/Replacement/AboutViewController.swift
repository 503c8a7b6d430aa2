import UIKit

final class AboutViewController: UIViewController {
  @IBOutlet private var versionLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString")
    versionLabel.text = "Dispatch \(version as? String ?? "")"
  }

  @IBAction func sendFeedback(_ sender: UIButton) {
    guard let url = URL(string: "mailto:dispatch@example.org") else { return }
    UIApplication.shared.open(url)
  }
}
