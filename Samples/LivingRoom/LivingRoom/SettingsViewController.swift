import UIKit

final class SettingsViewController: UIViewController {
  private var showsSubtitles = true

  @IBAction func toggleSubtitles(_ sender: UIButton) {
    showsSubtitles.toggle()
    sender.setTitle(showsSubtitles ? "Subtitles: On" : "Subtitles: Off", for: .normal)
  }

  @IBAction func signOut(_ sender: UIButton) {
    let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Sign Out", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  @IBAction func unwindToSettings(_ segue: UIStoryboardSegue) {
    guard let identifier = segue.identifier, identifier.hasPrefix("choose") else { return }
    UserDefaults.standard.set(String(identifier.dropFirst(6)), forKey: "profile")
  }
}
