import AVKit

final class FilmPlayerViewController: AVPlayerViewController {
  func play(_ film: Film, upTo seconds: Double? = nil) {
    guard let stream = film.stream else { return }
    let item = AVPlayerItem(url: stream)
    if let seconds {
      item.forwardPlaybackEndTime = CMTime(seconds: seconds, preferredTimescale: 600)
    }
    player = AVPlayer(playerItem: item)
    player?.play()
  }
}
