import DrawingModel
import FlowRender
import Foundation
import Testing

@testable import FlowLayout

@Test(arguments: [8, 20, 70]) func lab(count: Int) throws {
  var generator = GraphGenerator(seed: 7)
  let graph = generator.graph(sceneCount: count, fanOut: 2)
  let drawing = try LayoutEngine().drawing(of: graph)
  let svg = try SVGRenderer(theme: .light).render(drawing)
  try Data(svg.bytes).write(to: URL(fileURLWithPath: "/work/tmp/lab\(count).svg"))
  let png = try PNGRenderer(theme: .light, scale: 1).render(drawing)
  try Data(png.bytes).write(to: URL(fileURLWithPath: "/work/tmp/lab\(count).png"))
}
