import Foundation
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Watching an app")
struct FlowWatchTests {
  private static let screen = """
    import UIKit
    class FirstViewController: UIViewController {
      func go() { show(SecondViewController(), sender: nil) }
    }
    class SecondViewController: UIViewController {}
    """

  private func storyboard(_ ids: String...) -> String {
    let scenes = ids.map { id in
      """
      <scene sceneID="\(id)s"><objects><viewController id="\(id)" \
      sceneMemberID="viewController"/></objects></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
      """
  }

  private func project() throws -> TemporaryProject {
    try TemporaryProject(["App/Main.storyboard": storyboard("a"), "App/Code.swift": Self.screen])
  }

  @Test("Nothing has changed after reading, and an edit, a new file and a removal are changes")
  func changes() throws {
    let project = try project()
    let watch = FlowWatch(FlowProject(paths: [project.path]))
    #expect(try watch.load().sceneCount == 3)
    #expect(!watch.hasChanged)
    try project.write(storyboard("a", "b"), to: "App/Main.storyboard")
    #expect(watch.hasChanged)
    #expect(try watch.load().sceneCount == 4)
    #expect(!watch.hasChanged)
    try project.write(storyboard("c"), to: "App/More.storyboard")
    #expect(watch.hasChanged)
    #expect(try watch.load().sceneCount == 5)
    try FileManager.default.removeItem(atPath: project.file("App/More.storyboard"))
    #expect(watch.hasChanged)
    #expect(try watch.load().sceneCount == 4)
  }

  @Test("An edit of source is read again, with the rest as it was")
  func source() throws {
    let project = try project()
    let watch = FlowWatch(FlowProject(paths: [project.path]))
    #expect(try watch.load().segueCount == 1)
    try project.write(
      Self.screen.replacing("show(SecondViewController(), sender: nil)", with: ""),
      to: "App/Code.swift")
    #expect(watch.hasChanged)
    #expect(try watch.load().segueCount == 0)
  }

  @Test("A file of which size and time are the same is not read again")
  func unchanged() throws {
    let project = try project()
    let call = "show(SecondViewController(), sender: nil)"
    func write(_ text: String) throws {
      try project.write(text, to: "App/Code.swift")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)],
        ofItemAtPath: project.file("App/Code.swift"))
    }
    try write(Self.screen)
    let watch = FlowWatch(FlowProject(paths: [project.path]))
    #expect(try watch.load().segueCount == 1)
    try write(Self.screen.replacing(call, with: String(repeating: " ", count: call.count)))
    #expect(!watch.hasChanged)
    try project.write(storyboard("a", "b"), to: "App/Main.storyboard")
    #expect(try watch.load().segueCount == 1)
  }

  @Test("Writing an output, also in a folder that is read, is no change")
  func outputs() throws {
    let project = try project()
    let path = project.file("App/flow.svg")
    let watch = FlowWatch(FlowProject(paths: [project.path]), outputs: [path])
    try watch.load().render(.svg).write(to: path)
    #expect(!watch.hasChanged)
    try project.write("", to: "App/other.svg")
    #expect(watch.hasChanged)
  }

  @Test("A file that can't be read any more is an error of the flow, and its repair a change")
  func brokenSave() throws {
    let project = try project()
    let watch = FlowWatch(FlowProject(paths: [project.path]))
    _ = try watch.load()
    try project.write("<document", to: "App/Main.storyboard")
    #expect(watch.hasChanged)
    #expect(try watch.load().hasErrors)
    #expect(!watch.hasChanged)
    try project.write(storyboard("a"), to: "App/Main.storyboard")
    #expect(watch.hasChanged)
    #expect(try !watch.load().hasErrors)
  }

  @Test("What is read again is the same as what is read first")
  func sameFlow() throws {
    let project = try project()
    let watch = FlowWatch(FlowProject(paths: [project.path]))
    _ = try watch.load()
    try project.write(storyboard("a", "b"), to: "App/Main.storyboard")
    let again = try watch.load().render(.json)
    #expect(try FlowProject(paths: [project.path]).load().render(.json) == again)
  }
}
