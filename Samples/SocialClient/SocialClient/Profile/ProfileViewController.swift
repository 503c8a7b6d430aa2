import UIKit

final class ProfileViewController: UIViewController {
  @IBOutlet private var avatarView: UIImageView!
  @IBOutlet private var handleLabel: UILabel!
  @IBOutlet private var nameLabel: UILabel!

  var handle = "@ines"

  override func viewDidLoad() {
    super.viewDidLoad()
    handleLabel.text = handle
    avatarView.layer.cornerRadius = avatarView.bounds.width / 2
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showFollowing": segue.destination.title = "Following"
    case "showFollowers": segue.destination.title = "Followers"
    default: break
    }
  }

  @IBAction func unwindToProfile(_ segue: UIStoryboardSegue) {
    guard segue.identifier == "saveProfile" else { return }
    nameLabel.text = (segue.source as? EditProfileViewController)?.name
  }
}
