import UIKit

final class StaySearchViewController: UIViewController {
  @IBAction private func showStayResults() {
    navigationController?.pushViewController(StayResultsViewController(), animated: true)
  }

  @IBAction private func showStayFavourites() {
    navigationController?.pushViewController(StayFavouritesViewController(), animated: true)
  }

  @IBAction private func presentCalendar() {
    present(CalendarViewController(), animated: true)
  }
}

final class StayResultsViewController: UIViewController {
  @IBAction private func presentStayFilters() {
    present(StayFiltersViewController(), animated: true)
  }

  @IBAction private func showStayMap() {
    navigationController?.pushViewController(StayMapViewController(), animated: true)
  }

  @IBAction private func showStayDetails() {
    navigationController?.pushViewController(StayDetailsViewController(), animated: true)
  }
}

final class StayFiltersViewController: UIViewController {}

final class StayMapViewController: UIViewController {
  @IBAction private func showPlaceDetails() {
    let screen = UIStoryboard(name: "Explore", bundle: nil)
      .instantiateViewController(withIdentifier: "placeDetails")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class StayDetailsViewController: UIViewController {
  @IBAction private func showRoomPicker() {
    navigationController?.pushViewController(RoomPickerViewController(), animated: true)
  }

  @IBAction private func showStayPhotos() {
    navigationController?.pushViewController(StayPhotosViewController(), animated: true)
  }

  @IBAction private func showHouseRules() {
    navigationController?.pushViewController(HouseRulesViewController(), animated: true)
  }

  @IBAction private func showHostProfile() {
    navigationController?.pushViewController(HostProfileViewController(), animated: true)
  }

  @IBAction private func showAmenities() {
    navigationController?.pushViewController(AmenitiesViewController(), animated: true)
  }

  @IBAction private func showCheckout() {
    navigationController?.pushViewController(CheckoutViewController(), animated: true)
  }

  @IBAction private func showConversation() {
    let screen = UIStoryboard(name: "Messages", bundle: nil)
      .instantiateViewController(withIdentifier: "conversation")
    navigationController?.pushViewController(screen, animated: true)
  }

  @IBAction private func showDirections() {
    let screen = UIStoryboard(name: "Explore", bundle: nil)
      .instantiateViewController(withIdentifier: "directions")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class RoomPickerViewController: UIViewController {
  @IBAction private func showRoomDetails() {
    navigationController?.pushViewController(RoomDetailsViewController(), animated: true)
  }

  @IBAction private func showCheckout() {
    navigationController?.pushViewController(CheckoutViewController(), animated: true)
  }
}

final class RoomDetailsViewController: UIViewController {}

final class StayPhotosViewController: UIViewController {
  @IBAction private func presentPhotoViewer() {
    present(PhotoViewerViewController(), animated: true)
  }
}

final class HouseRulesViewController: UIViewController {
  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }
}

final class HostProfileViewController: UIViewController {
  @IBAction private func presentReportProblem() {
    present(ReportProblemViewController(), animated: true)
  }

  @IBAction private func showConversation() {
    let screen = UIStoryboard(name: "Messages", bundle: nil)
      .instantiateViewController(withIdentifier: "conversation")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class AmenitiesViewController: UIViewController {}

final class StayFavouritesViewController: UIViewController {
  @IBAction private func showStayDetails() {
    navigationController?.pushViewController(StayDetailsViewController(), animated: true)
  }

  @IBAction private func presentSignIn() {
    let screen = UIStoryboard(name: "Onboarding", bundle: nil)
      .instantiateViewController(withIdentifier: "signIn")
    present(screen, animated: true)
  }
}
