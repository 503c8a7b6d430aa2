import AppKit

final class NotesWindowController: NSWindowController {
  override func windowDidLoad() {
    super.windowDidLoad()
    windowFrameAutosaveName = "Notes"
  }

  @IBAction func newNote(_ sender: Any?) {
    document?.updateChangeCount(.changeDone)
  }
}
