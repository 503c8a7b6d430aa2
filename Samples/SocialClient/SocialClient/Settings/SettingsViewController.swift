import UIKit

final class SettingsViewController: UITableViewController {
  @IBOutlet private var digestSwitch: UISwitch!
  @IBOutlet private var repliesSwitch: UISwitch!

  private let defaults = UserDefaults.standard

  override func viewDidLoad() {
    super.viewDidLoad()
    repliesSwitch.isOn = defaults.bool(forKey: "notifyReplies")
    digestSwitch.isOn = defaults.bool(forKey: "weeklyDigest")
  }

  @IBAction func notificationsChanged(_ sender: UISwitch) {
    defaults.set(sender.isOn, forKey: "notifyReplies")
  }

  @IBAction func digestChanged(_ sender: UISwitch) {
    defaults.set(sender.isOn, forKey: "weeklyDigest")
  }
}
