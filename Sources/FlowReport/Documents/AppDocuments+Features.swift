import FlowModel

extension AppDocuments {
  /// Returns the page of a feature: its picture, what leads in and out, and a section for each screen.
  func page(of feature: SceneGroup) -> DocumentPage {
    let name = names.features[feature.id] ?? "feature"
    let screens = screens(of: feature)
    var page = DocumentPage(name: name, title: feature.name)
    page.blocks = [
      .paragraph([
        .text("\(counted(screens.count, "screen")). "),
        .link([.text("Overview")], page: DocumentPage.overview, anchor: nil),
      ]),
      .picture(name, alternative: "The screens of \(feature.name) and what they lead to"),
    ]
    let isInside = { (id: SceneID) in featureOfScene[id] == feature }
    let out = graph.segues.filter { isInside($0.source) && $0.targets.contains { !isInside($0) } }
    let into = graph.segues.filter { !isInside($0.source) && $0.targets.contains(where: isInside) }
    page.blocks += section("Leads to", out)
    page.blocks += section("Reached from", into)
    page.blocks.append(.heading(level: 2, "Screens", anchor: "screens"))
    for screen in screens { page.blocks += section(for: screen) }
    return page
  }

  private func section(_ title: String, _ segues: [Segue]) -> [DocumentPage.Block] {
    guard !segues.isEmpty else { return [] }
    return [
      .heading(level: 2, title, anchor: nil),
      .table(
        ["From", "To", "Kind", "Trigger"],
        rows: segues.inDocumentOrder.map { segue in
          [
            [link(toSceneOf: segue.source)], joined(segue.targets.map(link(toSceneOf:))),
            [.text(kind(of: segue))], trigger(of: segue),
          ]
        }),
    ]
  }

  private func link(toSceneOf id: SceneID) -> DocumentPage.Span {
    graph.scene(id).map(link(to:)) ?? .text("missing '\(id.objectID)'")
  }

  // MARK: A screen

  private func section(for scene: Scene) -> [DocumentPage.Block] {
    let anchor = names.screens[scene.id]
    var blocks: [DocumentPage.Block] = [.heading(level: 3, scene.caption, anchor: anchor)]
    if pictured.contains(scene.id), let anchor {
      blocks.append(.picture(anchor, alternative: "The screen of \(scene.caption)"))
    }
    blocks.append(.list(facts(of: scene)))
    blocks += ways("Leads to", graph.segues(from: scene.id).filter { $0.kind != .unwind }) {
      joined($0.targets.map(link(toSceneOf:)))
    }
    blocks += ways("Unwinds", graph.segues(from: scene.id).filter { $0.kind == .unwind }) { segue in
      segue.targets.isEmpty
        ? [.text(segue.unwindFault?.explanation ?? "an unknown place")]
        : joined(segue.targets.map(link(toSceneOf:)))
    }
    blocks += ways("Reached from", graph.segues(to: scene.id)) { [link(toSceneOf: $0.source)] }
    return blocks
  }

  private func facts(of scene: Scene) -> [[DocumentPage.Span]] {
    var facts: [[DocumentPage.Span]] = []
    if let name = scene.customClass {
      let elsewhere = scene.classLocation == scene.location ? nil : scene.classLocation
      let declared = elsewhere.map { [.text(", declared at "), place($0)] } ?? []
      facts.append([.text("Class "), .code(name)] + declared)
    }
    facts.append([.text("\(scene.kindCaption) at "), place(scene.location)])
    if let identifier = scene.storyboardIdentifier {
      facts.append([.text("Identifier "), .code(identifier)])
    }
    if let title = scene.title, title != scene.name { facts.append([.text("Title ‘\(title)’")]) }
    if !scene.projectTargets.isEmpty {
      facts.append([.text("In " + scene.projectTargets.joined(separator: ", "))])
    }
    if let depth = taps[scene.id] {
      facts.append([
        .text(depth == 0 ? "Shown when the app starts" : "\(counted(depth, "tap")) from the start")
      ])
    }
    if !scene.containerCaption.isEmpty { facts.append([.text("In " + scene.containerCaption)]) }
    if !scene.returnCaption.isEmpty { facts.append([.text("Code " + scene.returnCaption)]) }
    if let fault = scene.fault ?? scene.whereabouts { facts.append([.text(fault)]) }
    return facts + (findings.byScene[scene.id] ?? []).map(spans(of:))
  }

  private func ways(
    _ title: String, _ segues: [Segue], _ other: (Segue) -> [DocumentPage.Span]
  ) -> [DocumentPage.Block] {
    guard !segues.isEmpty else { return [] }
    return [
      .paragraph([.text(title + ":")]),
      .list(
        segues.inDocumentOrder.map { segue in
          let details = [kind(of: segue)]
          let trigger = trigger(of: segue)
          return other(segue) + [.text(" – " + details.joined(separator: ", "))]
            + (trigger.isEmpty ? [] : [.text(", ")] + trigger)
        }),
    ]
  }

  private func kind(of segue: Segue) -> String {
    let words = [
      segue.relationship ?? segue.kind.rawValue, segue.origin == .code ? "from code" : nil,
      segue.isPossible ? "possible" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }

  private func trigger(of segue: Segue) -> [DocumentPage.Span] {
    var spans: [DocumentPage.Span] = []
    if let trigger = segue.triggerCaption ?? segue.performCaption { spans.append(.text(trigger)) }
    if let identifier = segue.identifier?.nonEmpty {
      spans += (spans.isEmpty ? [] : [.text(", ")]) + [.code(identifier)]
    }
    if let call = segue.callSites.first {
      spans += (spans.isEmpty ? [] : [.text(", ")]) + [place(call.location)]
    }
    return spans
  }
}
