import AppKit

final class GeneralPreferencesViewController: NSViewController {
  @IBOutlet private var checkButton: NSButton!
  @IBOutlet private var intervalButton: NSPopUpButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    let defaults = UserDefaults.standard
    checkButton.state = defaults.bool(forKey: "checksAtLaunch") ? .on : .off
    intervalButton.selectItem(at: defaults.integer(forKey: "checkInterval"))
  }

  @IBAction func toggleCheck(_ sender: NSButton) {
    UserDefaults.standard.set(sender.state == .on, forKey: "checksAtLaunch")
  }

  @IBAction func chooseInterval(_ sender: NSPopUpButton) {
    UserDefaults.standard.set(sender.indexOfSelectedItem, forKey: "checkInterval")
  }
}
