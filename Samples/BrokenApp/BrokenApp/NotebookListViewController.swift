import UIKit

final class NotebookListViewController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "shareNotebook" else { return }
    segue.destination.modalPresentationStyle = .pageSheet
  }
}
