import UIKit

final class ShelfHeaderView: UICollectionReusableView {
  @IBOutlet private var titleLabel: UILabel!

  func show(title: String) {
    titleLabel.text = title
  }
}
