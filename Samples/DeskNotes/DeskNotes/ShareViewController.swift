import AppKit

final class ShareViewController: NSViewController {
  @IBOutlet private var linkField: NSTextField!

  @IBAction func copyLink(_ sender: NSButton) {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString(linkField.stringValue, forType: .string)
    dismiss(sender)
  }
}
