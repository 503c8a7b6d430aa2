import UIKit

final class LibraryViewController: UITableViewController {}
