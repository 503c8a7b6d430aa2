import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Interface files that do not state what they show")
struct SharedInterfaceTests {
  private func segues(_ files: KeyValuePairs<String, String>) throws -> [String] {
    try flow(files).graph.segues.map {
      "\($0.source.objectID) \($0.kind.rawValue) \($0.destination?.objectID ?? "-")"
    }.sorted()
  }

  private func flow(_ files: KeyValuePairs<String, String>) throws -> AppFlow {
    let project = try TemporaryProject(files)
    return try FlowProject(paths: [project.path]).load()
  }

  @Test("A controller has the xibs that it names itself, also in a superclass")
  func ownNibNames() throws {
    func xib(_ owner: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="\(owner)"><connections>
      <outlet property="view" destination="v" id="o"/></connections></customObject>
      <customView id="v"/></objects></document>
      """
    }
    let files: KeyValuePairs = [
      "App.swift": """
      class Home: NSWindowController {
        func open() {
          contentViewController?.presentAsSheet(Grid())
          contentViewController?.presentAsSheet(Save())
        }
      }
      class Grid: NSViewController {
        override var nibName: NSNib.Name? { isLarge ? "Large" : "Small" }
      }
      class Page: NSViewController { override var nibName: NSNib.Name? { "Sheet" } }
      class Save: Page {}
      """,
      "Large.xib": xib("Grid"), "Small.xib": xib("Grid"), "Sheet.xib": xib("Page"),
    ]
    let graph = try flow(files).graph
    #expect(
      graph.segues.map { ($0.destination?.description ?? "") + ($0.isPossible ? " ?" : "") }
        .sorted()
        == ["App.swift#Save", "Large.xib#-2 ?", "Small.xib#-2 ?"])
    #expect(
      graph.scene(SceneID(path: "App.swift", objectID: "Save"))?.nib?.path == "Sheet.xib")
  }

  @Test("A segue action that creates a hosting controller leads to its view")
  func hostingScene() throws {
    let files: KeyValuePairs = [
      "App.swift": """
      class Home: UIViewController {
        @IBSegueAction func makeProfile(_ coder: NSCoder) -> UIViewController? {
          UIHostingController(coder: coder, rootView: Profile(name: "x"))
        }
      }
      struct Profile: View {
        var name: String
        @State var shown = false
        var body: some View { Text(name).sheet(isPresented: $shown) { Edit() } }
      }
      struct Edit: View { var body: some View { Text("") } }
      """,
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="home"><scenes>
      <scene sceneID="s1"><objects><viewController id="home" customClass="Home" \
      sceneMemberID="viewController"><connections><segue destination="host" kind="show" \
      destinationCreationSelector="makeProfile:" id="seg"/></connections></viewController></objects>
      </scene>
      <scene sceneID="s2"><objects><hostingController id="host" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """,
    ]
    #expect(try segues(files) == ["Profile sheet Edit", "home show Profile"])
    let host = try flow(files).graph.scenes.first { $0.id.objectID == "host" }
    #expect(host?.reference?.target?.objectID == "Profile")
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
    customClass="Base"><connections><outlet property="view" destination="view" id="o"/></connections>
    </placeholder><view id="view"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    </objects></document>
    """

  @Test("Classes that load one xib are a screen each")
  func sharedXib() throws {
    let files: KeyValuePairs = [
      "Base.xib": Self.xib,
      "App.swift": """
      class Base: UIViewController { init() { super.init(nibName: "Base", bundle: nil) } }
      class Red: Base {
        class func nib() -> UINib { UINib(nibName: "Base", bundle: nil) }
        @objc func next() { present(End(), animated: true) }
      }
      class Blue: Base {
        @objc func next() { navigationController?.pushViewController(End(), animated: true) }
      }
      class End: UIViewController {}
      class Root: UIViewController {
        func red() { present(Red(), animated: true) }
        func blue() { present(Blue(), animated: true) }
      }
      """,
    ]
    #expect(
      try segues(files) == [
        "Blue push End", "Red present End", "Root present Blue", "Root present Red",
      ])
    let flow = try flow(files)
    let graph = flow.graph
    #expect(graph.scenes.filter { $0.kind == .xib }.isEmpty)
    #expect(graph.scenes.compactMap { $0.nib?.path } == ["Base.xib", "Base.xib"])
    let gallery = ScreenGallery(of: graph.scenes, in: graph, from: try #require(flow.screens))
    #expect(Set(gallery.wireframes.keys.map(\.objectID)) == ["Red", "Blue"])
  }

  @Test("A xib that is also its File's Owner's screen stays one")
  func ownXib() throws {
    let files: KeyValuePairs = [
      "Base.xib": Self.xib,
      "App.swift": """
      class Base: UIViewController {}
      class Red: Base {}
      class Root: UIViewController {
        func red() { present(Red(nibName: "Base", bundle: nil), animated: true) }
        func base() { present(Base(), animated: true) }
      }
      """,
    ]
    #expect(try segues(files) == ["Root present -1", "Root present Red"])
  }
}
