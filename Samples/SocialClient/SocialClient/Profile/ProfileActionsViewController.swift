import UIKit

final class ProfileActionsViewController: UIViewController {
  @IBAction func shareProfile(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["@ines"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = sender
    present(sheet, animated: true)
  }

  @IBAction func mute(_ sender: UIButton) {
    dismiss(animated: true)
  }

  @IBAction func report(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
