import AppKit

final class NoteListViewController: NSViewController {
  @IBOutlet private var countLabel: NSTextField!
  @IBOutlet private var searchField: NSSearchField!
  @IBOutlet private var tableView: NSTableView!

  var notes: [String] = [] {
    didSet {
      countLabel.stringValue = "\(notes.count) notes"
      tableView.reloadData()
    }
  }
}
