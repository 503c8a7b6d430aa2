import FlowModel

/// Walks a graph depth first and writes a line for each scene and segue.
///
/// It has an explicit stack, so that a long chain does not overflow the call stack. A scene below a
/// depth of 24 is postponed and shown as another root; otherwise, the indentation of a chain would
/// grow with the square of its length.
struct TreeWriter {
  private(set) var text = ""
  private let outline: Outline
  private let ink: TreeInk
  /// The paths of launch screen storyboards.
  private let launchScreens: Set<String>
  private var shown: Set<SceneID> = []
  private var postponed: [SceneID] = []

  private static let deepest = 24

  /// A scene whose segues are being written, with the remaining segues and the prefix of their
  /// lines.
  private struct Frame {
    let path: String
    let segues: [Segue]
    let prefix: String
    var next = 0
  }

  init(_ outline: Outline, ink: TreeInk) {
    self.outline = outline
    self.ink = ink
    launchScreens = Set(outline.chapters.lazy.filter(\.isLaunchScreen).map(\.path))
  }

  /// Writes the trees of the roots that are not shown yet; writes nothing if there are none.
  ///
  /// - Parameter file: The file that contains the roots, if they cannot be reached.
  mutating func section(_ file: String?, roots: [Scene]) {
    guard roots.contains(where: { !shown.contains($0.id) }) else { return }
    if !text.isEmpty { text += "\n" }
    if let file { text += ink.faint("\(file.shortened(to: 80)), not reached:") + "\n" }
    let margin = file == nil ? "" : "  "
    for root in roots where !shown.contains(root.id) {
      tree(root, remark: startRemark(root), margin: margin)
      writePostponed(margin: margin)
    }
  }

  /// Writes postponed scenes. Doing so may postpone further ones, which are appended.
  private mutating func writePostponed(margin: String) {
    var next = 0
    while next < postponed.count {
      let id = postponed[next]
      next += 1
      guard !shown.contains(id), let scene = outline.graph.scene(id) else { continue }
      tree(scene, remark: " (continued)", margin: margin)
    }
    postponed.removeAll()
  }

  private mutating func tree(_ root: Scene, remark: String, margin: String) {
    shown.insert(root.id)
    text += margin + describe(root, isRoot: true) + ink.faint(remark) + "\n"
    var stack = [frame(root.id, prefix: margin)]
    while var frame = stack.popLast() {
      guard frame.next < frame.segues.count else { continue }
      let segue = frame.segues[frame.next]
      frame.next += 1
      let isLast = frame.next == frame.segues.count
      text += frame.prefix + (isLast ? "└── " : "├── ")
      let prefix = frame.prefix + (isLast ? "    " : "│   ")
      stack.append(frame)
      if let child = write(segue, from: frame.path, depth: stack.count) {
        stack.append(self.frame(child, prefix: prefix))
      }
    }
  }

  private func frame(_ id: SceneID, prefix: String) -> Frame {
    Frame(
      path: id.path, segues: outline.graph.segues(from: id).inDocumentOrder, prefix: prefix)
  }
}

// MARK: - Lines

extension TreeWriter {
  /// Writes the segue's line, and returns the scene whose subtree follows it, if any.
  private mutating func write(_ segue: Segue, from path: String, depth: Int) -> SceneID? {
    text += ink.edge(segue.wayIn, of: segue.kind.family)
    defer { text += "\n" }
    guard segue.kind.family != .unwind, let target = segue.destination else {
      let targets = segue.targets.map { outline.graph.scene($0)?.caption ?? $0.objectID }
      if !targets.isEmpty { text += " → " + targets.map(Self.short).joined(separator: ", ") }
      if let fault = segue.unwindFault { text += " " + ink.fault("✗ \(fault.phrase)") }
      return nil
    }
    text += ": "
    guard let scene = outline.graph.scene(target) else {
      text += ink.fault("✗ missing scene '\(Self.short(target.objectID))'")
      return nil
    }
    if let outcome = outcome(of: scene) {
      shown.insert(target)
      text += outcome
      return nil
    }
    if shown.contains(target) {
      text += "→ \(Self.short(scene.caption))" + ink.faint(" (see above)")
      return nil
    }
    if depth >= Self.deepest, !outline.graph.segues(from: target).isEmpty {
      postponed.append(target)
      text += "→ \(Self.short(scene.caption))" + ink.faint(" (see below)")
      return nil
    }
    shown.insert(target)
    text += describe(scene, isRoot: false)
    if target.path != path { text += ink.faint(" in \(Self.short(target.path))") }
    return target
  }

  private func startRemark(_ scene: Scene) -> String {
    if launchScreens.contains(scene.id.path) { return " (launch screen)" }
    return scene.isEntryPoint ? " (entry point)" : scene.isInitial ? " (initial)" : ""
  }

  private func describe(_ scene: Scene, isRoot: Bool) -> String {
    let name = Self.short(scene.caption)
    let marks = [
      scene.customClass?.nonEmpty, scene.storyboardIdentifier?.nonEmpty.map { "'\($0)'" },
    ]
    .compactMap { $0.map(Self.short) }
    return (isRoot ? ink.bold(name) : name)
      + (marks.isEmpty ? "" : ink.faint(" [\(marks.joined(separator: ", "))]"))
      + (scene.isClass ? ink.faint(" (\(scene.kindCaption))") : "")
      + (scene.bases.isEmpty ? "" : ink.faint(" (△ \(bases(of: scene)))"))
      + (scene.containers.isEmpty ? "" : ink.faint(" (in \(Self.short(scene.containerCaption)))"))
      + (scene.returns.isEmpty ? "" : ink.faint(" (\(scene.returnCaption))"))
      + (outcome(of: scene).map { " \($0)" } ?? "")
  }

  private func bases(of scene: Scene) -> String {
    scene.bases.map { Self.short($0.caption) }.joined(separator: ", ")
  }

  /// Returns the result of a reference whose scene is not in the graph.
  private func outcome(of scene: Scene) -> String? {
    scene.fault.map { ink.fault("✗ \(Self.short($0))") }
      ?? scene.whereabouts.map { "↗ \(Self.short($0))" }
  }

  private static func short(_ text: String) -> String { text.singleLine.shortened(to: 80) }
}

extension Segue {
  /// The segue's kind and name, such as `show toDetail` or `⤺ unwindToList:`.
  fileprivate var wayIn: String {
    let className = self.kind.family == .custom ? customClass : nil
    let name = (nameCaption?.nonEmpty ?? className).map { $0.singleLine.shortened(to: 80) }
    let kind =
      switch self.kind.family {
      case .unwind: "⤺"
      case .relationship: name == nil ? "relationship" : ""
      default: self.kind.rawValue.singleLine.shortened(to: 40)
      }
    if origin == .code {
      return captionLines.map { $0.shortened(to: 60) }.joined(separator: " ") + " (code)"
    }
    let words = [countCaption, kind, name, performCaption.map { "(\($0))" }]
    return words.compactMap { $0?.nonEmpty }.joined(separator: " ")
  }
}
