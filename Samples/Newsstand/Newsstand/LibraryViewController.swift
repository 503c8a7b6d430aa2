import UIKit

final class LibraryViewController: MemberViewController {
  /// The library belongs to an account, which is made here.
  override func showLogin() {
    present(AccountViewController(), animated: true)
  }
}

final class AccountViewController: UIViewController {
  @objc func close() {
    dismiss(animated: true)
  }
}
