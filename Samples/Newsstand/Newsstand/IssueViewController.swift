import UIKit

final class IssueViewController: MemberViewController {
  @objc func subscribe() {
    present(SubscriptionViewController(), animated: true)
  }
}

final class SubscriptionViewController: UIViewController {
  @objc func close() {
    dismiss(animated: true)
  }
}

final class SearchViewController: UIViewController {}
