import UIKit

final class LabelsViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let cell = tableView.cellForRow(at: indexPath)
    cell?.accessoryType = cell?.accessoryType == .checkmark ? .none : .checkmark
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
