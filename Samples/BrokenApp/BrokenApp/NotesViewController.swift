import UIKit

final class NotesViewController: UIViewController {
  @IBOutlet private var countLabel: UILabel!

  private var noteCount = 0

  @IBAction func unwindToNotes(_ segue: UIStoryboardSegue) {
    guard (segue.source as? NoteViewController)?.isEmpty == false else { return }
    noteCount += 1
    countLabel.text = "\(noteCount) notes"
  }
}
