import WatchKit

@MainActor
final class DayRowController: NSObject {
  @IBOutlet private var dayLabel: WKInterfaceLabel!
  @IBOutlet private var stepsLabel: WKInterfaceLabel!

  func show(day: String, steps: Int) {
    dayLabel.setText(day)
    stepsLabel.setText(steps.formatted())
  }
}
