import StoreKit
import UIKit

final class AboutViewController: UIViewController {
  @IBOutlet private var versionLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString")
    versionLabel.text = "Chirrup \(version as? String ?? "")"
  }

  @IBAction func rate(_ sender: UIButton) {
    guard let scene = view.window?.windowScene else { return }
    AppStore.requestReview(in: scene)
  }
}
