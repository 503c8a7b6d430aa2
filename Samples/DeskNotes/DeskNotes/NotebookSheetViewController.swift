import AppKit

final class NotebookSheetViewController: NSViewController {
  @IBOutlet private var nameField: NSTextField!

  var onCreate: ((String) -> Void)?

  @IBAction func create(_ sender: NSButton) {
    guard !nameField.stringValue.isEmpty else { return NSSound.beep() }
    onCreate?(nameField.stringValue)
    dismiss(sender)
  }
}
