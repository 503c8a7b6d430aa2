import UIKit

final class AlertDialogController: DialogController {
  @IBOutlet private var messageLabel: UILabel!

  override var answer: String { "Confirmed: \(messageLabel.text ?? "")" }
}
