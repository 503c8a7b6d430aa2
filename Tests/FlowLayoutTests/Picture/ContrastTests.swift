import DrawingModel
import FlowModel
import FlowStyle
import Foundation
import TestSupport
import Testing

@testable import FlowLayout

/// Checks every text of a picture against its background, with the formula of WCAG 2.
@Suite("Contrast")
struct ContrastTests {
  private static func ratio(_ a: Color, _ b: Color) -> Double {
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  @Test("The formula gives WCAG's example values")
  func formula() {
    #expect(abs(Self.ratio(Color(0x000000), Color(0xFFFFFF)) - 21) < 1e-6)
    #expect(abs(Self.ratio(Color(0x777777), Color(0xFFFFFF)) - 4.478) < 1e-3)
  }

  @Test("Every text of a picture is legible, light and dark")
  func texts() throws {
    var seen: Set<[Paint]> = []
    for graph in [Sample.full, Sample.code, Sample.inherited, Sample.chain(3)] {
      for (paint, ground) in Self.pairs(in: try LayoutEngine().drawing(of: graph)) {
        seen.insert([paint, ground])
        #expect(Self.ratio(paint.light, ground.light) >= 4.5, "\(paint.name) on \(ground.name)")
        #expect(Self.ratio(paint.dark, ground.dark) >= 4.5, "\(paint.name) on \(ground.name)")
      }
    }
    #expect(seen.count > 8)
  }

  @Test(
    "A label of any kind is legible on the canvas and in a storyboard",
    arguments: SegueFamily.allCases)
  func labels(family: SegueFamily) {
    let paint = family.edgeStyle.stroke.paint
    for ground in [Paint.canvas, .cluster] {
      #expect(Self.ratio(paint.light, ground.light) >= 4.5)
      #expect(Self.ratio(paint.dark, ground.dark) >= 4.5)
    }
  }

  @Test("Every text of a picture of two states is legible with every mark")
  func marks() throws {
    let graph = Sample.full
    for mark in FlowMarks.Mark.allCases {
      let remark = FlowMarks.Remark(mark, words: "class")
      let marks = FlowMarks(
        scenes: Dictionary(uniqueKeysWithValues: graph.scenes.map { ($0.id, remark) }),
        segues: Dictionary(uniqueKeysWithValues: graph.segues.map { ($0.id, remark) }),
        storyboards: Dictionary(uniqueKeysWithValues: graph.storyboards.map { ($0.path, remark) }))
      let drawing = try LayoutEngine().drawing(of: LayoutEngine.MarkedFlow(graph, marks))
      for (paint, ground) in Self.pairs(in: drawing) {
        #expect(Self.ratio(paint.light, ground.light) >= 4.5, "\(paint.name) on \(ground.name)")
        #expect(Self.ratio(paint.dark, ground.dark) >= 4.5, "\(paint.name) on \(ground.name)")
      }
    }
  }

  @Test("Every mark's line is visible on every background", arguments: FlowMarks.Mark.allCases)
  func lines(mark: FlowMarks.Mark) {
    for ground in [Paint.canvas, .cluster, mark.ground] {
      #expect(Self.ratio(mark.paint.light, ground.light) >= 3, "\(ground.name)")
      #expect(Self.ratio(mark.paint.dark, ground.dark) >= 3, "\(ground.name)")
    }
  }

  /// Returns each text's paint, with the topmost fill below it.
  private static func pairs(in drawing: Drawing) -> [(Paint, Paint)] {
    var grounds: [(box: Box, paint: Paint)] = []
    var pairs: [(Paint, Paint)] = []
    for shape in drawing.groups.flatMap(\.shapes) {
      switch shape {
      case .rectangle(let box, _, let style), .ellipse(let box, let style):
        if let fill = style.fill { grounds.append((box, fill)) }
      case .text(let run):
        let spot = Box(
          center: Point(run.minX + run.width / 2, run.origin.y - run.size / 3), size: Size(1, 1))
        let ground = grounds.last { $0.box.intersects(spot) }?.paint ?? drawing.background
        pairs.append((run.paint, ground))
      // The contents of screens have the app's own colours.
      case .path, .image, .layer: break
      }
    }
    return pairs
  }
}
