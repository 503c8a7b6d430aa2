import DrawingModel
import ScreenModel
import Testing

@testable import ScreenDrawing

@Suite struct ScreenCanvasTests {
  private func canvas() -> ScreenCanvas {
    ScreenCanvas(
      scale: 0.5, isDark: false, clip: ClipArea(Box(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test("A plain box is clipped without a layer")
  func plainBox() {
    var canvas = canvas()
    canvas.rectangle(Box(x: 80, y: 80, width: 100, height: 10), fill: .black)
    guard case .rectangle(let box, _, _) = canvas.shapes.first else {
      Issue.record("no rectangle")
      return
    }
    #expect(box == Box(x: 40, y: 40, width: 10, height: 5))
  }

  @Test("Shapes that cross the same clip share a layer")
  func sharedLayer() {
    var canvas = canvas()
    canvas.ellipse(Box(x: 90, y: 0, width: 20, height: 20), fill: .black)
    canvas.ellipse(Box(x: 90, y: 50, width: 20, height: 20), fill: .black)
    #expect(canvas.shapes.count == 1)
    guard case .layer(let layer) = canvas.shapes.first else {
      Issue.record("no layer")
      return
    }
    #expect(layer.shapes.count == 2)
    #expect(layer.clip?.box == Box(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("A shape within rounded corners needs no layer; one in a corner does")
  func roundedClip() {
    var canvas = canvas()
    canvas.clip = canvas.clip.cut(to: canvas.clip.box, cornerRadius: 20)
    canvas.rectangle(Box(x: 30, y: 30, width: 40, height: 40), fill: .black)
    canvas.rectangle(Box(x: 0, y: 30, width: 100, height: 40), fill: .black)
    #expect(canvas.shapes.allSatisfy { if case .rectangle = $0 { true } else { false } })
    canvas.rectangle(Box(x: 0, y: 0, width: 40, height: 40), fill: .black)
    guard case .layer = canvas.shapes.last else {
      Issue.record("no layer")
      return
    }
  }

  @Test("Shapes are faded together, without later ones")
  func fading() {
    var canvas = canvas()
    let mark = canvas.mark()
    canvas.ellipse(Box(x: 90, y: 0, width: 20, height: 20), fill: .black)
    canvas.fade(from: mark, to: 0.5)
    canvas.ellipse(Box(x: 90, y: 50, width: 20, height: 20), fill: .black)
    #expect(canvas.shapes.count == 2)
    guard case .layer(let layer) = canvas.shapes.first else {
      Issue.record("no layer")
      return
    }
    #expect(layer.opacity == 0.5)
  }

  @Test("Letters too small to be legible are drawn as bars")
  func greeking() {
    var canvas = canvas()
    canvas.text(
      "Small print", in: Box(x: 0, y: 0, width: 90, height: 20), TextLook(.black, size: 6))
    guard case .rectangle = canvas.shapes.first else {
      Issue.record("no bar")
      return
    }
  }

  @Test("A text with too little contrast is drawn in black or white")
  func readable() {
    var canvas = canvas()
    let box = Box(x: 0, y: 0, width: 90, height: 30)
    canvas.rectangle(box, fill: .white)
    canvas.text("White", in: box, TextLook(.white, size: 20))
    guard case .text(let run) = canvas.shapes.last else {
      Issue.record("no text")
      return
    }
    #expect(run.paint.light.hex == "#000000")
  }

  @Test("The same colour is the same paint, named for CSS")
  func paint() {
    let paint = ScreenColor(0xFF0000, 0x00FF00, alpha: 0.5, 1).paint(isDark: false)
    #expect(paint.name == "c-ff0000-00ff00-50-100")
    #expect(ScreenColor(0x123456).paint(isDark: true).name == "c-123456")
  }
}
