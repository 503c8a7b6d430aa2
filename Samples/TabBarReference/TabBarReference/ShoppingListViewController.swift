import UIKit

final class ShoppingListViewController: UITableViewController {
  private var items = ["Chestnut mushrooms", "Parmesan", "Arborio rice"]
  private var done: Set<String> = ["Parmesan"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = items[indexPath.row]
    let identifier = done.contains(item) ? "ShoppingDoneCell" : "ShoppingItemCell"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = item
    return cell
  }

  @IBAction func unwindToShoppingList(_ segue: UIStoryboardSegue) {
    guard segue.identifier == "saveItem",
      let source = segue.source as? AddItemViewController, let name = source.itemName
    else { return }
    items.append(name)
    tableView.reloadData()
  }
}
