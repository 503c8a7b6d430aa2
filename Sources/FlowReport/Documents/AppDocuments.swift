package import FlowAnalysis
package import FlowModel

/// The pages that document an app: an overview, a page for each feature, an index and statistics.
package struct AppDocuments {
  let graph: FlowGraph
  let features: [SceneGroup]
  let featureOfScene: [SceneID: SceneGroup]
  let names: DocumentNames
  let links: SourceLinks?
  let statistics: FlowStatistics
  /// The number of taps from the start to each screen that can be reached.
  let taps: [SceneID: Int]
  let findings: ScreenFindings
  /// The scenes with a picture of their screen.
  let pictured: Set<SceneID>
  let title: String
  /// The segues that screens inherit, by the class that makes them.
  let inherited: [SceneID: [Segue]]

  /// - Parameters:
  ///   - features: The features, in the order of the overview.
  ///   - featureOfScene: The feature of each scene; each scene has one.
  package init(
    _ graph: FlowGraph, title: String, features: [SceneGroup],
    featureOfScene: [SceneID: SceneGroup], names: DocumentNames, statistics: FlowStatistics,
    findings: ScreenFindings, pictured: Set<SceneID>, links: SourceLinks?
  ) {
    self.graph = graph
    self.title = title.isEmpty ? "Screen flow" : "Screen flow of \(title)"
    self.features = features
    self.featureOfScene = featureOfScene
    self.names = names
    self.statistics = statistics
    taps = graph.taps(from: graph.entryPoints)
    self.pictured = pictured
    self.links = links
    self.findings = findings
    inherited = Dictionary(grouping: graph.segues.lazy.filter(\.isInherited), by: \.source)
  }

  package var pages: [DocumentPage] {
    [overview] + features.map(page(of:)) + [index, statisticsPage]
  }

  /// The screens, in the order of their files.
  var screens: [Scene] {
    graph.scenes.filter { $0.reference?.target == nil }
      .sorted { ($0.location, $0.id) < ($1.location, $1.id) }
  }

  func screens(of feature: SceneGroup) -> [Scene] {
    screens.filter { featureOfScene[$0.id] == feature }
  }

  /// The number of screens, as statistics count them, and of what else has a section.
  func headline(of scenes: [Scene]) -> String {
    let count = scenes.count(where: \.isScreen)
    let others = scenes.count - count
    let classes = "\(others) class\(others == 1 ? "" : "es")"
    if count == 0, others > 0 { return "\(classes) without a screen" }
    return counted(count, "screen") + (others > 0 ? " and \(classes) without one" : "")
  }

  // MARK: Overview

  private var overview: DocumentPage {
    var page = DocumentPage(name: DocumentPage.overview, title: title)
    page.topics = features.compactMap { names.features[$0.id] } + ["screens", "statistics"]
    page.blocks = [
      .paragraph([
        .text("\(headline(of: screens)), in \(counted(features.count, "feature"))."),
        .text(" "), .link([.text("All screens by name")], page: "screens", anchor: nil),
        .text(" · "),
        .link([.text("Statistics")], page: "statistics", anchor: nil),
      ]),
      .picture("overview", alternative: "The features of the app and the segues between them"),
    ]
    page.blocks += starts
    page.blocks += [
      .heading(level: 2, "Features", anchor: "features"),
      .table(
        ["Feature", "Screens", "Leads to", "Reached from"],
        rows: features.map { feature in
          [
            [link(to: feature)], [.text(String(screens(of: feature).count(where: \.isScreen)))],
            joined(neighbours(of: feature, \.starts, \.targets).map(link(to:))),
            joined(neighbours(of: feature, \.targets, \.starts).map(link(to:))),
          ]
        }),
    ]
    if !findings.elsewhere.isEmpty {
      page.blocks += [
        .heading(level: 2, "Findings", anchor: "findings"),
        .list(findings.elsewhere.map(spans(of:))),
      ]
    }
    return page
  }

  /// Where the app starts; if targets start in different screens, with their names.
  private var starts: [DocumentPage.Block] {
    let scenes = screens.filter(\.isEntryPoint)
    let owners = scenes.map { scene in
      let targets = graph.targets.filter { $0.entryPoints.contains(scene.id) }.map(\.name)
      return (targets.isEmpty ? scene.projectTargets : targets).joined(separator: ", ")
    }
    guard Set(owners).count > 1 else {
      let links = joined(scenes.map(link(to:)))
      return links.isEmpty ? [] : [.paragraph([.text("The app starts in ")] + links + [.text(".")])]
    }
    return [
      .paragraph([.text("It starts in:")]),
      .list(
        zip(scenes, owners).map { scene, owner in
          [link(to: scene)] + (owner.isEmpty ? [] : [.text(" – " + owner)])
        }),
    ]
  }

  private func neighbours(
    of feature: SceneGroup, _ from: (Segue) -> [SceneID], _ to: (Segue) -> [SceneID]
  ) -> [SceneGroup] {
    let others = graph.segues.filter { from($0).contains { featureOfScene[$0] == feature } }
      .flatMap(to).compactMap { featureOfScene[$0] }
    return features.filter { $0 != feature && others.contains($0) }
  }

  // MARK: Index

  private var index: DocumentPage {
    var page = DocumentPage(name: "screens", title: "Screens by name")
    let sorted = screens.sorted {
      (title(of: $0).lowercased(), $0.id) < (title(of: $1).lowercased(), $1.id)
    }
    page.blocks.append(.paragraph([.text(headline(of: sorted) + ". "), overviewLink]))
    let lists = [
      ("By class", "classes", \Scene.customClass),
      ("By identifier", "identifiers", \Scene.storyboardIdentifier),
    ].map { title, anchor, name in
      let named = sorted.compactMap { scene in
        scene[keyPath: name].map { (name: $0, scene: scene) }
      }.sorted { ($0.name.lowercased(), $0.scene.id) < ($1.name.lowercased(), $1.scene.id) }
      return (title: title, anchor: anchor, named: named)
    }.filter { !$0.named.isEmpty }
    page.blocks.append(
      .contents(
        joined(lists.map { .link([.text($0.title)], page: page.name, anchor: $0.anchor) })))
    page.blocks.append(
      .table(
        ["Screen", "Class", "Identifier", "Feature", "Taps"],
        rows: sorted.map { scene in
          [
            [link(to: scene)], scene.customClass.map { [.code($0)] } ?? [],
            scene.storyboardIdentifier.map { [.code($0)] } ?? [],
            featureOfScene[scene.id].map { [link(to: $0)] } ?? [],
            [.text(taps[scene.id].map(String.init) ?? "–")],
          ]
        }))
    for list in lists {
      page.blocks.append(.heading(level: 2, list.title, anchor: list.anchor))
      page.blocks.append(
        .list(list.named.map { [.code($0.name), .text(" – "), link(to: $0.scene)] }))
    }
    return page
  }

  // MARK: Spans

  func link(to feature: SceneGroup) -> DocumentPage.Span {
    .link([.text(feature.name)], page: names.features[feature.id] ?? "", anchor: nil)
  }

  /// The name of a screen, with what tells it from others of the same name.
  func title(of scene: Scene) -> String {
    names.marks[scene.id].map { "\(scene.caption) (\($0))" } ?? scene.caption
  }

  func link(to scene: Scene) -> DocumentPage.Span {
    guard let feature = featureOfScene[scene.id], let page = names.features[feature.id] else {
      return .text(title(of: scene))
    }
    return .link([.text(title(of: scene))], page: page, anchor: names.screens[scene.id])
  }

  func joined(_ spans: [DocumentPage.Span]) -> [DocumentPage.Span] {
    Array(spans.map { [$0] }.joined(separator: [.text(", ")]))
  }

  /// A file and a line: by the file's path, or by its name where the path would be repeated.
  func place(_ location: SourceLocation, isShort: Bool = false) -> DocumentPage.Span {
    let path = location.path.singleLine
    let file = isShort ? path.split(separator: "/").last.map(String.init) ?? path : path
    let place = DocumentPage.Span.code(location.line > 0 ? "\(file):\(location.line)" : file)
    return links.map { .address([place], $0.address(of: location)) } ?? place
  }

  var overviewLink: DocumentPage.Span {
    .link([.text("Overview")], page: DocumentPage.overview, anchor: nil)
  }

  func spans(of finding: Finding) -> [DocumentPage.Span] {
    [
      .text("\(finding.severity.rawValue): \(finding.message) ("), place(finding.location),
      .text(")"),
    ]
  }
}
