package import DrawingModel
package import FlowModel
import FlowStyle

extension LayoutEngine {
  /// The card of a scene in a picture of its own.
  package struct Card: Sendable {
    package let scene: Scene
    package let mark: FlowMarks.Mark
    package let drawing: Drawing
  }

  /// Returns the cards with screens, at full size, in the order of the graph.
  package func cards(of flow: MarkedFlow) -> [Card] {
    let platforms = Dictionary(
      flow.graph.storyboards.map { ($0.path, $0.platform) }, uniquingKeysWith: { first, _ in first }
    )
    let captions = StateCaptions(flow.marks)
    return flow.graph.scenes.compactMap { scene in
      guard let states = flow.screens[scene.id],
        let screens = CardScreens(states, captions: captions)
      else { return nil }
      let remark = flow.marks.remark(on: scene.id)
      let card = SceneCard(
        scene, platform: platforms[scene.id.path] ?? .iOS, arrow: nil, remark: remark,
        screens: screens)
      let margin = SignDisc.radius
      var group = card.group(at: Point(margin, margin))
      group.show(remark, on: .card)
      // The page has this ID already, for the scene in the whole picture.
      group.id = nil
      let drawing = Drawing(
        size: Size(card.size.width + 2 * margin, card.size.height + 2 * margin),
        title: scene.name.drawnLine,
        description: remark.lines.map(\.drawnLine).joined(separator: "\n"),
        background: .clear, groups: [group])
      return Card(scene: scene, mark: remark.mark, drawing: drawing)
    }
  }
}
