import AppKit

final class HelpViewController: NSViewController {
  @IBOutlet private var timeLabel: NSTextField!

  override func viewWillAppear() {
    super.viewWillAppear()
    let time = Date.now.formatted(date: .omitted, time: .shortened)
    timeLabel.stringValue = "Last check at \(time)"
  }
}
