import UIKit

/// Loads its view from the xib that has its name.
final class AboutViewController: UIViewController {
  @IBOutlet private var versionLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString")
    versionLabel.text = "Version \(version as? String ?? "")"
  }

  @IBAction func backToTour(_ sender: UIButton) {
    navigationController?.popToRootViewController(animated: true)
  }
}
