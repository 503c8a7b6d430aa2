import DrawingModel
import FlowModel
import FlowStyle
import TestSupport

extension Wireframe {
  /// A phone's screen with controls on it.
  static func sketch(
    _ anchors: [String: Box] = [:], size: Size = Size(240, 480)
  ) -> Wireframe {
    let ground = Shape.rectangle(
      Box(x: 0, y: 0, width: size.width, height: size.height), cornerRadius: 0,
      Style(fill: .canvas))
    let controls = anchors.sorted { $0.key < $1.key }.map {
      Shape.rectangle($0.value, cornerRadius: 4, Style(fill: .badge))
    }
    return Wireframe(size: size, cornerRadius: 20, shapes: [ground] + controls, anchors: anchors)
  }
}

extension Trigger {
  static func button(_ objectID: String, event: String? = "tap") -> Trigger {
    Trigger(element: "button", objectID: objectID, title: "Press", event: event)
  }
}

extension FlowGraph {
  /// A screen for every scene, and on it a control for each of its segues.
  var sketchedScreens: [SceneID: Wireframe] {
    var screens: [SceneID: Wireframe] = [:]
    for scene in scenes {
      var anchors: [String: Box] = [:]
      for (rank, segue) in segues(from: scene.id).enumerated() {
        guard let control = segue.trigger?.objectID else { continue }
        anchors[control] = Box(
          x: 20 + Double(rank % 3) * 60, y: 40 + Double(rank) * 37, width: 70, height: 30)
      }
      screens[scene.id] = .sketch(anchors)
    }
    return screens
  }
}
