import UIKit

final class CarSearchViewController: UIViewController {
  @IBAction private func showCarResults() {
    navigationController?.pushViewController(CarResultsViewController(), animated: true)
  }

  @IBAction private func showRentalAgreement() {
    navigationController?.pushViewController(RentalAgreementViewController(), animated: true)
  }

  @IBAction private func presentCalendar() {
    present(CalendarViewController(), animated: true)
  }
}

final class CarResultsViewController: UIViewController {
  @IBAction private func showCarDetails() {
    navigationController?.pushViewController(CarDetailsViewController(), animated: true)
  }

  @IBAction private func showHelpCentre() {
    navigationController?.pushViewController(HelpCentreViewController(), animated: true)
  }
}

final class CarDetailsViewController: UIViewController {
  @IBAction private func showPickUpLocation() {
    navigationController?.pushViewController(PickUpLocationViewController(), animated: true)
  }

  @IBAction private func showDriverDetails() {
    navigationController?.pushViewController(DriverDetailsViewController(), animated: true)
  }

  @IBAction private func showCarInsurance() {
    navigationController?.pushViewController(CarInsuranceViewController(), animated: true)
  }

  @IBAction private func showCheckout() {
    navigationController?.pushViewController(CheckoutViewController(), animated: true)
  }
}

final class PickUpLocationViewController: UIViewController {
  @IBAction private func showDirections() {
    let screen = UIStoryboard(name: "Explore", bundle: nil)
      .instantiateViewController(withIdentifier: "directions")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class DriverDetailsViewController: UIViewController {}

final class CarInsuranceViewController: UIViewController {}

final class RentalAgreementViewController: UIViewController {
  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }
}
