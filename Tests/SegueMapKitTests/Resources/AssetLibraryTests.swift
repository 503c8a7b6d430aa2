import Foundation
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("The colours and images of a screen") struct AssetLibraryTests {
  private let catalog = "App/Assets.xcassets"

  private func colorSet(_ light: String, _ dark: String) -> String {
    func color(_ hex: String) -> String {
      let parts = zip(["red", "green", "blue"], hex.split(separator: " "))
      return #"{"color-space": "srgb", "components": {"#
        + parts.map { #""\#($0)": "0x\#($1)""# }.joined(separator: ",") + #", "alpha": "1.000"}}"#
    }
    return #"{"colors": [{"idiom": "universal", "color": \#(color(light))}, {"appearances": "#
      + #"[{"appearance": "luminosity", "value": "dark"}], "color": \#(color(dark))}]}"#
  }

  private func imageSet(_ name: String, more: String = "") -> String {
    #"{"images": [{"idiom": "universal", "filename": "\#(name)", "scale": "2x"}]\#(more)}"#
  }

  @Test("A named colour is the catalogue's, in the dark appearance too")
  func colors() throws {
    let project = try ResourcesProject()
    #expect(try project.picture().0.contains("#ff8080"))
    try project.files.write(
      colorSet("12 34 56", "65 43 21"), to: "\(catalog)/Paper.colorset/Contents.json")
    let (svg, warnings) = try project.picture()
    #expect(svg.contains("#123456") && svg.contains("#654321") && !svg.contains("#ff8080"))
    #expect(warnings.isEmpty)
  }

  @Test("Of two catalogues the closer one counts, and a folder may be part of a name")
  func names() throws {
    let project = try ResourcesProject()
    try project.files.write(
      colorSet("11 11 11", "11 11 11"), to: "Kit/A.xcassets/Paper.colorset/Contents.json")
    try project.files.write(
      colorSet("22 22 22", "22 22 22"), to: "App/Z.xcassets/Ours/Paper.colorset/Contents.json")
    #expect(try project.picture().0.contains("#222222"))
    try project.files.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "App/Z.xcassets/Ours/Contents.json")
    #expect(try project.picture().0.contains("#111111"))
  }

  @Test("A file that is given alone uses the catalogues beside it")
  func namedFile() throws {
    let project = try ResourcesProject()
    try project.files.write(
      colorSet("12 34 56", "12 34 56"), to: "\(catalog)/Paper.colorset/Contents.json")
    let path = project.files.file("App/Base.lproj/Main.storyboard")
    let rendering = try FlowProject(paths: [path]).load().render(.svg)
    #expect(String(decoding: rendering.bytes, as: UTF8.self).contains("#123456"))
  }

  @Test("Images are drawn on request only, and each file is in the picture once")
  func images() throws {
    let project = try ResourcesProject()
    try project.files.write(imageSet("a@2x.png"), to: "\(catalog)/Hero.imageset/Contents.json")
    try project.write(ResourcesProject.png, to: "\(catalog)/Hero.imageset/a@2x.png")
    #expect(try !project.picture().0.contains("data:image"))
    let (svg, warnings) = try project.picture { $0.readsImages = true }
    #expect(svg.ranges(of: "data:image/png").count == 1)
    #expect(warnings.isEmpty)
  }

  @Test(
    "An image may also be beside the storyboard",
    arguments: ["App/Hero.png", "App/Hero@2x.png", "App/Hero.jpg"])
  func looseImages(path: String) throws {
    let project = try ResourcesProject()
    try project.write(ResourcesProject.png, to: path)
    #expect(try project.picture { $0.readsImages = true }.0.contains("data:image/png"))
  }

  @Test("An image that can't be drawn is a placeholder, and is reported")
  func marks() throws {
    let project = try ResourcesProject()
    func warnings() throws -> [String] {
      let (svg, warnings) = try project.picture { $0.readsImages = true }
      #expect(!svg.contains("data:image"))
      return warnings
    }
    try project.files.write(imageSet("a.pdf"), to: "\(catalog)/Hero.imageset/Contents.json")
    try project.files.write("%PDF-1.4", to: "\(catalog)/Hero.imageset/a.pdf")
    let mark = "image 'Hero' is drawn as a mark: "
    #expect(try warnings() == [mark + "it is neither PNG nor JPEG"])
    let large = ResourcesProject.png + [UInt8](repeating: 0, count: 1 << 20)
    try project.write(large, to: "\(catalog)/Hero.imageset/a.pdf")
    #expect(
      try warnings() == [
        mark + "it can't be read: \(large.count) bytes; an image may have at most 1 MB"
      ])
    var wide = ResourcesProject.png
    wide[17] = 1
    let side = wide[16..<20].reduce(0) { $0 << 8 | Int($1) }
    try project.write(wide, to: "\(catalog)/Hero.imageset/a.pdf")
    #expect(
      try warnings() == [
        mark + "it has \(side) pixels; a side of an image may have at most 4096"
      ])
    let template = #", "properties": {"template-rendering-intent": "template"}"#
    try project.files.write(
      imageSet("a.pdf", more: template), to: "\(catalog)/Hero.imageset/Contents.json")
    #expect(try warnings().isEmpty)
  }

  @Test("Images are drawn up to a number of pixels in all, and each further one is reported")
  func pixels() throws {
    let names = (1...6).map { "Hero\($0)" }
    let project = try ResourcesProject()
    let views = names.map { ResourcesProject.imageView.replacing("Hero", with: $0) }
    let resource = #"<image name="Hero" width="100" height="100"/>"#
    let resources = names.map { resource.replacing("Hero", with: $0) }
    try project.files.write(
      ResourcesProject.storyboard.replacing(ResourcesProject.imageView, with: views.joined())
        .replacing(resource, with: resources.joined()),
      to: "App/Base.lproj/Main.storyboard")
    var large = ResourcesProject.png
    large.replaceSubrange(16..<24, with: [0, 0, 16, 0, 0, 0, 16, 0])
    for name in names { try project.write(large, to: "App/\(name).png") }
    let (svg, warnings) = try project.picture { $0.readsImages = true }
    #expect(svg.ranges(of: "data:image").count == 4)
    #expect(
      warnings
        == [5, 6].map {
          "image 'Hero\($0)' is drawn as a mark: there are \($0 << 24) pixels; "
            + "all images of an app may have at most 67108864"
        })
  }

  @Test("A damaged asset is reported, and the interface file's copy of the colour used")
  func damaged() throws {
    let project = try ResourcesProject()
    let path = "\(catalog)/Paper.colorset/Contents.json"
    try project.files.write("{\n<<<<<<< HEAD\n", to: path)
    let (svg, warnings) = try project.picture()
    #expect(svg.contains("#ff8080"))
    #expect(
      warnings == [
        "\(project.files.file(path)):2: unresolved merge conflict; resolve it and save the file "
          + "again"
      ])
  }
}
