import UIKit

final class SearchViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private var searchField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    searchField.delegate = self
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let query = textField.text ?? ""
    guard let film = Film.shelf.first(where: { $0.title.localizedStandardContains(query) }) else {
      return false
    }
    performSegue(withIdentifier: "showResult", sender: film)
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showResult", let film = sender as? Film else { return }
    (segue.destination as? FilmViewController)?.film = film
  }
}
