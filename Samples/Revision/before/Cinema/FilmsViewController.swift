import UIKit

final class FilmsViewController: UITableViewController {
  /// Every way out of buying and of the account ends here.
  @IBAction func unwindToFilms(_ segue: UIStoryboardSegue) {}
}
