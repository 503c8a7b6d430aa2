import UIKit

final class ShopViewController: UIViewController {}

final class BasketViewController: UIViewController {
  @IBAction func cancelPayment(_ segue: UIStoryboardSegue) {}
}

final class PaymentViewController: UIViewController {}

final class ReceiptViewController: UIViewController {}
