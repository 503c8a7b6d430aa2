import UIKit

extension ExhibitViewController {
  @IBAction func unwindToExhibit(_ segue: UIStoryboardSegue) {
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }
}
