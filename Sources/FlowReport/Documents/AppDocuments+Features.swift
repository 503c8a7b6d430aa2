import FlowModel

extension AppDocuments {
  /// Returns the page of a feature: its picture, what leads in and out, and a section for each screen.
  func page(of feature: SceneGroup) -> DocumentPage {
    let name = names.features[feature.id] ?? "feature"
    let screens = screens(of: feature)
    var page = DocumentPage(name: name, title: feature.name)
    page.blocks = [
      .paragraph([
        .text(headline(of: screens) + ". "), overviewLink,
      ]),
      .picture(name, alternative: "The screens of \(feature.name) and what they lead to"),
    ]
    let isInside = { (id: SceneID) in featureOfScene[id] == feature }
    let out = graph.segues.filter { segue in
      segue.starts.contains(where: isInside) && segue.targets.contains { !isInside($0) }
    }
    let into = graph.segues.filter { segue in
      segue.starts.contains { !isInside($0) } && segue.targets.contains(where: isInside)
    }
    page.blocks += section("Leads to", of: feature, out)
    page.blocks += section("Reached from", of: feature, into)
    page.blocks.append(.heading(level: 2, "Screens", anchor: "screens"))
    // What does not fit a window is found by its name.
    if screens.count > 5 {
      page.blocks.append(.contents(joined(screens.map(link(to:)))))
    }
    for screen in screens { page.blocks += section(for: screen) }
    return page
  }

  /// A table of the segues between a feature and others. Where each is in the source is said with its screen.
  private func section(
    _ title: String, of feature: SceneGroup, _ segues: [Segue]
  ) -> [DocumentPage.Block] {
    guard !segues.isEmpty else { return [] }
    var rows: [[[DocumentPage.Span]]] = []
    var counts: [[[DocumentPage.Span]]: Int] = [:]
    for segue in segues.inDocumentOrder {
      let ends = Set((segue.starts + segue.targets).compactMap { featureOfScene[$0] })
      let others = features.filter { $0 != feature && ends.contains($0) }
      let trigger = trigger(of: segue)
      let row = [
        source(of: segue), joined(segue.targets.map(link(toSceneOf:))),
        joined(others.map(link(to:))),
        [.text(kind(of: segue))] + (trigger.isEmpty ? [] : [.text(", ")] + trigger),
      ]
      if counts[row] == nil { rows.append(row) }
      counts[row, default: 0] += 1
    }
    return [
      .heading(level: 2, title, anchor: nil),
      .table(
        ["From", "To", "Feature", "How"],
        rows: rows.map { row in
          let count = counts[row] ?? 1
          return count == 1 ? row : row.dropLast() + [row[3] + [.text(" (\(count) times)")]]
        }),
    ]
  }

  /// The scene that a segue leaves, or the class from which others inherit the segue.
  private func source(of segue: Segue) -> [DocumentPage.Span] {
    let source = link(toSceneOf: segue.source)
    return segue.isInherited ? [.text("every "), source] : [source]
  }

  private func link(toSceneOf id: SceneID) -> DocumentPage.Span {
    graph.scene(id).map(link(to:)) ?? .text("missing '\(id.objectID)'")
  }

  // MARK: A screen

  private func section(for scene: Scene) -> [DocumentPage.Block] {
    let anchor = names.screens[scene.id]
    var blocks: [DocumentPage.Block] = [.heading(level: 3, title(of: scene), anchor: anchor)]
    if pictured.contains(scene.id), let anchor {
      blocks.append(.picture(anchor, alternative: "The screen of \(title(of: scene))"))
    }
    blocks.append(.list(facts(of: scene)))
    let own = graph.segues(from: scene.id).filter { !$0.isInherited }
    blocks += ways("Leads to", own.filter { $0.kind != .unwind }) {
      joined($0.targets.map(link(toSceneOf:)))
    }
    blocks += ways("Every screen of the class leads to", inherited[scene.id] ?? []) {
      joined($0.targets.map(link(toSceneOf:)))
    }
    blocks += ways("Unwinds", own.filter { $0.kind == .unwind }) { segue in
      segue.targets.isEmpty
        ? [.text(segue.unwindFault?.explanation ?? "an unknown place")]
        : joined(segue.targets.map(link(toSceneOf:)))
    }
    blocks += ways("Reached from", graph.segues(to: scene.id), source)
    return blocks
  }

  private func facts(of scene: Scene) -> [[DocumentPage.Span]] {
    var facts: [[DocumentPage.Span]] = []
    if scene.isClass, let name = scene.customClass {
      facts.append([
        .text(scene.kindCaption.capitalizedFirst + " "), .code(name), .text(" at "),
        place(scene.location),
      ])
    } else if let name = scene.customClass {
      let elsewhere = scene.classLocation == scene.location ? nil : scene.classLocation
      let declared = elsewhere.map { [.text(", declared at "), place($0)] } ?? []
      facts.append([.text("Class "), .code(name)] + declared)
    }
    if facts.isEmpty || !scene.isClass {
      facts.append([
        .text("\(scene.kindCaption.capitalizedFirst) at "), place(scene.location),
      ])
    }
    if let identifier = scene.storyboardIdentifier {
      facts.append([.text("Identifier "), .code(identifier)])
    }
    if let title = scene.title, title != scene.name { facts.append([.text("Title ‘\(title)’")]) }
    if !scene.projectTargets.isEmpty {
      let word = scene.projectTargets.count == 1 ? "Target " : "Targets "
      facts.append([.text(word + scene.projectTargets.joined(separator: ", "))])
    }
    if let depth = taps[scene.id] {
      facts.append([
        .text(
          scene.isEntryPoint ? "Shown at the start" : "\(counted(depth, "tap")) from the start")
      ])
    }
    if !scene.containerCaption.isEmpty { facts.append([.text("Inside " + scene.containerCaption)]) }
    if !scene.returnCaption.isEmpty {
      facts.append([.text("Closed by its code: " + scene.returnCaption)])
    }
    let bases = Set(graph.segues(from: scene.id).lazy.filter(\.isInherited).map(\.source))
    if !bases.isEmpty {
      facts.append(
        [.text("Leads wherever every screen of a class does: ")]
          + joined(bases.sorted().map(link(toSceneOf:))))
    }
    if let segues = inherited[scene.id] {
      let heirs = Set(segues.flatMap(\.sources)).sorted()
      facts.append([.text("The class of ")] + joined(heirs.map(link(toSceneOf:))))
    }
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
          let details = [[.text(kind(of: segue))], trigger(of: segue), place(of: segue)]
          return other(segue) + [.text(" – ")]
            + details.filter { !$0.isEmpty }.joined(separator: [.text(", ")])
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
    return spans
  }

  /// The first of the calls; the place of a segue of an interface file is of no use to a reader.
  private func place(of segue: Segue) -> [DocumentPage.Span] {
    segue.callSites.first.map { [place($0.location, isShort: true)] } ?? []
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
