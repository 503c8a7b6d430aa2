import UIKit

final class RecipeListViewController: UITableViewController {
  @IBOutlet private var rangeControl: UISegmentedControl!

  private var recipes = Recipe.all

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = indexPath.row == 0 ? "FeaturedCell" : "RecipeCell"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? RecipeShowing)?.show(recipes[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let row = tableView.indexPathForSelectedRow?.row else { return }
    (segue.destination as? RecipeViewController)?.recipe = recipes[row]
  }

  @IBAction func unwindToRecipes(_ segue: UIStoryboardSegue) {
    guard let filter = segue.source as? FilterViewController else { return }
    recipes = segue.identifier == "applyFilter" ? filter.matches(of: Recipe.all) : Recipe.all
    tableView.reloadData()
  }
}
