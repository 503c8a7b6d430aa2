import WatchKit

final class LibraryInterfaceController: WKInterfaceController {
  @IBOutlet private var table: WKInterfaceTable!

  override func awake(withContext context: Any?) {
    super.awake(withContext: context)
    table.setRowTypes(["Playlists", "Albums", "Podcasts"])
  }
}

final class LibraryRowController: NSObject {}
