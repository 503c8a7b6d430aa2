import DrawingModel
import ScreenModel
import Testing

@testable import ScreenDrawing

@Suite struct SymbolTests {
  @Test("Every symbol's path stays within its square and begins with a move")
  func paths() {
    #expect(Symbol.paths.count > 80)
    for (name, path) in Symbol.paths {
      let elements = GlyphPath(path).elements
      guard case .move = elements.first else {
        Issue.record("\(name) begins with no move")
        continue
      }
      let reach = Shape.path(elements, Style()).reach
      #expect(Box(x: -2, y: -1, width: 27, height: 26).holds(reach), "\(name)")
    }
  }

  @Test("A symbol's variants are the same symbol, filled or framed")
  func variants() throws {
    #expect(Symbol("star.fill")?.isFilled == true)
    #expect(Symbol("plus.circle.fill")?.frame == .circle)
    #expect(Symbol("gearshape")?.path == Symbol("gear")?.path)
    #expect(Symbol("never.heard.of.it") == nil)
  }

  @Test(
    "An app's own image is recognised by a word of its name",
    arguments: [
      ("ic_close_24", "xmark"), ("btnMenu", "line.horizontal.3"), ("user-avatar", "person"),
      ("Back", "chevron.left"), ("settings", "gearshape"),
    ])
  func words(image: String, symbol: String) {
    #expect(Symbol(ImageName(image))?.path == Symbol(symbol)?.path)
  }

  @Test("A part of a word does not count", arguments: ["backdrop", "closest", "menus2go", ""])
  func noWords(image: String) {
    #expect(Symbol(ImageName(image)) == nil)
  }
}
