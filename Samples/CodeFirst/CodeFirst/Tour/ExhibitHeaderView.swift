import UIKit

final class ExhibitHeaderView: UIView {
  @IBOutlet private var numberLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!

  func show(_ exhibit: Exhibit) {
    numberLabel.text = "No. \(exhibit.number)"
    titleLabel.text = exhibit.title
  }
}
