import WatchKit

final class WeekInterfaceController: WKInterfaceController {
  @IBOutlet private var table: WKInterfaceTable!

  private let days = [("Mon", 8402), ("Tue", 11_240), ("Wed", 6210)]

  override func awake(withContext context: Any?) {
    super.awake(withContext: context)
    table.setNumberOfRows(days.count, withRowType: "DayRow")
    for (index, day) in days.enumerated() {
      let row = table.rowController(at: index) as? DayRowController
      row?.show(day: day.0, steps: day.1)
    }
  }

  override func contextForSegue(
    withIdentifier segueIdentifier: String, in table: WKInterfaceTable, rowIndex: Int
  ) -> Any? {
    segueIdentifier == "showDay" ? days[rowIndex].1 : nil
  }
}
