import UIKit

final class MessageListViewController: UITableViewController {
  private let messages = Message.inbox

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "MessageCell", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row].sender
    cell.detailTextLabel?.text = messages[indexPath.row].subject
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showMessage",
      let navigation = segue.destination as? UINavigationController,
      let destination = navigation.topViewController as? MessageViewController,
      let row = tableView.indexPathForSelectedRow?.row
    else { return }
    destination.message = messages[row]
  }

  @IBAction func unwindToMessages(_ segue: UIStoryboardSegue) {
    guard segue.identifier == "sendMessage" else { return }
    tableView.reloadData()
  }
}
