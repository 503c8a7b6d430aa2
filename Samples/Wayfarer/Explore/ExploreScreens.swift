import UIKit

final class ExploreViewController: UIViewController {}

final class PlaceSearchViewController: UIViewController {}

final class SearchFiltersViewController: UIViewController {}

final class PriceRangeViewController: UIViewController {}

final class PlaceDetailsViewController: UIViewController {
  @IBAction private func showStaySearch() {
    navigationController?.pushViewController(StaySearchViewController(), animated: true)
  }
}

final class PlacePhotosViewController: UIViewController {
  @IBAction private func presentPhotoViewer() {
    present(PhotoViewerViewController(), animated: true)
  }
}

final class ReviewsViewController: UIViewController {}

final class WriteReviewViewController: UIViewController {
  @IBAction private func presentSignIn() {
    let screen = UIStoryboard(name: "Onboarding", bundle: nil)
      .instantiateViewController(withIdentifier: "signIn")
    present(screen, animated: true)
  }
}

final class RatingGuidelinesViewController: UIViewController {
  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }
}

final class ReviewerViewController: UIViewController {
  @IBAction private func presentReportProblem() {
    present(ReportProblemViewController(), animated: true)
  }

  @IBAction private func showConversation() {
    let screen = UIStoryboard(name: "Messages", bundle: nil)
      .instantiateViewController(withIdentifier: "conversation")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class SuggestEditViewController: UIViewController {}

final class DirectionsViewController: UIViewController {}

final class TransitStepsViewController: UIViewController {}

final class WalkingMapViewController: UIViewController {}

final class CollectionsViewController: UIViewController {
  @IBAction private func presentSignIn() {
    let screen = UIStoryboard(name: "Onboarding", bundle: nil)
      .instantiateViewController(withIdentifier: "signIn")
    present(screen, animated: true)
  }
}

final class CollectionDetailsViewController: UIViewController {}

final class NewCollectionViewController: UIViewController {}

final class CityGuideViewController: UIViewController {
  @IBAction private func showFlightSearch() {
    navigationController?.pushViewController(FlightSearchViewController(), animated: true)
  }
}

final class NeighbourhoodViewController: UIViewController {}

final class EventsViewController: UIViewController {}

final class EventDetailsViewController: UIViewController {
  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }
}

final class EventTicketsViewController: UIViewController {
  @IBAction private func showCheckout() {
    navigationController?.pushViewController(CheckoutViewController(), animated: true)
  }
}

final class FoodAndDrinkViewController: UIViewController {}

final class MenuViewController: UIViewController {}

final class OfflineMapsViewController: UIViewController {
  @IBAction private func presentPlusOffer() {
    present(PlusOfferViewController(), animated: true)
  }
}

final class DownloadRegionViewController: UIViewController {}
