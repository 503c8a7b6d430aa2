import AppKit

final class ServersViewController: NSViewController {
  @IBOutlet private var statusLabel: NSTextField!
  @IBOutlet private var tableView: NSTableView!

  private var servers = [
    Server(name: "Build farm", address: "build.example.org"),
    Server(name: "Documents", address: "docs.example.org"),
  ]

  @IBAction func addServer(_ sender: Any) {
    performSegue(withIdentifier: "addServer", sender: sender)
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    guard segue.identifier == "addServer",
      let sheet = segue.destinationController as? ServerSheetViewController
    else { return }
    sheet.onAdd = { [weak self] server in self?.append(server) }
  }

  private func append(_ server: Server) {
    servers.append(server)
    statusLabel.stringValue = "\(servers.count) servers"
    tableView.reloadData()
  }
}

extension ServersViewController: NSTableViewDataSource, NSTableViewDelegate {
  func numberOfRows(in tableView: NSTableView) -> Int {
    servers.count
  }

  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    guard let tableColumn else { return nil }
    let cell = tableView.makeView(withIdentifier: tableColumn.identifier, owner: self)
    let text =
      switch tableColumn.identifier.rawValue {
      case "Name": servers[row].name
      case "Address": servers[row].address
      default: servers[row].state.rawValue
      }
    (cell as? NSTableCellView)?.textField?.stringValue = text
    return cell
  }
}
