import FlowLint
import FlowModel
import SegueMapKit
import TestSupport
import Testing

/// What looks like a fault in an app and need not be one.
struct UncertainFaultTests {
  private func rules(_ files: KeyValuePairs<String, String>) throws -> [String] {
    let folder = try TemporaryProject(files)
    var project = FlowProject(paths: [folder.path])
    project.readsForRules = true
    let flow = try project.load()
    return flow.lint(LintSettings(reportsPossible: true)).findings
      .map { "\($0.severity) \($0.rule)" }
  }

  private func storyboard(_ scenes: String..., runtime: String = "iOS.CocoaTouch") -> String {
    let body = scenes.map { "<scene><objects>\n\($0)\n</objects></scene>" }.joined()
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="\(runtime)" initialViewController="a"><scenes>\(body)</scenes></document>
      """
  }

  @Test("The system shows a watch app's glance")
  func glance() throws {
    #expect(
      try rules([
        "Interface.storyboard": storyboard(
          #"<controller id="a"/>"#, #"<glanceController id="g"/>"#, runtime: "watchKit")
      ]).isEmpty)
  }

  @Test("Another app may name a scene of a library by its identifier, but none without one")
  func library() throws {
    let start = #"<viewController id="a" sceneMemberID="viewController"/>"#
    let named = #"<viewController id="b" storyboardIdentifier="b" sceneMemberID="viewController"/>"#
    let unnamed = #"<viewController id="b" sceneMemberID="viewController"/>"#
    func found(_ kind: String, _ scene: String) throws -> [String] {
      try rules([
        "Package.swift": """
        import PackageDescription
        let package = Package(name: "Kit", targets: [.\(kind)(name: "Kit")])
        """,
        "Sources/Kit/Kit.swift": "import UIKit",
        "Sources/Kit/Main.storyboard": storyboard(start, scene),
      ])
    }
    #expect(try found("target", named) == ["note unreachable-screen"])
    #expect(try found("target", unnamed) == ["warning unreachable-screen"])
  }

  @Test("A class may make its own scene by the name of the object's class, which a subclass has")
  func ownName() throws {
    func found(_ subclass: String) throws -> [String] {
      try rules([
        "Main.storyboard": storyboard(
          #"<viewController id="a" customClass="\#(subclass)" sceneMemberID="viewController"/>"#),
        "Base.swift": """
        import UIKit
        class Base: UIViewController {
          func again() {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let name = "\\(type(of: self))"
            present(storyboard.instantiateViewController(withIdentifier: name), animated: true)
          }
        }
        """,
        "Start.swift":
          "import UIKit\nclass Start: \(subclass == "Base" ? "UIResponder" : "Base") {}",
      ])
    }
    #expect(try !found("Start").contains("error missing-scene"))
    #expect(try found("Base").contains("error missing-scene"))
  }

  @Test(
    "A value in a file beside the source may name a scene and a segue, as a whole and in the same case",
    arguments: [
      ("Pages.plist", "<plist><array><string>%</string></array></plist>"),
      ("en.lproj/Localizable.strings", #""page" = "%";"#), ("pages.json", #"{"page": "%"}"#),
    ])
  func values(name: String, text: String) throws {
    func found(_ value: String) throws -> [String] {
      try rules([
        "Main.storyboard": storyboard(
          """
          <viewController id="a" sceneMemberID="viewController"><connections>
          <segue id="s" kind="show" destination="b" identifier="Help"/>
          </connections></viewController>
          """, #"<viewController id="b" sceneMemberID="viewController"/>"#,
          #"<viewController id="c" storyboardIdentifier="Help" sceneMemberID="viewController"/>"#),
        "Start.swift": "import UIKit",
        name: text.replacing("%", with: value),
      ])
    }
    #expect(try found("Help").isEmpty)
    #expect(try found("help") == ["warning unperformed-segue", "warning unreachable-screen"])
    #expect(
      try found("Help yourself") == ["warning unperformed-segue", "warning unreachable-screen"])
  }

  @Test("A call in @try may fail")
  func caught() throws {
    func found(_ body: String) throws -> [String] {
      try rules([
        "Main.storyboard": storyboard(
          #"<viewController id="a" customClass="Start" sceneMemberID="viewController"/>"#),
        "Start.m": """
        #import <UIKit/UIKit.h>
        @interface Start : UIViewController
        @end
        @implementation Start
        - (void)open {
          \(body)
        }
        @end
        """,
      ])
    }
    let call = #"[self performSegueWithIdentifier:@"gone" sender:nil];"#
    #expect(try found(call) == ["error missing-segue"])
    #expect(
      try found("@try {\n  if (1) {\n\(call)\n} }\n@catch (NSException *e) {}")
        == ["note missing-segue"])
    #expect(
      try found("@try { NSLog(@\"}\\\"\"); /* } */ }\n@catch (NSException *e) {}\n\(call)")
        == ["error missing-segue"])
    #expect(
      try found("@try { char quote = '\"'; }\n@catch (NSException *e) {}\n\(call)")
        == ["error missing-segue"])
  }

  @Test("A property list that no target of a project uses may be a part of one")
  func propertyList() throws {
    func found(_ name: String) throws -> [String] {
      var project = XcodeSketch()
      project.target("App", type: "application", settings: "INFOPLIST_FILE = \"App/\(name)\";")
      return try rules([
        "App.xcodeproj/project.pbxproj": project.text,
        "App/Info.plist": "<key>CFBundleName</key><string>App</string>",
        "App/Main.storyboard": storyboard(
          #"<viewController id="a" sceneMemberID="viewController"/>"#),
      ])
    }
    #expect(try found("Info.plist") == ["error unreadable-property-list"])
    #expect(try found("App-Info.plist") == ["note unreadable-property-list"])
  }

  @Test("A compiled nib is a nib")
  func nib() throws {
    let list =
      "<plist version=\"1.0\"><dict>\n<key>NSMainNibFile</key><string>Menu</string>\n</dict></plist>"
    let start = storyboard(#"<viewController id="a" sceneMemberID="viewController"/>"#)
    let files: KeyValuePairs = ["Info.plist": list, "Main.storyboard": start]
    #expect(try rules(files) == ["error missing-main-nib"])
    #expect(
      try rules(["Info.plist": list, "Main.storyboard": start, "en.lproj/Menu.nib": "NIBArchive"])
        .isEmpty)
    #expect(
      try rules([
        "Info.plist": list, "Main.storyboard": start, "Menu.nib/keyedobjects.nib": "NIBArchive",
      ]).isEmpty)
  }
}
