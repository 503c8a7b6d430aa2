import UIKit

final class FavouritesViewController: UICollectionViewController {
  private let recipes = Recipe.all

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    recipes.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "FavouriteCell", for: indexPath)
  }
}
