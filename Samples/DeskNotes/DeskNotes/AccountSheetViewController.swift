import AppKit

final class AccountSheetViewController: NSViewController {
  @IBOutlet private var emailField: NSTextField!
  @IBOutlet private var passwordField: NSSecureTextField!

  @IBAction func signIn(_ sender: NSButton) {
    guard !emailField.stringValue.isEmpty, !passwordField.stringValue.isEmpty else { return }
    dismiss(sender)
  }
}
