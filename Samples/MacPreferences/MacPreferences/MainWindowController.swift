import AppKit

final class MainWindowController: NSWindowController {
  override func windowDidLoad() {
    super.windowDidLoad()
    windowFrameAutosaveName = "Servers"
  }
}
