import UIKit

final class PlusOfferViewController: UIViewController {}

final class WebPageViewController: UIViewController {}

final class PhotoViewerViewController: UIViewController {}

final class CalendarViewController: UIViewController {}

final class ShareTripViewController: UIViewController {}

final class RateAppViewController: UIViewController {}
