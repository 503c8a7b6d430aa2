import UIKit

final class HallCell: UITableViewCell {
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!

  func show(_ hall: Hall) {
    titleLabel.text = hall.name
    countLabel.text = "\(hall.exhibits.count) exhibits"
  }
}
