import UserNotifications
import WatchKit

final class StandReminderController: WKUserNotificationInterfaceController {
  @IBOutlet private var titleLabel: WKInterfaceLabel!

  override func didReceive(_ notification: UNNotification) {
    titleLabel.setText(notification.request.content.title)
  }

  @IBAction func stoodUp() {
    performDismissAction()
  }

  @IBAction func remindLater() {
    titleLabel.setText("Again in ten minutes")
  }
}
