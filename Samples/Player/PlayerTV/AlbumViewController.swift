import UIKit

final class AlbumViewController: UIViewController {
  @IBOutlet private var artistLabel: UILabel!
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var titleLabel: UILabel!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? NowPlayingViewController)?.album = titleLabel.text
  }
}

final class TrackCell: UITableViewCell {}
