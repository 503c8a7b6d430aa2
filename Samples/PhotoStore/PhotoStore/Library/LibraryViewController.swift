import UIKit

final class LibraryViewController: UIViewController {
  @IBAction func orderPrints(_ sender: UIButton) {
    ShopCoordinator(navigation: navigationController).start()
  }
}
