import FlowModel
import InputBounds
import InterfaceBuilder
import ProjectTargets
import SourceNavigation

/// The storyboards and classes in which the app and its extensions start, and the storyboards of launch
/// screens.
struct AppStart {
  private(set) var mainStoryboards: Set<Int> = []
  private(set) var launchScreens: Set<Int> = []
  /// The principal classes of extensions, each named by a property list.
  private(set) var extensionClasses: [ClassReference] = []
  private(set) var findings: [Finding] = []
  /// Faults of main nibs, which a graph has no place for.
  private(set) var nibFindings: [Finding] = []
  /// The platforms for which an app names its main storyboard.
  private var appPlatforms: Set<Platform> = []

  init(_ catalogue: InterfaceCatalogue, propertyLists: [AppFile], projects: ProjectStructure) {
    let used = Set(projects.configurations.compactMap(\.propertyList))
    var claims: Set<StoryboardClaim> = []
    for file in propertyLists {
      do {
        let list = try InfoPropertyList(file)
        claims.formUnion(
          list.claims(path: file.path).map { claim in
            var claim = claim
            claim.location = file.location(ofString: claim.storyboard)
            return claim
          })
        nibFindings += list.nibFindings(in: catalogue, of: file)
        if let name = list.extensionClass {
          extensionClasses.append(ClassReference(name: name, path: file.path))
        }
      } catch {
        // A project names the property lists of its targets. Another one may be a part of such a list.
        let isUsed = used.isEmpty || used.contains(file.path)
        findings.append(.unreadable(file, error, isUsed ? .error : .note))
      }
    }
    for configuration in projects.configurations {
      claims.formUnion(configuration.storyboardClaims)
    }
    for (wanted, claims) in Dictionary(grouping: claims, by: Wanted.init) {
      let variants = wanted.variants(in: catalogue)
      for claim in claims {
        // All storyboards that are equally close count: localised copies each start the app, and so
        // do those of two apps whose property lists are in the same folder.
        let targets = catalogue.targets
        let scope =
          claim.target.flatMap(targets.scope(ofTarget:)) ?? targets.scope(ofFileAt: claim.origin)
        let place = FilePlace(path: claim.origin, platforms: claim.platforms, scope: scope)
        add(variants.flatMap { $0.nearest(to: place) }, of: catalogue, for: claim)
      }
    }
    checkMainStoryboards(of: catalogue)
    addConventional(to: catalogue)
  }

  private mutating func add(
    _ storyboards: [Int], of catalogue: InterfaceCatalogue, for claim: StoryboardClaim
  ) {
    switch claim.role {
    case .launchScreen:
      launchScreens.formUnion(storyboards)
      return
    case .application, .watchApplication:
      appPlatforms.formUnion(storyboards.map { catalogue.documents[$0].platform })
    case .appExtension: break
    }
    mainStoryboards.formUnion(storyboards)
    if storyboards.isEmpty, claim.role != .watchApplication,
      !catalogue.hasUnread(.storyboard, named: claim.storyboard)
    {
      findings.append(.missingStoryboard(claim))
    }
  }

  /// Reports a named initial scene that does not exist, for main storyboards and all others.
  private mutating func checkMainStoryboards(of catalogue: InterfaceCatalogue) {
    for index in mainStoryboards {
      let document = catalogue.documents[index]
      guard document.initialViewController == nil, catalogue.startScenes(of: index).isEmpty
      else { continue }
      findings.append(.noInitialScene(catalogue.places[index].name, at: document.location))
    }
  }

  /// If no file names an app's storyboard for a target or, where that is not known, for a platform, the name in Xcode's
  /// templates is used.
  private mutating func addConventional(to catalogue: InterfaceCatalogue) {
    let claimed = mainStoryboards
    for (name, isWatch) in [("Main", false), ("Interface", true)] {
      for index in catalogue.storyboards(named: name) {
        let document = catalogue.documents[index]
        guard (document.platform == .watchOS) == isWatch, !document.isLaunchScreen,
          !launchScreens.contains(index), !catalogue.startScenes(of: index).isEmpty,
          isWithoutStart(index, of: catalogue, claimed)
        else { continue }
        mainStoryboards.insert(index)
      }
    }
  }

  /// Whether none of some storyboards starts the app that has the given one.
  private func isWithoutStart(
    _ index: Int, of catalogue: InterfaceCatalogue, _ claimed: Set<Int>
  ) -> Bool {
    let applications = { [targets = catalogue.targets] (index: Int) -> Set<String> in
      let names = targets.targets(ofFileAt: catalogue.documents[index].path)
      return Set(targets.targets.lazy.filter { $0.kind == .application }.map(\.name))
        .intersection(names)
    }
    let own = applications(index)
    return own.isEmpty
      ? !appPlatforms.contains(catalogue.documents[index].platform)
      : claimed.allSatisfy { own.isDisjoint(with: applications($0)) }
  }
}

/// The name that claims refer to. Claims with the same name differ only in their places.
private struct Wanted: Hashable {
  let storyboard: String
  let isWatch: Bool

  init(_ claim: StoryboardClaim) {
    storyboard = claim.storyboard
    isWatch = claim.role == .watchApplication
  }

  /// Returns the storyboards with this name, and those that replace them on one kind of device.
  func variants(in catalogue: InterfaceCatalogue) -> [Namesakes] {
    ["", "~ipad", "~iphone"].map { device in
      let named = catalogue.storyboards(named: storyboard + device)
      return Namesakes(
        isWatch ? named.filter { catalogue.documents[$0].platform == .watchOS } : named,
        in: catalogue)
    }
  }
}

extension Finding {
  fileprivate static func unreadable(
    _ file: AppFile, _ error: any Error, _ severity: Severity
  ) -> Self {
    let reason =
      (error as? BoundExcess).map { "it has \($0)" }
      ?? "expected a dictionary in XML or binary form"
    return Finding(
      severity, rule: "unreadable-property-list",
      message: "not a readable property list; \(reason)",
      at: SourceLocation(path: file.path, line: 0))
  }

  fileprivate static func missingStoryboard(_ claim: StoryboardClaim) -> Self {
    Finding(
      .warning, rule: "missing-storyboard",
      message: "main storyboard '\(claim.storyboard)' is not among the files; "
        + "expected a file of that name",
      at: claim.location)
  }

  fileprivate static func noInitialScene(_ name: String, at location: SourceLocation) -> Self {
    Finding(
      .warning, rule: "no-initial-scene",
      message: "main storyboard '\(name)' has no initial scene; expected one to start in",
      at: location)
  }
}
