import UIKit

final class CameraViewController: UIViewController {
  @IBAction func close(_ sender: UIButton) { dismiss(animated: true) }
}

final class FiltersViewController: UIViewController {}
