import UIKit

final class AttachmentsViewController: UITableViewController {
  var names: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "AttachmentCell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard
      let picture = storyboard?.instantiateViewController(withIdentifier: "picture")
        as? PictureViewController
    else { return }
    picture.name = names[indexPath.row]
    present(picture, animated: true)
  }
}
