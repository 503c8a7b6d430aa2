import AppKit

final class AdvancedPreferencesViewController: NSViewController {
  @IBOutlet private var timeoutField: NSTextField!

  @IBAction func reset(_ sender: NSButton) {
    let alert = NSAlert()
    alert.messageText = "Reset all settings?"
    alert.addButton(withTitle: "Reset")
    alert.addButton(withTitle: "Cancel")
    guard alert.runModal() == .alertFirstButtonReturn else { return }
    timeoutField.integerValue = 10
  }
}
