import UIKit

/// Stands in a storyboard for a controller that lives elsewhere, and gives way to it when loaded.
final class ReplacementViewController: UIViewController {
  @IBInspectable var replacementIdentifier: String = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let replacement = Replacement(replacementIdentifier)?.makeViewController() else {
      assertionFailure("no controller for “\(replacementIdentifier)”")
      return
    }
    for subview in view.subviews { subview.removeFromSuperview() }
    addChild(replacement)
    replacement.view.frame = view.bounds
    replacement.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(replacement.view)
    replacement.didMove(toParent: self)
    navigationItem.title = replacement.navigationItem.title ?? navigationItem.title
  }
}
