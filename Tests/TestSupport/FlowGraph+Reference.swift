package import FlowModel

extension FlowGraph {
  /// Main's scene `a` leads through the reference `r` to the scene `s` of Settings.
  package static var withReference: FlowGraph {
    let sketch = FlowGraph(
      StoryboardSketch(
        "Main.storyboard", initial: "a", isMain: true,
        SceneSketch("a", .to("Settings.storyboard#s", id: "1")),
        .reference("r", to: "Settings")),
      StoryboardSketch("Settings.storyboard", initial: "s", SceneSketch("s", class: "Settings")))
    let scenes = sketch.scenes.map { scene in
      var scene = scene
      if scene.id.objectID == "r" {
        scene.reference = Reference(
          storyboardName: "Settings", resolution: .resolved,
          target: SceneID("Settings.storyboard#s"))
      }
      return scene
    }
    let segues = sketch.segues.map { segue in
      var segue = segue
      segue.via = SceneID("Main.storyboard#r")
      return segue
    }
    return FlowGraph(storyboards: sketch.storyboards, scenes: scenes, segues: segues)
  }
}
