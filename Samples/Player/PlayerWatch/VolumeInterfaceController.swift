import WatchKit

final class VolumeInterfaceController: WKInterfaceController {}
