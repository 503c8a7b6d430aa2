import WatchKit

final class TodayInterfaceController: WKInterfaceController {
  @IBOutlet private var remainingLabel: WKInterfaceLabel!
  @IBOutlet private var stepsLabel: WKInterfaceLabel!

  override func willActivate() {
    super.willActivate()
    stepsLabel.setText(6210.formatted())
    remainingLabel.setText("2.1 km to go")
  }

  override func contextForSegue(withIdentifier segueIdentifier: String) -> Any? {
    segueIdentifier == "startWalk" ? "walk" : nil
  }
}
