import UIKit

final class TweetViewController: UIViewController {
  @IBOutlet private var bodyLabel: UILabel!
  @IBOutlet private var likeButton: UIButton!
  @IBOutlet private var nameLabel: UILabel!

  var tweet = Tweet.samples[0]

  private var isLiked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = tweet.author
    bodyLabel.text = tweet.text
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "showAuthor":
      (segue.destination as? ProfileViewController)?.handle = tweet.handle
    case "replyToTweet":
      (segue.destination as? ComposeTweetViewController)?.opening = tweet.handle + " "
    default: break
    }
  }

  @IBAction func like(_ sender: UIButton) {
    isLiked.toggle()
    likeButton.configuration?.image = UIImage(systemName: isLiked ? "heart.fill" : "heart")
  }

  @IBAction func repost(_ sender: UIButton) {
    sender.isEnabled = false
  }
}
