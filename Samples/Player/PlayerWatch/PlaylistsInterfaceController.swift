import WatchKit

final class PlaylistsInterfaceController: WKInterfaceController {}
