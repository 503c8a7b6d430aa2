import UIKit

final class HallListViewController: UITableViewController, Storyboarded {
  static let storyboardName = StoryboardName.tour

  weak var coordinator: AppCoordinator?

  private let halls = Hall.all

  override func viewDidLoad() {
    super.viewDidLoad()
    let nib = UINib(nibName: NibName.hallCell, bundle: nil)
    tableView.register(nib, forCellReuseIdentifier: "HallCell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : halls.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 1 else {
      return tableView.dequeueReusableCell(withIdentifier: "HighlightsCell", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "HallCell", for: indexPath)
    (cell as? HallCell)?.show(halls[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let chosen = indexPath.section == 0 ? halls : [halls[indexPath.row]]
    guard let first = chosen.flatMap(\.exhibits).first else { return }
    coordinator?.showExhibit(first)
  }

  @IBAction func search(_ sender: UIBarButtonItem) {
    let search = SearchViewController(style: .insetGrouped)
    search.exhibits = halls.flatMap(\.exhibits)
    search.onChoose = { [weak self] exhibit in self?.coordinator?.showExhibit(exhibit) }
    show(search, sender: sender)
  }

  @IBAction func showAbout(_ sender: UIBarButtonItem) {
    coordinator?.showAbout()
  }

  @IBAction func showNotes(_ sender: UIBarButtonItem) {
    coordinator?.showNotes()
  }

  @IBAction func showOpeningHours(_ sender: UIBarButtonItem) {
    coordinator?.showOpeningHours()
  }
}
