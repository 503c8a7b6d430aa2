import UIKit

final class QueueViewController: UIViewController {
  @IBOutlet private var tableView: UITableView!
}
