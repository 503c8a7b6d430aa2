import UIKit

/// Made in code only: no interface file describes it.
final class StatisticsViewController: UIViewController {
  private let table = UITableView(frame: .zero, style: .insetGrouped)

  override func loadView() {
    view = table
    navigationItem.title = "Statistics"
  }
}
