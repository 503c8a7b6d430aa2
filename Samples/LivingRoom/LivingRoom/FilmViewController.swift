import UIKit

final class FilmViewController: UIViewController {
  @IBOutlet private var addButton: UIButton!
  @IBOutlet private var plotLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!

  var film = Film.shelf[0]

  private var isListed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = film.title
    plotLabel.text = film.plot
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "playFilm": (segue.destination as? FilmPlayerViewController)?.play(film)
    case "playTrailer": (segue.destination as? FilmPlayerViewController)?.play(film, upTo: 90)
    default: break
    }
  }

  @IBAction func toggleList(_ sender: UIButton) {
    isListed.toggle()
    addButton.setTitle(isListed ? "Remove from List" : "Add to List", for: .normal)
  }
}
