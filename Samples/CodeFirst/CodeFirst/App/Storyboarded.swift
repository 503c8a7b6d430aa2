import UIKit

/// A controller whose scene has its class's name as storyboard identifier.
@MainActor
protocol Storyboarded {
  static var storyboardName: String { get }
}

extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
    let identifier = String(describing: self)
    let controller = storyboard.instantiateViewController(withIdentifier: identifier)
    guard let controller = controller as? Self else {
      preconditionFailure("\(storyboardName).storyboard holds another class at \(identifier)")
    }
    return controller
  }
}
