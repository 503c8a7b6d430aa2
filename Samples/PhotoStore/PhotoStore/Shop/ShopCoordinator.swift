import UIKit

/// The only way into the shop.
struct ShopCoordinator {
  let navigation: UINavigationController?

  func start() {
    let shop = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()!
    navigation?.pushViewController(shop, animated: true)
  }
}
