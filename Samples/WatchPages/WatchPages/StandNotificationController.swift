import UserNotifications
import WatchKit

final class StandNotificationController: WKUserNotificationInterfaceController {
  @IBOutlet private var bodyLabel: WKInterfaceLabel!
  @IBOutlet private var titleLabel: WKInterfaceLabel!

  override func didReceive(_ notification: UNNotification) {
    titleLabel.setText(notification.request.content.title)
    bodyLabel.setText(notification.request.content.body)
  }
}
