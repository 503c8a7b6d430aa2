import UIKit

final class PeopleViewController: UITableViewController {
  private let people = ["@tbecker", "@ana", "@harbourbooks"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "PersonCell", for: indexPath)
    cell.detailTextLabel?.text = people[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showPerson", let row = tableView.indexPathForSelectedRow?.row else {
      return
    }
    (segue.destination as? ProfileViewController)?.handle = people[row]
  }
}
