import AppKit

final class EditorViewController: NSViewController {
  @IBOutlet private var textView: NSTextView!
  @IBOutlet private var titleLabel: NSTextField!
  @IBOutlet private var wordsLabel: NSTextField!

  func show(title: String, text: String) {
    titleLabel.stringValue = title
    textView.string = text
    wordsLabel.stringValue = "\(text.split(separator: " ").count) words"
  }
}
