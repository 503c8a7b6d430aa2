import UIKit

protocol SeatMapControllerDelegate: AnyObject {
  func seatMap(_ seatMap: SeatMapController, didChoose seats: [String])
}

final class SeatMapController: UIViewController {
  weak var delegate: SeatMapControllerDelegate?
  private let film: Film
  private var chosen: [String] = []

  init(film: Film) {
    self.film = film
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Continue", style: .done, target: self, action: #selector(finish))
  }

  @objc private func finish() {
    delegate?.seatMap(self, didChoose: chosen)
  }
}
