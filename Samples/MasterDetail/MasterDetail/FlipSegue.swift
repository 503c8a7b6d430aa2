import UIKit

/// Turns the page over from the trailing edge.
final class FlipSegue: UIStoryboardSegue {
  override func perform() {
    guard let navigation = source.navigationController else {
      source.present(destination, animated: true)
      return
    }
    UIView.transition(
      with: navigation.view, duration: 0.4, options: .transitionFlipFromRight,
      animations: { navigation.pushViewController(self.destination, animated: false) })
  }
}
