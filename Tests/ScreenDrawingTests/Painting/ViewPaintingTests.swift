import DrawingModel
import FlowModel
import ScreenModel
import Testing

@testable import ScreenDrawing

/// Views, labels, buttons, fields and pictures.
@Suite struct ViewPaintingTests {
  @Test("A label has its text, size, weight, alignment and colour")
  func label() throws {
    var view = ScreenView.label("Welcome", at: (20, 100, 300, 40))
    view.text?.size = 20
    view.text?.isBold = true
    view.text?.alignment = .right
    view.text?.color = ScreenColor(0x112233)
    let run = try #require(Wireframe(of: .phone([view])).text("Welcome"))
    #expect(run.size == 12.8 && run.weight == .bold && run.anchor == .end)
    #expect(run.origin.x == 204.8)
    #expect(run.paint.light.hex == "#112233")
  }

  @Test("A label breaks into at most its number of lines")
  func lines() {
    var view = ScreenView.label(
      "One two three four five six seven eight nine ten eleven twelve", at: (0, 0, 120, 60))
    view.text?.lineCount = 2
    let strings = Wireframe(of: .phone([view])).strings
    #expect(strings.count == 2)
    #expect(strings.last?.hasSuffix("…") == true)
  }

  @Test("Hidden and clear views are not drawn, and a translucent one fades as a whole")
  func visibility() {
    var hidden = ScreenView.label("Hidden")
    hidden.isHidden = true
    var clear = ScreenView.label("Clear")
    clear.alpha = 0
    var faint = ScreenView.label("Faint")
    faint.alpha = 0.4
    let wireframe = Wireframe(of: .phone([hidden, clear, faint]))
    #expect(wireframe.strings == ["Faint"])
    #expect(wireframe.marks.contains { $0.opacity == 0.4 })
  }

  @Test("Light and dark have their own colours; a dark screen is dark in both")
  func appearances() throws {
    let view = ScreenView.sketch(.view, "v", at: (10, 10, 50, 50)) {
      $0.background = ScreenColor(0xAA0000, 0x0000AA)
    }
    var screen = Screen.phone([view])
    let fill = { (screen: Screen) in
      Wireframe(of: screen).rectangles.compactMap(\.style.fill).first { $0.dark == Color(0x0000AA) }
    }
    #expect(try #require(fill(screen)).light == Color(0xAA0000))
    screen.isDark = true
    #expect(try #require(fill(screen)).light == Color(0x0000AA))
  }

  @Test("Corners, borders and backgrounds are the view's")
  func border() throws {
    let view = ScreenView.sketch(.view, "v", at: (0, 0, 100, 100)) {
      $0.background = ScreenColor(0x00FF00)
      $0.border.cornerRadius = 10
      $0.border.width = 4
      $0.border.color = ScreenColor(0xFF00FF)
    }
    let rectangles = Wireframe(of: .phone([view])).rectangles
    let ground = try #require(rectangles.first { $0.style.fill?.light == Color(0x00FF00) })
    #expect(ground.radius == 6.4)
    #expect(rectangles.contains { $0.style.stroke?.paint.light == Color(0xFF00FF) })
  }

  @Test("A filled button has its tint behind its title, a plain one only the title's colour")
  func buttons() throws {
    func button(_ style: String) -> Wireframe {
      Wireframe(
        of: .phone([
          .sketch(.button, "b", at: (20, 20, 200, 44)) {
            $0.text = ScreenText("Go")
            $0.style = style
            $0.tint = ScreenColor(0x0000FF)
          }
        ]))
    }
    let filled = button("filled")
    #expect(filled.rectangles.contains { $0.style.fill?.light == Color(0x0000FF) })
    #expect(try #require(filled.text("Go")).paint.light == Color(0xFFFFFF))
    let plain = button("plain")
    #expect(!plain.rectangles.contains { $0.style.fill?.light == Color(0x0000FF) })
    #expect(try #require(plain.text("Go")).paint.light == Color(0x0000FF))
  }

