import UIKit

final class TweetCell: UITableViewCell {
  @IBOutlet private var avatarView: UIImageView!
  @IBOutlet private var bodyLabel: UILabel!
  @IBOutlet private var handleLabel: UILabel!
  @IBOutlet private var nameLabel: UILabel!

  func show(_ tweet: Tweet) {
    nameLabel.text = tweet.author
    handleLabel.text = tweet.handle
    bodyLabel.text = tweet.text
    avatarView.tintColor = tweet.isPromoted ? .systemOrange : .systemTeal
  }
}
