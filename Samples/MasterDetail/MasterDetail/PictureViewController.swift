import UIKit

final class PictureViewController: UIViewController {
  @IBOutlet private var imageView: UIImageView!

  var name: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let name, let image = UIImage(named: name) { imageView.image = image }
  }
}
