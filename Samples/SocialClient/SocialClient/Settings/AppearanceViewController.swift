import UIKit

final class AppearanceViewController: UITableViewController {
  private let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 0 else { return }
    view.window?.overrideUserInterfaceStyle = styles[indexPath.row]
    for row in styles.indices {
      let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
      cell?.accessoryType = row == indexPath.row ? .checkmark : .none
    }
  }
}
