import UIKit

final class GalleryViewController: UIViewController {
  @IBOutlet private var answerLabel: UILabel!

  @IBAction func showAlert(_ sender: UIButton) {
    show(AlertDialogController(nibName: "AlertDialog", bundle: nil))
  }

  @IBAction func showPrompt(_ sender: UIButton) {
    show(PromptDialogController(nibName: "PromptDialog", bundle: nil))
  }

  @IBAction func showRating(_ sender: UIButton) {
    show(RatingDialogController(nibName: "RatingDialog", bundle: nil))
  }

  @IBAction func unwindToGallery(_ segue: UIStoryboardSegue) {}

  private func show(_ dialog: DialogController) {
    dialog.onAnswer = { [weak self] answer in self?.answerLabel.text = answer }
    dialog.modalPresentationStyle = .formSheet
    present(dialog, animated: true)
  }
}
