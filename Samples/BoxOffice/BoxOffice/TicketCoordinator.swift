import SwiftUI
import UIKit

final class TicketCoordinator: Coordinator {
  let navigationController = UINavigationController()

  func start() {
    navigationController.setViewControllers([TicketListController()], animated: false)
  }
}

final class TicketListController: UITableViewController {
  private lazy var source = TicketSource(host: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tickets"
    tableView.dataSource = source
    tableView.delegate = source
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Help", style: .plain, target: self, action: #selector(showHelp))
  }

  @objc private func showHelp() {
    present(UINavigationController(rootViewController: HelpController()), animated: true)
  }
}

final class TicketSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private weak var host: UIViewController?

  init(host: UIViewController) {
    self.host = host
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let ticket = UIHostingController(rootView: TicketView(number: indexPath.row))
    host?.show(ticket, sender: tableView)
  }
}

final class HelpController: UIViewController {}
