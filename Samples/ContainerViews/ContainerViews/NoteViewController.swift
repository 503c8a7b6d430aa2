import UIKit

final class NoteViewController: UIViewController {
  @IBOutlet private var noteLabel: UILabel!

  func show(_ note: String) {
    loadViewIfNeeded()
    noteLabel.text = note
  }
}
