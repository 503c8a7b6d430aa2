import UIKit

final class WelcomeViewController: UIViewController {}

final class SignInViewController: UIViewController {}

final class ForgottenPasswordViewController: UIViewController {}

final class ResetCodeViewController: UIViewController {}

final class TwoStepCodeViewController: UIViewController {}

final class CreateAccountViewController: UIViewController {}

final class ChooseInterestsViewController: UIViewController {}

final class HomeAirportViewController: UIViewController {}

final class AllowNotificationsViewController: UIViewController {}
