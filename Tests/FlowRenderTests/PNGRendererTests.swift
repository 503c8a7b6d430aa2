import DrawingModel
import FlowRender
import Testing

@Suite struct PNGRendererTests {
  private func png(
    _ drawing: Drawing, theme: Theme = .light, scale: Double = 1
  ) throws -> DecodedPNG {
    try #require(DecodedPNG(try PNGRenderer(theme: theme, scale: scale).render(drawing).bytes))
  }

  @Test("Background and fills have the theme's colours, light for the automatic theme")
  func colours() throws {
    let drawing = Drawing.sample([.square(10, 10, 20, .ink)])
    for theme in Theme.allCases {
      let image = try png(drawing, theme: theme)
      #expect(image[0, 0] == (theme == .dark ? Paint.canvas.dark : Paint.canvas.light))
      #expect(image[99, 59] == image[0, 0])
      #expect(image[20, 20] == (theme == .dark ? Paint.ink.dark : Paint.ink.light))
      #expect(!image.hasAlpha)
    }
  }

  @Test("The scale multiplies sizes and positions")
  func scale() throws {
    let image = try png(.sample([.square(10, 10, 20, .ink)]), scale: 2.5)
    #expect((image.width, image.height) == (250, 150))
    #expect(image.columns(otherThan: Paint.canvas.light) == 25...74)
  }

  @Test("Fill and stroke of a translucent shape fade together")
  func opacity() throws {
    let box = Box(x: 20, y: 20, width: 40, height: 20)
    let style = Style(fill: .ink, stroke: Stroke(.ink, width: 8), opacity: 0.5)
    let image = try png(.sample([.rectangle(box, cornerRadius: 0, style)]))
    #expect(image[18, 30] == image[22, 30])
    #expect(image[22, 30] == image[40, 30])
    #expect(image[40, 30] != Paint.ink.light)
  }

  @Test("A layer is moved, scaled and clipped, and later shapes are not")
  func layer() throws {
    let layer = Layer(
      at: Point(20, 10), scale: 0.5, clip: Layer.Clip(Box(x: 0, y: 0, width: 40, height: 99)),
      shapes: [.square(0, 0, 80, .ink)])
    let image = try png(.sample([.layer(layer)]))
    #expect(image.columns(otherThan: Paint.canvas.light) == 20...39)
    #expect(image[20, 10] == Paint.ink.light && image[20, 9] == Paint.canvas.light)
    let after = try png(.sample([.layer(layer), .square(80, 40, 10, .ink)]))
    #expect(after.columns(otherThan: Paint.canvas.light) == 20...89)
    #expect(after[89, 49] == Paint.ink.light)
  }

  @Test("Overlapping shapes in a layer fade together")
  func fadedLayer() throws {
    let layer = Layer(
      opacity: 0.5, shapes: [.square(10, 10, 20, .ink), .square(20, 10, 20, .ink)])
    let image = try png(.sample([.layer(layer)]))
    #expect(image[15, 15] == image[25, 15])
    #expect(image[15, 15] != Paint.ink.light && image[15, 15] != Paint.canvas.light)
  }

  @Test("A layer with an invalid position draws nothing, and later shapes are drawn")
  func hostileLayer() throws {
    for (origin, scale) in [(Point(.nan, 0), 1.0), (Point(.infinity, 0), 1), (Point(0, 0), 0)] {
      let layer = Layer(at: origin, scale: scale, shapes: [.square(0, 0, 50, .ink)])
      let image = try png(.sample([.layer(layer), .square(60, 0, 10, .ink)]))
      #expect(image.columns(otherThan: Paint.canvas.light) == 60...69)
    }
  }

