import AppResources
import ScreenModel
import Testing

@Suite("A colour of an asset catalogue") struct ColorSetTests {
  private func set(_ colors: String) throws -> ColorSet? {
    try ColorSet(Array(#"{"info": {"version": 1}, "colors": [\#(colors)]}"#.utf8))
  }

  private func entry(
    _ components: String, space: String = "srgb", more: String = ""
  ) -> String {
    #"{"idiom": "universal", \#(more) "color": {"color-space": "\#(space)", "#
      + #""components": {\#(components)}}}"#
  }

  private static let dark =
    #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#

  private func rgba(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> ColorSet.Value
  {
    .rgba(ScreenColor.RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  @Test(
    "A component is a hexadecimal number, a whole one up to 255, or a fraction",
    arguments: [
      #""red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "1.000""#,
      #""red": "255", "green": "51", "blue": "0", "alpha": "1""#,
      #""red": "1.000", "green": "0.200", "blue": "0.000", "alpha": "1.000""#,
      #""red": 1.0, "green": 0.2, "blue": 0, "alpha": 1"#,
      #""red": "2.5", "green": "0.2", "blue": "-0.1""#,
    ])
  func components(json: String) throws {
    #expect(try set(entry(json))?.light == rgba(1, 0.2, 0))
  }

  @Test("Gray is one component, and opacity is kept")
  func gray() throws {
    let json = #""white": "0.500", "alpha": "0.250""#
    #expect(try set(entry(json, space: "gray-gamma-22"))?.light == rgba(0.5, 0.5, 0.5, 0.25))
  }

  @Test("Display P3 gray stays gray, and a colour outside sRGB becomes the nearest one inside")
  func displayP3() throws {
    func color(_ red: String, _ green: String, _ blue: String) throws -> ScreenColor.RGBA {
      let json = #""red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)""#
      guard case .rgba(let rgba)? = try set(entry(json, space: "display-p3"))?.light else {
        throw ResourceError(.notJSON)
      }
      return rgba
    }
    let gray = try color("0.500", "0.500", "0.500")
    #expect([gray.red, gray.green, gray.blue].allSatisfy { abs($0 - 0.5) < 0.001 })
    let red = try color("1.000", "0.000", "0.000")
    #expect((red.red, red.green, red.blue) == (1, 0, 0))
    // This is 0x0FCD5E in sRGB.
    let green = try color("0.361", "0.792", "0.408")
    #expect(abs(green.red - 0.06) < 0.12 && abs(green.green - 0.804) < 0.01)
  }

  @Test("The dark appearance has a value of its own; a value for increased contrast is ignored")
  func appearances() throws {
    let contrast = #""appearances": [{"appearance": "contrast", "value": "high"}],"#
    let colors = try set(
      [
        entry(#""white": "0.1""#, more: contrast), entry(#""white": "0.2""#, more: Self.dark),
        entry(#""white": "0.9""#),
      ].joined(separator: ","))
    #expect(colors?.light == rgba(0.9, 0.9, 0.9))
    #expect(colors?.dark == rgba(0.2, 0.2, 0.2))
    #expect(try set(entry(#""white": "0.9""#))?.dark == nil)
  }

  @Test("A system colour is given by its name, in either appearance")
  func reference() throws {
    let system = #"{"color": {"platform": "ios", "reference": "systemRedColor"}}"#
    let colors = try #require(try set(system + "," + entry(#""white": "0""#, more: Self.dark)))
    #expect(colors.light == .system("systemRedColor"))
    let red = ScreenColor.RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let color = colors.color(named: "Alarm") { _ in ScreenColor(light: red, dark: red) }
    #expect(color?.light == red)
    #expect(color?.dark == ScreenColor.RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(color?.name == "Alarm")
    #expect(colors.color(named: "Alarm") { _ in nil } == nil)
  }

  @Test("A set without a value has no colour")
  func empty() throws {
    #expect(try set("") == nil)
    #expect(try set(#"{"idiom": "universal"}"#) == nil)
    #expect(try set(entry(#""red": "red", "green": "0", "blue": "0""#)) == nil)
    #expect(try ColorSet(Array(#"{"info": {}}"#.utf8)) == nil)
    #expect(throws: ResourceError(.otherJSON(place: "colors.0.color"))) {
      try set(#"{"color": 1}"#)
    }
  }
}
