import AppKit

final class SidebarViewController: NSViewController {
  @IBOutlet private var outlineView: NSOutlineView!

  @IBAction func newNotebook(_ sender: Any?) {
    performSegue(withIdentifier: "newNotebook", sender: sender)
  }
}