  @Test("A button's subtitle is below its title")
  func subtitle() throws {
    let button = ScreenView.sketch(.button, "b", at: (20, 20, 200, 60)) {
      $0.text = ScreenText("Buy")
      $0.detail = ScreenText("Once")
    }
    let wireframe = Wireframe(of: .phone([button]))
    let title = try #require(wireframe.text("Buy"))
    #expect(title.origin.y < (try #require(wireframe.text("Once"))).origin.y)
  }

  @Test("A button's image is where its configuration places it")
  func imagePlacement() throws {
    func places(_ placement: String?) throws -> (image: Box, title: TextRun) {
      let button = ScreenView.sketch(.button, "b", at: (20, 20, 200, 60)) {
        $0.text = ScreenText("Add")
        $0.image = ImageName("plus", isSystem: true)
        $0.imagePlacement = placement
      }
      let wireframe = Wireframe(of: .phone([button]))
      let image = wireframe.marks.map(\.shape).first { if case .path = $0 { true } else { false } }
      return (try #require(image).reach, try #require(wireframe.text("Add")))
    }
    let (leading, trailing, top) = (try places(nil), try places("trailing"), try places("top"))
    #expect(leading.image.maxX < leading.title.origin.x)
    #expect(trailing.image.minX > trailing.title.origin.x)
    #expect(top.image.maxY < top.title.origin.y)
  }

  @Test("An empty field shows its placeholder fainter than a text")
  func fields() throws {
    func field(_ text: String) -> ScreenView {
      .sketch(.textField, "f", at: (20, 20, 200, 34)) {
        $0.placeholder = "Email"
        $0.text = ScreenText(text)
      }
    }
    let empty = try #require(Wireframe(of: .phone([field("")])).text("Email"))
    let filled = Wireframe(of: .phone([field("a@b.c")]))
    #expect(filled.strings == ["a@b.c"])
    #expect(empty.paint.light.alpha < filled.texts[0].paint.light.alpha)
  }

  @Test("An image is shown by its name, unless its file is given")
  func images() {
    let image = ScreenView.sketch(.imageView, "i", at: (20, 20, 200, 200)) {
      $0.image = ImageName("sunset-beach")
    }
    #expect(Wireframe(of: .phone([image])).strings == ["sunset-beach"])
    var context = ScreenContext()
    let file = ImageFile(name: "sunset", format: .png, width: 40, height: 40, bytes: [])
    context.image = { $0.name == "sunset-beach" ? file : nil }
    let wireframe = Wireframe(of: .phone([image]), in: context)
    #expect(wireframe.strings.isEmpty)
    let places = wireframe.marks.compactMap {
      if case .image(file, let box) = $0.shape { box } else { nil }
    }
    #expect(places == [Box(x: 12.8, y: 12.8, width: 128, height: 128)])
  }

  @Test("An unknown element is a box with its class")
  func unknown() {
    let chart = ScreenView.sketch(.unknown, "u", at: (0, 0, 200, 100)) {
      $0.customClass = "LineChartView"
    }
    #expect(Wireframe(of: .phone([chart])).strings == ["LineChartView"])
    let plain = ScreenView.sketch(.unknown, "u", at: (0, 0, 200, 100))
    #expect(Wireframe(of: .phone([plain])).strings == ["unknown"])
  }

  @Test("A container shows the name of what it embeds")
  func container() {
    var context = ScreenContext()
    context.embeddedNames = ["box": "Player"]
    let view = ScreenView.sketch(.container, "box", at: (0, 0, 200, 100))
    #expect(Wireframe(of: .phone([view]), in: context).strings == ["Player"])
    context.embeddedScreens = [
      "box": .phone([.label("Now playing"), .label("Cut", at: (0, 500, 90, 20))])
    ]
    let wireframe = Wireframe(of: .phone([view]), in: context)
    #expect(wireframe.strings == ["Now playing"])
    #expect(wireframe.marks.contains { $0.opacity == 0.6 })
    // Segues from the embedded scene's views start at that scene's own card.
    #expect(wireframe.anchors.keys.sorted() == ["box", "root"])
  }
}
