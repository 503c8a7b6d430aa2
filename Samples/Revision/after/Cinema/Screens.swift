import UIKit

final class FilmViewController: UIViewController {}

final class SeatMapViewController: UIViewController {}

final class PaymentViewController: UIViewController {}

final class ReceiptViewController: UIViewController {}

final class AccountViewController: UIViewController {}

final class TicketsViewController: UIViewController {}
