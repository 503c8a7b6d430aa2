import UIKit

final class RecipeListViewController: UITableViewController {
  private let recipes = Recipe.all

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "RecipeCell", for: indexPath)
    cell.textLabel?.text = recipes[indexPath.row].title
    cell.detailTextLabel?.text = recipes[indexPath.row].facts
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showRecipe",
      let destination = segue.destination as? RecipeViewController,
      let row = tableView.indexPathForSelectedRow?.row
    else { return }
    destination.recipe = recipes[row]
  }
}
