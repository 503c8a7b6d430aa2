import UIKit

/// Made in code only: no interface file describes it.
final class SearchViewController: UITableViewController {
  var exhibits: [Exhibit] = []
  var onChoose: ((Exhibit) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ResultCell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    exhibits.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ResultCell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = exhibits[indexPath.row].title
    content.secondaryText = exhibits[indexPath.row].hall
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.popViewController(animated: false)
    onChoose?(exhibits[indexPath.row])
  }
}
