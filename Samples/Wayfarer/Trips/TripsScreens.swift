import UIKit

final class TripsViewController: UIViewController {
  @IBAction private func presentPlusOffer() {
    present(PlusOfferViewController(), animated: true)
  }
}

final class TripDetailsViewController: UIViewController {
  @IBAction private func showFlightSearch() {
    navigationController?.pushViewController(FlightSearchViewController(), animated: true)
  }

  @IBAction private func showStaySearch() {
    navigationController?.pushViewController(StaySearchViewController(), animated: true)
  }

  @IBAction private func showCarSearch() {
    navigationController?.pushViewController(CarSearchViewController(), animated: true)
  }

  @IBAction private func presentPlusOffer() {
    present(PlusOfferViewController(), animated: true)
  }

  @IBAction private func presentShareTrip() {
    present(ShareTripViewController(), animated: true)
  }
}

final class ItineraryViewController: UIViewController {
  @IBAction private func presentShareTrip() {
    present(ShareTripViewController(), animated: true)
  }
}

final class DayPlanViewController: UIViewController {
  @IBAction private func showDirections() {
    let screen = UIStoryboard(name: "Explore", bundle: nil)
      .instantiateViewController(withIdentifier: "directions")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class ActivityDetailsViewController: UIViewController {
  @IBAction private func showPlaceDetails() {
    let screen = UIStoryboard(name: "Explore", bundle: nil)
      .instantiateViewController(withIdentifier: "placeDetails")
    navigationController?.pushViewController(screen, animated: true)
  }

  @IBAction private func showDirections() {
    let screen = UIStoryboard(name: "Explore", bundle: nil)
      .instantiateViewController(withIdentifier: "directions")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class OpeningTimesViewController: UIViewController {}

final class AddActivityViewController: UIViewController {}

final class ActivitySearchViewController: UIViewController {}

final class PackingListViewController: UIViewController {}

final class PackingItemViewController: UIViewController {}

final class PackingTemplatesViewController: UIViewController {
  @IBAction private func presentPlusOffer() {
    present(PlusOfferViewController(), animated: true)
  }
}

final class TravellersViewController: UIViewController {
  @IBAction private func showContactList() {
    let screen = UIStoryboard(name: "Messages", bundle: nil)
      .instantiateViewController(withIdentifier: "contactList")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class InviteTravellerViewController: UIViewController {
  @IBAction private func showContactList() {
    let screen = UIStoryboard(name: "Messages", bundle: nil)
      .instantiateViewController(withIdentifier: "contactList")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class TravellerProfileViewController: UIViewController {
  @IBAction private func presentReportProblem() {
    present(ReportProblemViewController(), animated: true)
  }

  @IBAction private func showConversation() {
    let screen = UIStoryboard(name: "Messages", bundle: nil)
      .instantiateViewController(withIdentifier: "conversation")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class DocumentsViewController: UIViewController {}

final class ScanDocumentViewController: UIViewController {}

final class DocumentPreviewViewController: UIViewController {
  @IBAction private func presentPhotoViewer() {
    present(PhotoViewerViewController(), animated: true)
  }
}

final class BudgetViewController: UIViewController {}

final class ExpenseDetailsViewController: UIViewController {
  @IBAction private func showReceipt() {
    navigationController?.pushViewController(ReceiptViewController(), animated: true)
  }
}

final class SplitExpenseViewController: UIViewController {}

final class AddExpenseViewController: UIViewController {}

final class CurrencyViewController: UIViewController {}

final class NewTripViewController: UIViewController {
  @IBAction private func presentSignIn() {
    let screen = UIStoryboard(name: "Onboarding", bundle: nil)
      .instantiateViewController(withIdentifier: "signIn")
    present(screen, animated: true)
  }
}

final class DestinationViewController: UIViewController {}

final class DatesViewController: UIViewController {
  @IBAction private func presentCalendar() {
    present(CalendarViewController(), animated: true)
  }
}

final class PastTripsViewController: UIViewController {
  @IBAction private func showReceipt() {
    navigationController?.pushViewController(ReceiptViewController(), animated: true)
  }
}
