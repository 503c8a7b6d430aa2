import UIKit

final class JournalViewController: UIViewController {}

final class JournalEntryViewController: UIViewController {
  @IBAction private func presentPhotoViewer() {
    present(PhotoViewerViewController(), animated: true)
  }

  @IBAction private func showTripDetails() {
    let screen = UIStoryboard(name: "Trips", bundle: nil)
      .instantiateViewController(withIdentifier: "tripDetails")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class EditEntryViewController: UIViewController {}

final class EntryLocationViewController: UIViewController {
  @IBAction private func showPlaceDetails() {
    let screen = UIStoryboard(name: "Explore", bundle: nil)
      .instantiateViewController(withIdentifier: "placeDetails")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class EntryMoodViewController: UIViewController {}

final class EntryMapViewController: UIViewController {}

final class CommentsViewController: UIViewController {
  @IBAction private func presentReportProblem() {
    present(ReportProblemViewController(), animated: true)
  }
}

final class NewEntryViewController: UIViewController {
  @IBAction private func presentSignIn() {
    let screen = UIStoryboard(name: "Onboarding", bundle: nil)
      .instantiateViewController(withIdentifier: "signIn")
    present(screen, animated: true)
  }
}

final class ChoosePhotosViewController: UIViewController {}

final class YearInReviewViewController: UIViewController {
  @IBAction private func presentPlusOffer() {
    present(PlusOfferViewController(), animated: true)
  }
}

final class TravelStatisticsViewController: UIViewController {
  @IBAction private func presentShareTrip() {
    present(ShareTripViewController(), animated: true)
  }
}

final class ShareCardViewController: UIViewController {}

final class JournalExportViewController: UIViewController {
  @IBAction private func presentPlusOffer() {
    present(PlusOfferViewController(), animated: true)
  }
}

final class PrintOptionsViewController: UIViewController {}
