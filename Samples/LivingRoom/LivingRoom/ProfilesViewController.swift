import UIKit

final class ProfilesViewController: UIViewController {
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    view.subviews.compactMap { $0 as? UIStackView }.flatMap(\.arrangedSubviews)
  }
}
