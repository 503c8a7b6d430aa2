import UIKit

final class AccountViewController: UIViewController {
  @IBAction private func presentPlusOffer() {
    present(PlusOfferViewController(), animated: true)
  }

  @IBAction private func showPaymentMethods() {
    navigationController?.pushViewController(PaymentMethodsViewController(), animated: true)
  }

  @IBAction private func showHelpCentre() {
    navigationController?.pushViewController(HelpCentreViewController(), animated: true)
  }

  @IBAction private func presentSignIn() {
    let screen = UIStoryboard(name: "Onboarding", bundle: nil)
      .instantiateViewController(withIdentifier: "signIn")
    present(screen, animated: true)
  }
}

final class PersonalDetailsViewController: UIViewController {}

final class EditNameViewController: UIViewController {}

final class EditEmailViewController: UIViewController {}

final class EditPhoneViewController: UIViewController {}

final class PassportViewController: UIViewController {}

final class SavedPlacesViewController: UIViewController {
  @IBAction private func showPlaceDetails() {
    let screen = UIStoryboard(name: "Explore", bundle: nil)
      .instantiateViewController(withIdentifier: "placeDetails")
    navigationController?.pushViewController(screen, animated: true)
  }

  @IBAction private func showStayDetails() {
    navigationController?.pushViewController(StayDetailsViewController(), animated: true)
  }
}

final class LoyaltyProgrammesViewController: UIViewController {}

final class ProgrammeDetailsViewController: UIViewController {}

final class AddProgrammeViewController: UIViewController {}

final class NotificationSettingsViewController: UIViewController {}

final class QuietHoursViewController: UIViewController {
  @IBAction private func presentCalendar() {
    present(CalendarViewController(), animated: true)
  }
}

final class PrivacyViewController: UIViewController {}

final class DataExportViewController: UIViewController {}

final class BlockedTravellersViewController: UIViewController {}

final class AppearanceViewController: UIViewController {}

final class AppIconViewController: UIViewController {
  @IBAction private func presentPlusOffer() {
    present(PlusOfferViewController(), animated: true)
  }
}

final class TextSizeViewController: UIViewController {}

final class DevicesViewController: UIViewController {}

final class AboutViewController: UIViewController {
  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }

  @IBAction private func presentRateApp() {
    present(RateAppViewController(), animated: true)
  }
}

final class LicencesViewController: UIViewController {
  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }
}

final class CreditsViewController: UIViewController {}

final class DeleteAccountViewController: UIViewController {
  @IBAction private func showHelpCentre() {
    navigationController?.pushViewController(HelpCentreViewController(), animated: true)
  }
}

final class DeleteReasonsViewController: UIViewController {}
