import AppResources
import Testing

@Suite("An image of an asset catalogue") struct ImageSetTests {
  private func set(_ images: String, properties: String = "{}") throws -> ImageSet {
    try ImageSet(Array(#"{"images": [\#(images)], "properties": \#(properties)}"#.utf8))
  }

  private static let scales: String = """
    {"idiom": "universal", "scale": "1x", "filename": "a.png"},
    {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
    {"idiom": "universal", "scale": "3x", "filename": "a@3x.png"}
    """

  @Test(
    "The files are sorted by how well they suit a scale, and too large is better than too small",
    arguments: [
      (1.0, ["a.png", "a@2x.png", "a@3x.png"]), (2.0, ["a@2x.png", "a@3x.png", "a.png"]),
      (2.5, ["a@3x.png", "a@2x.png", "a.png"]),
    ])
  func fittingScale(scale: Double, names: [String]) throws {
    #expect(try set(Self.scales).files(scale: scale).map(\.name) == names)
  }

  @Test("A file for all devices comes before one for a single device")
  func idioms() throws {
    let image = try set(
      #"{"idiom": "ipad", "scale": "2x", "filename": "i.png"}, "# + Self.scales)
    #expect(image.files(scale: 2).map(\.name).last == "i.png")
  }

  @Test("The dark appearance has its own files, or else uses those of the light one")
  func appearances() throws {
    let dark = #", {"appearances": [{"appearance": "luminosity", "value": "dark"}], "#
    let image = try set(Self.scales + dark + #""filename": "d.pdf"}"#)
    #expect(image.files(isDark: true, scale: 2).map(\.name) == ["d.pdf"])
    #expect(image.files(scale: 2).count == 3)
    #expect(try set(Self.scales).files(isDark: true, scale: 2).count == 3)
  }

  @Test("An image may be a template, of which only the shape is used")
  func template() throws {
    #expect(try set("", properties: #"{"template-rendering-intent": "template"}"#).isTemplate)
    #expect(try !set("").isTemplate)
  }

  @Test("No file name can refer to a place outside the folder")
  func names() throws {
    let names = ["../a.png", "/etc/passwd", "..", ""].map { #"{"filename": "\#($0)"}"# }
    #expect(try set(names.joined(separator: ",")).files.isEmpty)
  }

  @Test("A folder states whether its name is part of its assets' names")
  func folders() throws {
    func folder(_ json: String) throws -> Bool {
      try AssetFolder(Array(json.utf8)).providesNamespace
    }
    #expect(try folder(#"{"properties": {"provides-namespace": true}}"#))
    #expect(try !folder(#"{"info": {"author": "xcode", "version": 1}}"#))
    #expect(throws: ResourceError(.notJSON)) { try folder("") }
  }
}
