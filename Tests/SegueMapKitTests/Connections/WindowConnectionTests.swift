import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Windows connect screens") struct WindowConnectionTests {
  @Test("A window that is ordered front, or a library's that lists its pages", arguments: cases)
  func connections(_ sample: ConnectionCase) throws {
    let screens = """
      class Log: NSWindowController {}
      class Help: NSViewController {}
      class About: NSViewController {}

      """
    try sample.expectEdges(beside: screens)
  }

  @Test("What an object in the main nib shows, and what it calls, the app's delegate leads to")
  func mainNib() throws {
    let project = try TemporaryProject([
      "MainMenu.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication">
      <connections><outlet property="delegate" destination="a1" id="c"/></connections></customObject>
      <customObject id="a1" customClass="AppDelegate"/><customObject id="h1" customClass="Menus"/>
      </objects></document>
      """,
      "App.swift": """
      @NSApplicationMain class AppDelegate: NSObject, NSApplicationDelegate {}
      class Menus: NSObject {
        @IBAction func open(_ sender: Any) { Log(windowNibName: "Log").showWindow(nil) }
        @IBAction func help(_ sender: Any) { Helper().help() }
      }
      class Helper { func help() { Help().showWindow(nil) } }
      class Log: NSWindowController {}
      class Help: NSWindowController {}
      """,
    ])
    let graph = try FlowProject(paths: [project.path]).load().graph
    let edges = graph.segues.map { segue in
      "\(segue.source.objectID) -> \(segue.destination?.objectID ?? "nowhere")"
    }
    #expect(edges.sorted() == ["AppDelegate -> Help", "AppDelegate -> Log"])
    #expect(graph.scenes.filter(\.isEntryPoint).map(\.id.objectID) == ["AppDelegate"])
  }

  private static let cases = [
    ConnectionCase(
      "the window of a controller that is made",
      """
      class Front: NSViewController {
        var log: Log?
        @IBAction func tapped(_ sender: Any) {
          log = Log(windowNibName: "Log")
          log?.window?.makeKeyAndOrderFront(nil)
        }
      }
      """, "Front -show-> Log"),
    ConnectionCase(
      "a controller that orders its own window front",
      """
      class Front: NSViewController {
        @IBAction func tapped(_ sender: Any) { Panel().open() }
      }
      class Panel: NSWindowController {
        func open() { window?.orderFrontRegardless() }
      }
      """, "Front -show-> Panel"),
    ConnectionCase(
      "a window without a controller",
      """
      class Front: NSViewController {
        let panel = NSPanel()
        @IBAction func tapped(_ sender: Any) {
          panel.orderFront(nil)
          view.window?.makeKeyAndOrderFront(nil)
        }
      }
      """),
    ConnectionCase(
      "a view that hosts another one, which is part of the controller",
      """
      struct Theme: View { var body: some View { NavigationLink("Manual", destination: Manual()) } }
      struct Manual: View { var body: some View { Text("") } }
      class ThemeHost<Content: View>: NSHostingView<Content> {}
      class Front: NSViewController {
        override func loadView() { view = ThemeHost(rootView: Theme()) }
      }
      class Panel: NSWindowController {
        lazy var header: NSView = NSHostingView(rootView: Theme())
      }
      """, "Front -push-> Manual", "Panel -push-> Manual"),
    ConnectionCase(
      "a view that hosts the content of a window",
      """
      struct Theme: View { var body: some View { Text("") } }
      struct About: View { var body: some View { Text("") } }
      class Front: NSViewController {
        @IBAction func tapped(_ sender: Any) {
          let panel = NSPanel()
          panel.contentView = NSHostingView(rootView: Theme())
          panel.makeKeyAndOrderFront(nil)
        }
        @IBAction func told(_ sender: Any) { AboutPanel().orderFront(nil) }
      }
      class AboutPanel: NSPanel {
        init() {
          super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
          let content = NSHostingView(rootView: About().padding())
          contentView = content
        }
      }
      """, "Front -rootViewController-> About by AboutPanel", "Front -rootViewController-> Theme"),
    ConnectionCase(
      "a plain controller whose view hosts one of SwiftUI",
      """
      struct Theme: View { var body: some View { Text("") } }
      class Front: NSViewController {
        @IBAction func tapped(_ sender: NSView) {
          let controller = NSViewController()
          controller.view = NSHostingView(rootView: Theme())
          present(
            controller, asPopoverRelativeTo: .zero, of: sender, preferredEdge: .minY,
            behavior: .transient)
        }
      }
      """, "Front -popover-> Theme"),
    ConnectionCase(
      "a hosted view that shows nothing, in a cell",
      """
      struct Tags: View { var body: some View { Text("") } }
      class Cell: NSTableCellView {
        func configure() { addSubview(NSHostingView(rootView: Tags())) }
      }
      class Front: NSViewController {
        func tableView(_ view: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? {
          let cell = Cell()
          cell.configure()
          return cell
        }
      }
      """),
    ConnectionCase(
      "the pages of a library's window",
      """
      class Front: NSViewController {
        lazy var settings: SettingsWindowController = .init(panes: [help, about], style: .toolbarItems)
        @IBAction func tapped(_ sender: Any) { settings.show() }
      }
      let help = Help()
      let about = About()
      """, "Front -viewControllers-> About", "Front -viewControllers-> Help"),
    ConnectionCase(
      "the views on the pages of a library's window",
      """
      struct Theme: View { var body: some View { Text("") } }
      class Front: NSViewController {
        @IBAction func tapped(_ sender: Any) {
          let settings = SettingsWindowController(panes: [Settings.Pane(identifier: .theme) { Theme() }])
          settings.show()
        }
      }
      """, "Front -viewControllers-> Theme"),
    ConnectionCase(
      "a page of a library's window that is a scene",
      """
      class Theme: NSViewController, SettingsPane {}
      let board = NSStoryboard(name: "Main", bundle: nil)
      let theme = board.instantiateController(withIdentifier: "Theme") as? Theme
      class Front: NSViewController {
        lazy var settings: SettingsWindowController = .init(panes: [theme!], style: .toolbarItems)
        @IBAction func tapped(_ sender: Any) { settings.show() }
      }
      """, "Front -viewControllers-> Theme", scenes: ["Theme"]),
    ConnectionCase(
      "the columns of a split view, and a view that replaces another one",
      """
      class Front: NSSplitViewController {
        override func viewDidLoad() {
          addSplitViewItem(NSSplitViewItem(contentListWithViewController: Help()))
          addSplitViewItem(NSSplitViewItem(inspectorWithViewController: About()))
        }
      }
      class Pages: NSViewController {
        let about = About()
        func turn() { view.replaceSubview(old, with: about.view) }
      }
      """, "Front -viewControllers-> About", "Front -viewControllers-> Help",
      "Pages -embed-> About"),
    ConnectionCase(
      "windows that are made and shown as a sheet, or in front",
      """
      class Front: NSViewController {
        func first() {
          let window = NSWindow(contentViewController: Help())
          view.window?.beginSheet(window)
        }
        func second() {
          let window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
          window.contentViewController = About()
          view.window?.beginSheet(window, completionHandler: nil)
        }
      }
      class Pages: NSViewController {
        func first() {
          let window = NSWindow(contentViewController: Help())
          window.makeKeyAndOrderFront(nil)
        }
      }
      """, "Front -sheet-> About", "Front -sheet-> Help", "Pages -rootViewController-> Help"),
    ConnectionCase(
      "a modal window, and a view that becomes that of a tab",
      """
      class Front: NSWindowController {
        @IBOutlet weak var tab: NSTabViewItem!
        let help = Help()
        override func windowDidLoad() { tab.view = help.view }
        func first() { NSApp.runModal(for: Log().window!) }
      }
      """, "Front -embed-> Help", "Front -modal-> Log"),
    ConnectionCase(
      "a library's window that is made with a view",
      """
      struct Page: View { var body: some View { Text("") } }
      struct Subtitle: View { var body: some View { Text("") } }
      class Front: NSWindowController {
        func second() { LibraryWindow(subtitleView: { Subtitle() }).show() }
        func first() {
          let window = LibraryWindow(styleMask: []) { Page().padding() }
          window.makeKeyAndOrderFront(nil)
        }
      }
      """, "Front -rootViewController-> Page"),
  ]
}
