import UIKit

final class BookListViewController: UITableViewController {
  private let books = Book.library

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath)
    let book = books[indexPath.row]
    cell.textLabel?.text = book.title
    cell.detailTextLabel?.text = "\(book.author), \(book.year)"
    return cell
  }

  @IBSegueAction func showPreview(_ coder: NSCoder) -> BookPreviewViewController? {
    guard let row = tableView.indexPathForSelectedRow?.row else { return nil }
    return BookPreviewViewController(coder: coder, book: books[row])
  }

  @IBAction func showRandomBook(_ sender: UIBarButtonItem) {
    guard let book = books.randomElement() else { return }
    let preview = storyboard?.instantiateViewController(identifier: "bookPreview") { coder in
      BookPreviewViewController(coder: coder, book: book)
    }
    guard let preview else { return }
    navigationController?.pushViewController(preview, animated: true)
  }
}
