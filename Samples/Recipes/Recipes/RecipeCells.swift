import UIKit

protocol RecipeShowing {
  func show(_ recipe: Recipe)
}

class RecipeCell: UITableViewCell, RecipeShowing {
  @IBOutlet private var factsLabel: UILabel!
  @IBOutlet private var pictureView: UIImageView!
  @IBOutlet private var ratingLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!

  func show(_ recipe: Recipe) {
    titleLabel.text = recipe.title
    factsLabel.text = recipe.facts
    pictureView.image = UIImage(named: recipe.picture)
  }
}

final class FeaturedCell: UITableViewCell, RecipeShowing {
  @IBOutlet private var factsLabel: UILabel!
  @IBOutlet private var pictureView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!

  func show(_ recipe: Recipe) {
    titleLabel.text = recipe.title
    factsLabel.text = recipe.facts
  }
}

final class TipCell: UITableViewCell {
  @IBOutlet private var tipLabel: UILabel!
}

final class FavouriteCell: UICollectionViewCell {
  @IBOutlet private var pictureView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
}
