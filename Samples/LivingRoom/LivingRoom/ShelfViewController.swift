import UIKit

final class ShelfViewController: UICollectionViewController {
  private let films = Film.shelf

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    films.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "FilmCell", for: indexPath)
    (cell as? FilmCell)?.show(films[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "ShelfHeader", for: indexPath)
    (header as? ShelfHeaderView)?.show(title: "Continue watching")
    return header
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showFilm", let cell = sender as? UICollectionViewCell,
      let item = collectionView.indexPath(for: cell)?.item
    else { return }
    (segue.destination as? FilmViewController)?.film = films[item]
  }
}
