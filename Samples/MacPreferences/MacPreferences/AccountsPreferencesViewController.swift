import AppKit

final class AccountsPreferencesViewController: NSViewController {
  @IBOutlet private var removeButton: NSButton!
  @IBOutlet private var tableView: NSTableView!

  private var accounts = [(email: "ines@example.org", service: "Build farm")]

  @IBAction func remove(_ sender: NSButton) {
    guard accounts.indices.contains(tableView.selectedRow) else { return }
    accounts.remove(at: tableView.selectedRow)
    tableView.reloadData()
  }
}

extension AccountsPreferencesViewController: NSTableViewDataSource, NSTableViewDelegate {
  func numberOfRows(in tableView: NSTableView) -> Int {
    accounts.count
  }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    guard let tableColumn else { return nil }
    let cell = tableView.makeView(withIdentifier: tableColumn.identifier, owner: self)
    let isEmail = tableColumn.identifier.rawValue == "Account"
    (cell as? NSTableCellView)?.textField?.stringValue =
      isEmail ? accounts[row].email : accounts[row].service
    return cell
  }

  func tableViewSelectionDidChange(_ notification: Notification) {
    removeButton.isEnabled = tableView.selectedRow >= 0
  }
}
