import UIKit

/// A screen that may lead to one of two others.
class ChoiceViewController: UIViewController {
  var isShort = false

  func go() {
    let next: UIViewController = isShort ? ShortViewController() : LongViewController()
    navigationController?.pushViewController(next, animated: true)
  }
}

class ShortViewController: UIViewController {}
class LongViewController: UIViewController {}
