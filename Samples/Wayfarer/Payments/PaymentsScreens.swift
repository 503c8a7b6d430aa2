import UIKit

final class CheckoutViewController: UIViewController {
  @IBAction private func showPaymentMethods() {
    navigationController?.pushViewController(PaymentMethodsViewController(), animated: true)
  }

  @IBAction private func showBillingAddress() {
    navigationController?.pushViewController(BillingAddressViewController(), animated: true)
  }

  @IBAction private func presentPromoCode() {
    present(PromoCodeViewController(), animated: true)
  }

  @IBAction private func showOrderConfirmation() {
    navigationController?.pushViewController(OrderConfirmationViewController(), animated: true)
  }

  @IBAction private func showTravelInsurance() {
    navigationController?.pushViewController(TravelInsuranceViewController(), animated: true)
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

final class PaymentMethodsViewController: UIViewController {
  @IBAction private func presentAddCard() {
    present(AddCardViewController(), animated: true)
  }

  @IBAction private func showBankAccount() {
    navigationController?.pushViewController(BankAccountViewController(), animated: true)
  }
}

final class AddCardViewController: UIViewController {
  @IBAction private func showCardScanner() {
    navigationController?.pushViewController(CardScannerViewController(), animated: true)
  }
}

final class CardScannerViewController: UIViewController {}

final class BankAccountViewController: UIViewController {}

final class BillingAddressViewController: UIViewController {}

final class PromoCodeViewController: UIViewController {}

final class OrderConfirmationViewController: UIViewController {
  @IBAction private func showReceipt() {
    navigationController?.pushViewController(ReceiptViewController(), animated: true)
  }

  @IBAction private func presentShareTrip() {
    present(ShareTripViewController(), animated: true)
  }

  @IBAction private func presentRateApp() {
    present(RateAppViewController(), animated: true)
  }

  @IBAction private func showHelpCentre() {
    navigationController?.pushViewController(HelpCentreViewController(), animated: true)
  }

  @IBAction private func showTripDetails() {
    let screen = UIStoryboard(name: "Trips", bundle: nil)
      .instantiateViewController(withIdentifier: "tripDetails")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class ReceiptViewController: UIViewController {
  @IBAction private func presentPhotoViewer() {
    present(PhotoViewerViewController(), animated: true)
  }

  @IBAction private func showHelpCentre() {
    navigationController?.pushViewController(HelpCentreViewController(), animated: true)
  }
}

final class TravelInsuranceViewController: UIViewController {
  @IBAction private func showInsuranceTerms() {
    navigationController?.pushViewController(InsuranceTermsViewController(), animated: true)
  }

  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }
}

final class InsuranceTermsViewController: UIViewController {
  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }
}
