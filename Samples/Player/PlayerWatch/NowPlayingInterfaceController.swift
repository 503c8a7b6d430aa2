import WatchKit

final class NowPlayingInterfaceController: WKInterfaceController {
  @IBOutlet private var titleLabel: WKInterfaceLabel!

  override func willActivate() {
    super.willActivate()
    titleLabel.setText("Harbour Lights")
  }
}
