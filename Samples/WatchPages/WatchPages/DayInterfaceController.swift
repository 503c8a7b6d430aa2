import WatchKit

final class DayInterfaceController: WKInterfaceController {
  @IBOutlet private var factsLabel: WKInterfaceLabel!
  @IBOutlet private var stepsLabel: WKInterfaceLabel!

  override func awake(withContext context: Any?) {
    super.awake(withContext: context)
    guard let steps = context as? Int else { return }
    stepsLabel.setText(steps.formatted())
    factsLabel.setText("\(steps / 1400) km")
  }
}
