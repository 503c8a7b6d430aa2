package import FlowModel

extension Sample {
  /// Two scenes, with a segue and an unwind between them.
  package static let small = FlowGraph(
    storyboards: [Storyboard(path: main, name: "Main", initialScene: id("lst"), isMain: true)],
    scenes: [
      scene("lst", "List", line: 4, kind: .scene("tableViewController")) {
        $0.customClass = "ListController"
        $0.storyboardIdentifier = "list"
        $0.isInitial = true
        $0.isEntryPoint = true
      },
      scene("det", "Detail", line: 20),
    ],
    segues: [
      segue("sho", "show", from: id("lst"), to: id("det"), line: 9) {
        $0.identifier = "toDetail"
        $0.trigger = Trigger(
          element: "tableViewCell", objectID: "cel", title: "An item", event: "select")
      },
      segue("bak", "unwind", from: id("det"), to: nil, line: 25) {
        $0.unwindAction = "unwindToList:"
        $0.unwindTargets = [id("lst")]
      },
    ])
}
