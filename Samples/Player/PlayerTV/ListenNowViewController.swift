import UIKit

final class ListenNowViewController: UIViewController {
  @IBOutlet private var collectionView: UICollectionView!
}

final class AlbumCell: UICollectionViewCell {}
