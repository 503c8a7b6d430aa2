import UIKit

final class MessageViewController: UIViewController {
  @IBOutlet private var bodyView: UITextView!
  @IBOutlet private var fromLabel: UILabel!
  @IBOutlet private var subjectLabel: UILabel!

  var message: Message?

  override var keyCommands: [UIKeyCommand]? {
    let open = #selector(openFirstPicture)
    return [UIKeyCommand(title: "Open Picture", action: open, input: "\r", modifierFlags: .command)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let message else { return }
    fromLabel.text = message.sender
    subjectLabel.text = message.subject
    bodyView.text = message.body
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showAttachments", "flipToAttachments":
      (segue.destination as? AttachmentsViewController)?.names = message?.attachments ?? []
    case "reply":
      (segue.destination as? ComposeViewController)?.recipient = message?.sender
    case "zoomPicture":
      (segue.destination as? PictureViewController)?.name = sender as? String
    default: break
    }
  }

  @objc private func openFirstPicture() {
    guard let name = message?.attachments.first else { return }
    performSegue(withIdentifier: "zoomPicture", sender: name)
  }
}
