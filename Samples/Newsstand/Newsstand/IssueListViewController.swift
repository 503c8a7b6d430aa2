import UIKit

/// A list of issues, each of which can be opened.
class IssueListViewController: MemberViewController, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(IssueViewController(), animated: true)
  }
}

final class TodayViewController: IssueListViewController {}

final class ArchiveViewController: IssueListViewController {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    navigationController?.pushViewController(SearchViewController(), animated: true)
  }
}
