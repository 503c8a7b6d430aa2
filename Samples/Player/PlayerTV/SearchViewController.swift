import UIKit

final class SearchViewController: UIViewController {
  @IBOutlet private var searchField: UITextField!
}
