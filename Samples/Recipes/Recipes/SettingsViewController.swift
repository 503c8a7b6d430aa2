import UIKit

final class SettingsViewController: UITableViewController {
  @IBAction func unwindToSettings(_ segue: UIStoryboardSegue) {
    tableView.reloadData()
  }
}
