import UIKit

final class HelpCentreViewController: UIViewController {
  @IBAction private func showHelpTopic() {
    navigationController?.pushViewController(HelpTopicViewController(), animated: true)
  }

  @IBAction private func presentLiveChat() {
    present(LiveChatViewController(), animated: true)
  }

  @IBAction private func showReportProblem() {
    navigationController?.pushViewController(ReportProblemViewController(), animated: true)
  }

  @IBAction private func showEmergencyContacts() {
    navigationController?.pushViewController(EmergencyContactsViewController(), animated: true)
  }

  @IBAction private func showRefundStatus() {
    navigationController?.pushViewController(RefundStatusViewController(), animated: true)
  }

  @IBAction private func showConversations() {
    let screen = UIStoryboard(name: "Messages", bundle: nil)
      .instantiateViewController(withIdentifier: "conversations")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class HelpTopicViewController: UIViewController {
  @IBAction private func showHelpArticle() {
    navigationController?.pushViewController(HelpArticleViewController(), animated: true)
  }
}

final class HelpArticleViewController: UIViewController {
  @IBAction private func presentWebPage() {
    present(WebPageViewController(), animated: true)
  }
}

final class LiveChatViewController: UIViewController {
  @IBAction private func showChatRating() {
    navigationController?.pushViewController(ChatRatingViewController(), animated: true)
  }
}

final class ChatRatingViewController: UIViewController {
  @IBAction private func presentRateApp() {
    present(RateAppViewController(), animated: true)
  }
}

final class ReportProblemViewController: UIViewController {
  @IBAction private func showProblemPhotos() {
    navigationController?.pushViewController(ProblemPhotosViewController(), animated: true)
  }

  @IBAction private func presentLiveChat() {
    present(LiveChatViewController(), animated: true)
  }
}

final class ProblemPhotosViewController: UIViewController {
  @IBAction private func presentPhotoViewer() {
    present(PhotoViewerViewController(), animated: true)
  }
}

final class EmergencyContactsViewController: UIViewController {
  @IBAction private func showContactList() {
    let screen = UIStoryboard(name: "Messages", bundle: nil)
      .instantiateViewController(withIdentifier: "contactList")
    navigationController?.pushViewController(screen, animated: true)
  }
}

final class RefundStatusViewController: UIViewController {
  @IBAction private func showRefundDetails() {
    navigationController?.pushViewController(RefundDetailsViewController(), animated: true)
  }

  @IBAction private func showReceipt() {
    navigationController?.pushViewController(ReceiptViewController(), animated: true)
  }
}

final class RefundDetailsViewController: UIViewController {}
