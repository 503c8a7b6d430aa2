import UIKit

@IBDesignable
final class DialogHeaderView: NibLoadingView {
  @IBOutlet private var iconView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!

  @IBInspectable var title: String = "" {
    didSet { titleLabel.text = title }
  }

  @IBInspectable var iconName: String = "" {
    didSet { iconView.image = UIImage(systemName: iconName) }
  }

  @IBInspectable var barColor: UIColor = .systemIndigo {
    didSet {
      iconView.superview?.backgroundColor = barColor
      backgroundColor = barColor
    }
  }
}
