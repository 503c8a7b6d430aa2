import UIKit

final class FilmCell: UICollectionViewCell {
  @IBOutlet private var factsLabel: UILabel!
  @IBOutlet private var posterView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!

  func show(_ film: Film) {
    titleLabel.text = film.title
    factsLabel.text = film.facts
    posterView.adjustsImageWhenAncestorFocused = true
  }
}
