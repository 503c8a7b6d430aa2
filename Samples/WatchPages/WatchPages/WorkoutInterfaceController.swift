import WatchKit

final class WorkoutInterfaceController: WKInterfaceController {
  @IBOutlet private var distanceLabel: WKInterfaceLabel!
  @IBOutlet private var pauseButton: WKInterfaceButton!
  @IBOutlet private var timer: WKInterfaceTimer!

  private var isPaused = false

  override func awake(withContext context: Any?) {
    super.awake(withContext: context)
    timer.setDate(.now)
    timer.start()
    distanceLabel.setText("0.0 km")
  }

  @IBAction func pause() {
    isPaused.toggle()
    if isPaused { timer.stop() } else { timer.start() }
    pauseButton.setTitle(isPaused ? "Resume" : "Pause")
  }

  @IBAction func end() {
    timer.stop()
    dismiss()
  }
}
