import UIKit

final class OrderListViewController: UITableViewController {
  private let numbers = [4711, 4712, 4715]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath)
    cell.textLabel?.text = "Order \(numbers[indexPath.row])"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showOrder", let row = tableView.indexPathForSelectedRow?.row else {
      return
    }
    (segue.destination as? OrderDetailViewController)?.number = numbers[row]
  }
}
