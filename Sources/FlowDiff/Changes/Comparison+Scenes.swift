import FlowModel
import ScreenModel

extension Comparison {
  mutating func compareScenes() {
    for index in matching.lostScenes {
      let scene = before.scenes[index]
      tellPresence(of: scene, .scene(before: scene, after: nil), isAdded: false)
    }
    for index in matching.newScenes {
      let scene = after.scenes[index]
      tellPresence(of: scene, .scene(before: nil, after: scene), isAdded: true)
    }
    for pair in matching.scenes.pairs {
      compare(before.scenes[pair.before], after.scenes[pair.after])
    }
  }

  mutating func compareLooks() {
    for pair in matching.scenes.pairs {
      let (earlier, later) = (before.scenes[pair.before], after.scenes[pair.after])
      guard var screen = screens(earlier.id, later.id) else { continue }
      screen.compare(earlier.runtimeAttributes, later.runtimeAttributes)
      let views = screen.changes.filter { !$0.isTitle(of: earlier, later) }
      guard !views.isEmpty else { continue }
      tell(
        .sceneLooks, .scene(before: earlier, after: later), views: views, at: later.location)
    }
  }

  private mutating func tellPresence(
    of scene: Scene, _ subject: Change.Subject, isAdded: Bool
  ) {
    guard let reference = scene.reference else {
      if scene.isScreen { tell(isAdded ? .sceneAdded : .sceneRemoved, subject, at: scene.location) }
      guard scene.isEntryPoint else { return }
      return tell(
        .entryPoint, subject, from: isAdded ? nil : "yes", to: isAdded ? "yes" : nil,
        at: scene.location)
    }
    switch reference.resolution {
    // The segues through a resolved reference report its changes.
    case .resolved: break
    case let resolution where resolution.isFault:
      let outcome = resolution.rawValue
      tell(
        isAdded ? .referenceBroken : .referenceMended, subject, from: isAdded ? nil : outcome,
        to: isAdded ? outcome : nil, at: scene.location)
    default: tell(isAdded ? .referenceAdded : .referenceRemoved, subject, at: scene.location)
    }
  }

  private mutating func compare(_ earlier: Scene, _ later: Scene) {
    let subject = Change.Subject.scene(before: earlier, after: later)
    if let reference = earlier.reference, let laterReference = later.reference {
      return compare(reference, laterReference, of: subject, at: later.location)
    }
    func tell(_ kind: Change.Kind, _ text: (Scene) -> String?) {
      self.tell(kind, subject, from: text(earlier), to: text(later), at: later.location)
    }
    // The file of a class that is known only from source may change without being a change of the
    // flow.
    if !earlier.isClass || !later.isClass, matching.files.path(earlier.id.path) != later.id.path {
      tell(.sceneMoved) { $0.id.path }
    }
    tell(.entryPoint) { $0.isEntryPoint ? "yes" : nil }
    // Xcode derives a scene's name from its class, label or title, so a change of one of these
    // would otherwise be reported twice.
    let isOfClass = earlier.customClass != later.customClass && earlier.isNamedByClass
    // A title that source gives in one state only may be unknown in the other.
    let isOfTitle =
      earlier.isClass && later.isClass && earlier.isNamedByClass != later.isNamedByClass
    if !isOfClass || !later.isNamedByClass, !isOfTitle { tell(.sceneRenamed) { $0.name } }
    // The name of a class that is no screen is no matter of the flow.
    if earlier.isScreen || later.isScreen { tell(.sceneClass) { $0.customClass } }
    // What only an interface file can state comes and goes with the file.
    guard earlier.isClass == later.isClass else { return }
    tell(.sceneElement) { $0.kind.name }
    tell(.sceneIdentifier) { $0.storyboardIdentifier }
    func isName(_ text: (Scene) -> String?) -> Bool {
      earlier.name != later.name
        && [earlier, later].allSatisfy { (text($0)?.nonEmpty ?? $0.name) == $0.name }
    }
    if !isName(\.title) { tell(.sceneTitle) { $0.title } }
    if !isName(\.userLabel) { tell(.sceneUserLabel) { $0.userLabel } }
    tell(.table) { $0.table?.rawValue }
    compareContents(earlier, later, subject)
  }

  private mutating func compare(
    _ earlier: Reference, _ later: Reference, of subject: Change.Subject,
    at location: SourceLocation
  ) {
    let before = earlier.resolution.rawValue
    let after = later.resolution.rawValue
    if earlier.resolution.isFault != later.resolution.isFault {
      let kind = later.resolution.isFault ? Change.Kind.referenceBroken : .referenceMended
      return tell(kind, subject, from: before, to: after, at: location)
    }
    // The segues through a resolved reference report its changes.
    guard later.resolution != .resolved || earlier.resolution != .resolved else { return }
    if earlier.wanted == later.wanted {
      tell(.referenceRetargeted, subject, from: before, to: after, at: location)
    } else {
      tell(.referenceRetargeted, subject, from: earlier.wanted, to: later.wanted, at: location)
    }
  }
}

extension Scene {
  /// Whether the scene's name derives from its class, or from its kind if it has no class.
  fileprivate var isNamedByClass: Bool {
    guard let customClass = customClass?.nonEmpty else {
      return name == Scene.displayName(forElement: kind.name)
    }
    let letters = name.filter { $0 != " " }
    return !letters.isEmpty && customClass.hasSuffix(letters)
      || name == Scene.displayName(forClass: customClass)
  }
}

extension ViewChange {
  /// Whether this is the scene's title or name, whose change is one of the scene.
  fileprivate func isTitle(of earlier: Scene, _ later: Scene) -> Bool {
    guard kind == .renamed || kind == .changed, property == nil, keyPath == nil,
      [.navigationItem, .tabItem, .window].contains(part)
    else { return false }
    func titles(_ scene: Scene) -> [String?] { [scene.title, scene.name] }
    return zip(titles(earlier), titles(later)).contains { $0 != $1 && $0 == before && $1 == after }
  }
}

extension Reference {
  /// What a reference refers to, in one line: `Settings/detail`, `class Detail`, `xib Card`.
  fileprivate var wanted: String {
    [
      bundleIdentifier.map { "bundle \($0)" }, className.map { "class \($0)" },
      xibName.map { "xib \($0)" },
      [storyboardName, referencedIdentifier].compactMap { $0 }.joined(separator: "/"),
    ]
    .compactMap { $0?.nonEmpty }.joined(separator: " ")
  }
}
