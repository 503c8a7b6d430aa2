import AppKit

final class ServerSheetViewController: NSViewController {
  @IBOutlet private var addressField: NSTextField!
  @IBOutlet private var nameField: NSTextField!

  var onAdd: ((Server) -> Void)?

  @IBAction func add(_ sender: NSButton) {
    guard !nameField.stringValue.isEmpty, !addressField.stringValue.isEmpty else {
      NSSound.beep()
      return
    }
    onAdd?(Server(name: nameField.stringValue, address: addressField.stringValue))
    dismiss(sender)
  }
}
