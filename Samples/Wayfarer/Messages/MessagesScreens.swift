import UIKit

final class ConversationsViewController: UIViewController {}

final class ConversationViewController: UIViewController {}

final class AttachmentsViewController: UIViewController {}

final class ConversationInfoViewController: UIViewController {
  @IBAction private func presentReportProblem() {
    present(ReportProblemViewController(), animated: true)
  }
}

final class MuteOptionsViewController: UIViewController {}

final class SharedPhotosViewController: UIViewController {
  @IBAction private func presentPhotoViewer() {
    present(PhotoViewerViewController(), animated: true)
  }
}

final class NewMessageViewController: UIViewController {
  @IBAction private func presentSignIn() {
    let screen = UIStoryboard(name: "Onboarding", bundle: nil)
      .instantiateViewController(withIdentifier: "signIn")
    present(screen, animated: true)
  }
}

final class ContactListViewController: UIViewController {}

final class ArchivedConversationsViewController: UIViewController {}

final class HostRequestsViewController: UIViewController {}

final class RequestDetailsViewController: UIViewController {
  @IBAction private func showTripDetails() {
    let screen = UIStoryboard(name: "Trips", bundle: nil)
      .instantiateViewController(withIdentifier: "tripDetails")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class DeclineReasonViewController: UIViewController {}
