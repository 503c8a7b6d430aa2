import UIKit

final class FilmViewController: UIViewController {}

final class TrailerViewController: UIViewController {}

final class SeatsViewController: UIViewController {}

final class PaymentViewController: UIViewController {}

final class AccountViewController: UIViewController {}