  @Test("A text begins, is centred or ends at its origin")
  func anchors() throws {
    let background = Paint.canvas.light
    let width = 40.0
    let string = "HHHHH"
    let reaches = try [TextRun.Anchor.start, .middle, .end].map { anchor in
      let run = Shape.text(string, x: 50, y: 40, anchor: anchor, width: width)
      return try #require(try png(.sample([run])).columns(otherThan: background))
    }
    #expect((50...53).contains(reaches[0].lowerBound))
    #expect(abs(reaches[1].lowerBound + reaches[1].upperBound - 100) <= 3)
    #expect((46...50).contains(reaches[2].upperBound))
  }

  @Test("A text that is wider than its layout is condensed to fit", arguments: [0, 15, 30])
  func condensed(width: Double) throws {
    let image = try png(.sample([.text("MMMMMMMM", x: 5, y: 40, size: 10, width: width)]))
    let reach = try #require(image.columns(otherThan: Paint.canvas.light))
    #expect(width == 0 ? reach.upperBound > 60 : reach.upperBound <= 5 + Int(width) + 1)
  }

  @Test("A tall picture shows no seam between the bands in which it is drawn")
  func seams() throws {
    let side = 2_000.0
    let line = Shape.path(
      [.move(Point(0, 0)), .line(Point(side, side))], Style(stroke: Stroke(.ink, width: 12)))
    let image = try png(.sample([line], size: Size(side, side)))
    for at in stride(from: 10, to: 1_990, by: 1) {
      #expect(image[at, at] == Paint.ink.light)
      #expect(image[at - 5, at + 5] == Paint.canvas.light)
    }
  }

  @Test("A lowered scale is reported, and the picture is complete")
  func lowered() throws {
    let renderer = PNGRenderer(theme: .light, scale: 4, pixelBudget: 6_000)
    let rendering = try renderer.render(.sample([.square(0, 0, 100, .ink)]))
    #expect(
      rendering.warnings == ["scale lowered from 4 to 1 to keep the picture within 6000 pixels"])
    #expect(try #require(DecodedPNG(rendering.bytes))[50, 59] == Paint.ink.light)
  }

  @Test("An empty drawing is its background, a pixel at least", arguments: [0, -5, .nan, 3])
  func empty(side: Double) throws {
    let drawing = Drawing(
      size: Size(side, side), title: "", description: "", background: .canvas, groups: [])
    let image = try png(drawing)
    #expect(image.width == (side == 3 ? 3 : 1))
    #expect(image[0, 0] == Paint.canvas.light)
  }

  @Test("The file contains only the picture, so the same drawing gives the same bytes")
  func deterministic() throws {
    let renderer = PNGRenderer(theme: .dark, scale: 2)
    let bytes = try renderer.render(.everything).bytes
    #expect(try renderer.render(.everything).bytes == bytes)
    #expect(Set(chunks(of: bytes)) == ["IHDR", "IDAT", "IEND"])
  }

  @Test("An invalid dash pattern leaves the line solid", arguments: [[0, 0], [-1, 2], [.nan]])
  func badDash(dash: [Double]) throws {
    let line = Shape.path(
      [.move(Point(10, 30)), .line(Point(90, 30))],
      Style(stroke: Stroke(.ink, width: 4, dash: dash)))
    let image = try png(.sample([line]))
    #expect((10...89).allSatisfy { image[$0, 30] == Paint.ink.light })
  }

  @Test("A shape with an invalid position does not prevent others from being drawn")
  func notANumber() throws {
    let nowhere = Box(x: .nan, y: .infinity, width: 5, height: 5)
    let image = try png(
      .sample([
        .ellipse(nowhere, Style(fill: .ink)), .text("a", x: .nan), .text("b", size: .infinity),
        .square(10, 10, 20, .ink),
      ]))
    #expect(image[20, 20] == Paint.ink.light)
  }

  private func chunks(of bytes: [UInt8]) -> [String] {
    var names: [String] = []
    var index = 8
    while index + 8 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: bytes[index + 4..<index + 8], as: UTF8.self))
      index += length + 12
    }
    return names
  }
}
