import Foundation
import TestSupport
import Testing

@testable import SegueMapKit

/// A link in an app that leads out of it is followed no more than one to an interface file is.
@Suite("Resources that are links") struct LinkedResourcesTests {
  private let outside: TemporaryProject
  private let project: ResourcesProject

  init() throws {
    project = try ResourcesProject()
    let copy = ResourcesProject.storyboard.replacing("Hello", with: "Secret")
    outside = try TemporaryProject([
      "fr.lproj/Main.strings": "\"lll-01-lll.text\" = \"Secret\";\n", "Main.storyboard": copy,
      "Main.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {"lll-01-lll.text": {"localizations": {
      "fr": {"stringUnit": {"state": "translated", "value": "Secret"}}}}}, "version": "1.0"}
      """#,
      "Contents.json": #"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}}]}
      """#,
    ])
    try Data(ResourcesProject.png).write(to: URL(fileURLWithPath: outside.file("Hero.png")))
  }

  /// Checks that a link shows nothing if it leads out of the app, and something if it leads to a copy.
  private func check(
    _ link: String, to name: String, showing text: String,
    _ change: (inout FlowProject) -> Void = { $0.language = "fr" }
  ) throws {
    try project.files.write("", to: link)
    try project.files.remove(link)
    try project.files.link(link, to: outside.file(name))
    #expect(try !project.picture(change).0.contains(text))
    var alone = FlowProject(paths: [project.files.file("App/Base.lproj/Main.storyboard")])
    change(&alone)
    let picture = try alone.load().render(.svg)
    #expect(!String(decoding: picture.bytes, as: UTF8.self).contains(text))

    try project.files.remove(link)
    try FileManager.default.copyItem(
      atPath: outside.file(name), toPath: project.files.file("App/copy"))
    try project.files.link(link, to: project.files.file("App/copy"))
    #expect(try project.picture(change).0.contains(text))
    try project.files.remove("App/copy")
  }

  @Test(
    "No text comes from outside of the app",
    arguments: [
      ("App/fr.lproj/Main.strings", "fr.lproj/Main.strings"), ("App/fr.lproj", "fr.lproj"),
      ("App/fr.lproj/Main.storyboard", "Main.storyboard"),
      ("App/Main.xcstrings", "Main.xcstrings"), ("App/mul.lproj/Main.xcstrings", "Main.xcstrings"),
    ])
  func texts(link: String, name: String) throws {
    try check(link, to: name, showing: "Secret")
  }

  @Test("No colour and no image comes from outside of the app")
  func assets() throws {
    try check(
      "App/A.xcassets/Paper.colorset/Contents.json", to: "Contents.json", showing: "#123456"
    ) { _ in }
    try check("App/Hero.png", to: "Hero.png", showing: "data:image") { $0.readsImages = true }
  }

  @Test("A catalogue can't name an image outside of the app", arguments: ["../", "link"])
  func names(way: String) throws {
    let folder = "App/A.xcassets/Hero.imageset"
    let way = way == "../" ? String(repeating: way, count: 12) + outside.path.dropFirst() : way
    try project.files.write(
      #"{"images": [{"idiom": "universal", "filename": "\#(way)/Hero.png", "scale": "2x"}]}"#,
      to: "\(folder)/Contents.json")
    try project.files.link("\(folder)/link", to: outside.path)
    #expect(try !project.picture { $0.readsImages = true }.0.contains("data:image"))
  }
}
