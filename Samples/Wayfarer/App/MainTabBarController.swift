import UIKit

final class MainTabBarController: UITabBarController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !UserDefaults.standard.bool(forKey: "isWelcomed") else { return }
    let welcome = UIStoryboard(name: "Onboarding", bundle: nil).instantiateInitialViewController()!
    present(welcome, animated: true)
  }
}
