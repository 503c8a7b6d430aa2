import UIKit

final class RatingDialogController: DialogController {
  @IBOutlet private var commentView: UITextView!
  @IBOutlet private var nameSwitch: UISwitch!
  @IBOutlet private var starButtons: [UIButton]!

  private var stars = 0

  override var answer: String {
    "\(stars) stars\(nameSwitch.isOn ? ", signed" : ""): \(commentView.text ?? "")"
  }

  @IBAction func rate(_ sender: UIButton) {
    stars = (starButtons.firstIndex(of: sender) ?? 0) + 1
    for (index, button) in starButtons.enumerated() {
      button.configuration?.image = UIImage(systemName: index < stars ? "star.fill" : "star")
    }
  }
}
