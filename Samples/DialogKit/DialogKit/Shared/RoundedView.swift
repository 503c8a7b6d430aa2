import UIKit

@IBDesignable
final class RoundedView: UIView {
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet {
      layer.cornerRadius = cornerRadius
      clipsToBounds = cornerRadius > 0
    }
  }
}
