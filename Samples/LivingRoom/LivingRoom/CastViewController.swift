import UIKit

final class CastViewController: UITableViewController {
  private let people = [("Marta Leal", "The Keeper’s Sister"), ("João Pinto", "The Keeper")]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath)
    cell.textLabel?.text = people[indexPath.row].0
    cell.detailTextLabel?.text = people[indexPath.row].1
    return cell
  }
}
