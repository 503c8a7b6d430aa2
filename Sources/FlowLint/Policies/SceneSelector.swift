import FlowAnalysis
public import FlowModel

/// Which scenes a policy is about. A scene matches if every property that is set does.
public struct SceneSelector: Hashable, Sendable {
  /// Names, titles, storyboard identifiers or `path#objectID`s, with wildcards.
  public var names: [String]
  /// Class names, with wildcards.
  public var classes: [String]
  /// Globs of files: that of the scene, or that of its class.
  public var files: [String]
  /// The names of targets, with wildcards.
  public var targets: [String]
  /// Whether the scene is presented rather than pushed; `nil` for either.
  public var isModal: Bool?
  /// Whether the app starts in the scene; `nil` for either.
  public var isEntryPoint: Bool?

  public init(
    names: [String] = [], classes: [String] = [], files: [String] = [], targets: [String] = [],
    isModal: Bool? = nil, isEntryPoint: Bool? = nil
  ) {
    self.names = names
    self.classes = classes
    self.files = files
    self.targets = targets
    self.isModal = isModal
    self.isEntryPoint = isEntryPoint
  }

  /// - Parameter text: A glob of files if it has a slash, else the name or the class of a scene.
  public init(_ text: String) {
    let isGlob = text.contains("/") && !text.contains("#")
    self.init(names: isGlob ? [] : [text], files: isGlob ? [text] : [])
  }

  /// Returns the IDs of the scenes of a graph that match. A class that is in the graph only because screens
  /// inherit from it is none.
  ///
  /// - Complexity: O(*n*) for *n* scenes and segues, times the number of patterns.
  public func scenes(of graph: FlowGraph) -> Set<SceneID> {
    let matcher = Matcher(self)
    let presented = isModal == nil ? [] : graph.presentedScenes
    let bases = graph.baseClasses
    return Set(
      graph.scenes.lazy.filter { scene in
        scene.reference?.target == nil && !bases.contains(scene.id) && matcher.matches(scene)
          && (isModal.map { $0 == presented.contains(scene.id) } ?? true)
          && (isEntryPoint.map { $0 == scene.isEntryPoint } ?? true)
      }.map(\.id))
  }

  /// Whether a class is one of those that are named by a class or a name.
  func matches(className: String) -> Bool {
    (classes + names).map(Wildcard.init).contains { $0.matches(className.unqualified) }
  }

  private struct Matcher {
    let names: [Wildcard]
    let classes: [Wildcard]
    let files: [Glob]
    let targets: [Wildcard]

    init(_ selector: SceneSelector) {
      names = selector.names.map(Wildcard.init)
      classes = selector.classes.map(Wildcard.init)
      files = selector.files.map(Glob.init)
      targets = selector.targets.map(Wildcard.init)
    }

    func matches(_ scene: Scene) -> Bool {
      let texts = [
        scene.name, scene.customClass?.unqualified, scene.storyboardIdentifier, scene.title,
        scene.id.description,
      ].compactMap(\.self)
      let paths = [scene.id.path, scene.classLocation?.path].compactMap(\.self)
      return names.fit(texts) && classes.fit([scene.customClass?.unqualified].compactMap(\.self))
        && (files.isEmpty || files.contains { glob in paths.contains(where: glob.matches) })
        && targets.fit(scene.projectTargets)
    }
  }
}

/// A name in which `*` stands for any characters.
struct Wildcard: Hashable {
  private let parts: [Substring]

  init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// - Complexity: O(*n*) for *n* characters, times the number of parts.
  func matches(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first.map { $0 == text } ?? text.isEmpty
    }
    guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}

extension [Wildcard] {
  /// Whether there is no pattern, or one that matches one of some texts.
  fileprivate func fit(_ texts: [String]) -> Bool {
    isEmpty || contains { pattern in texts.contains(where: pattern.matches) }
  }
}

extension FlowGraph {
  /// The scenes that a segue presents, with what their containers contain.
  fileprivate var presentedScenes: Set<SceneID> {
    var found = Set(
      segues.lazy.filter { $0.kind.family == .present }.flatMap(\.targets))
    var pending = Array(found)
    while let scene = pending.popLast() {
      for segue in segues(from: scene) where segue.kind.family == .relationship {
        pending += segue.targets.filter { found.insert($0).inserted }
      }
    }
    return found
  }
}
