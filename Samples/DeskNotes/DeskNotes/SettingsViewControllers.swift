import AppKit

final class GeneralSettingsViewController: NSViewController {}

final class EditingSettingsViewController: NSViewController {
  @IBOutlet private var sizeField: NSTextField!
}

final class SyncSettingsViewController: NSViewController {
  @IBAction func syncNow(_ sender: NSButton) {
    sender.isEnabled = false
  }
}
