import UIKit

final class BookPreviewViewController: UIViewController {
  @IBOutlet private var authorLabel: UILabel!
  @IBOutlet private var textView: UITextView!
  @IBOutlet private var titleLabel: UILabel!

  private let book: Book

  init?(coder: NSCoder, book: Book) {
    self.book = book
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "A preview needs its book: use init(coder:book:)")
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = book.title
    authorLabel.text = book.author
    textView.text = book.sample
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "readSample" else { return }
    (segue.destination as? ReaderViewController)?.text = book.sample
  }
}
