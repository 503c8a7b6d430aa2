import UIKit

final class AgendaViewController: UIViewController {
  @IBOutlet private var nextLabel: UILabel!

  func show(next event: String) {
    loadViewIfNeeded()
    nextLabel.text = event
  }
}
