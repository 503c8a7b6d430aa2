import UIKit

final class FlightSearchViewController: UIViewController {
  @IBAction private func showAirportPicker() {
    navigationController?.pushViewController(AirportPickerViewController(), animated: true)
  }

  @IBAction private func showPassengerPicker() {
    navigationController?.pushViewController(PassengerPickerViewController(), animated: true)
  }

  @IBAction private func showFlightResults() {
    navigationController?.pushViewController(FlightResultsViewController(), animated: true)
  }

  @IBAction private func showPriceAlerts() {
    navigationController?.pushViewController(PriceAlertsViewController(), animated: true)
  }

  @IBAction private func showCheckIn() {
    navigationController?.pushViewController(CheckInViewController(), animated: true)
  }
}

final class AirportPickerViewController: UIViewController {}

final class PassengerPickerViewController: UIViewController {}

final class FlightResultsViewController: UIViewController {
  @IBAction private func presentFlightFilters() {
    present(FlightFiltersViewController(), animated: true)
  }

  @IBAction private func showFareCalendar() {
    navigationController?.pushViewController(FareCalendarViewController(), animated: true)
  }

  @IBAction private func showFlightDetails() {
    navigationController?.pushViewController(FlightDetailsViewController(), animated: true)
  }
}

final class FlightFiltersViewController: UIViewController {}

final class FareCalendarViewController: UIViewController {
  @IBAction private func showCalendar() {
    navigationController?.pushViewController(CalendarViewController(), animated: true)
  }
}

final class FlightDetailsViewController: UIViewController {
  @IBAction private func showSeatMap() {
    navigationController?.pushViewController(SeatMapViewController(), animated: true)
  }

  @IBAction private func showBaggage() {
    navigationController?.pushViewController(BaggageViewController(), animated: true)
  }

  @IBAction private func showFareConditions() {
    navigationController?.pushViewController(FareConditionsViewController(), animated: true)
  }

  @IBAction private func showCheckout() {
    navigationController?.pushViewController(CheckoutViewController(), animated: true)
  }
}

final class SeatMapViewController: UIViewController {
  @IBAction private func showSeatDetails() {
    navigationController?.pushViewController(SeatDetailsViewController(), animated: true)
  }

  @IBAction private func showCheckout() {
    navigationController?.pushViewController(CheckoutViewController(), animated: true)
  }
}

final class SeatDetailsViewController: UIViewController {}

final class BaggageViewController: UIViewController {}

final class FareConditionsViewController: UIViewController {
  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }
}

final class PriceAlertsViewController: UIViewController {
  @IBAction private func presentNewPriceAlert() {
    present(NewPriceAlertViewController(), animated: true)
  }

  @IBAction private func presentPlusOffer() {
    present(PlusOfferViewController(), animated: true)
  }

  @IBAction private func showFlightResults() {
    navigationController?.pushViewController(FlightResultsViewController(), animated: true)
  }

  @IBAction private func presentSignIn() {
    let screen = UIStoryboard(name: "Onboarding", bundle: nil)
      .instantiateViewController(withIdentifier: "signIn")
    present(screen, animated: true)
  }
}

final class NewPriceAlertViewController: UIViewController {}

final class CheckInViewController: UIViewController {
  @IBAction private func showBoardingPass() {
    navigationController?.pushViewController(BoardingPassViewController(), animated: true)
  }
}

final class BoardingPassViewController: UIViewController {
  @IBAction private func showHelpCentre() {
    navigationController?.pushViewController(HelpCentreViewController(), animated: true)
  }

  @IBAction private func showDirections() {
    let screen = UIStoryboard(name: "Explore", bundle: nil)
      .instantiateViewController(withIdentifier: "directions")
    navigationController?.pushViewController(screen, animated: true)
  }
}
