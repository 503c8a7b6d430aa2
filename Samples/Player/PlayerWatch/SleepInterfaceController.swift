import WatchKit

final class SleepInterfaceController: WKInterfaceController {}
