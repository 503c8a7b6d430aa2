import UIKit

/// A view that fills itself with the xib named like its class, of which it is the File's Owner.
@IBDesignable
class NibLoadingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNib()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadNib()
  }

  private func loadNib() {
    let type = type(of: self)
    let nib = UINib(nibName: String(describing: type), bundle: Bundle(for: type))
    guard let content = nib.instantiate(withOwner: self).first as? UIView else { return }
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}
