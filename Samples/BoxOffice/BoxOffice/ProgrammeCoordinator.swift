import SwiftUI
import UIKit

final class ProgrammeCoordinator: Coordinator {
  let navigationController = UINavigationController()
  private let model = ProgrammeModel()

  func start() {
    model.onSelect = { [weak self] film in self?.show(film) }
    let programme = UIHostingController(rootView: ProgrammeView(model: model))
    navigationController.setViewControllers([programme], animated: false)
  }

  private func show(_ film: Film) {
    let page = UIHostingController(rootView: FilmView(film: film, delegate: self))
    navigationController.pushViewController(page, animated: true)
  }
}

extension ProgrammeCoordinator: FilmViewDelegate {
  func filmViewDidAskForSeats(of film: Film) {
    let seats = SeatMapController(film: film)
    seats.delegate = self
    navigationController.pushViewController(seats, animated: true)
  }
}

extension ProgrammeCoordinator: SeatMapControllerDelegate {
  func seatMap(_ seatMap: SeatMapController, didChoose seats: [String]) {
    let checkout = UIHostingController(rootView: CheckoutView(seats: seats))
    seatMap.present(checkout, animated: true)
  }
}
