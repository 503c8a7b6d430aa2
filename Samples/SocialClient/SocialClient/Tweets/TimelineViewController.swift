import UIKit

final class TimelineViewController: UITableViewController {
  private var tweets = Tweet.samples

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tweets.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let tweet = tweets[indexPath.row]
    let identifier = tweet.isPromoted ? "PromotedCell" : "TweetCell"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? TweetCell)?.show(tweet)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard tweets[indexPath.row].isPromoted else { return }
    performSegue(withIdentifier: "showProfile", sender: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let row = tableView.indexPathForSelectedRow?.row else { return }
    switch segue.destination {
    case let tweet as TweetViewController: tweet.tweet = tweets[row]
    case let profile as ProfileViewController: profile.handle = tweets[row].handle
    default: break
    }
  }

  @IBAction func unwindToTimeline(_ segue: UIStoryboardSegue) {
    guard segue.identifier == "postTweet",
      let text = (segue.source as? ComposeTweetViewController)?.text
    else { return }
    tweets.insert(Tweet(author: "Ines Rocha", handle: "@ines", text: text), at: 0)
    tableView.reloadData()
  }
}
