import FlowModel
import InterfaceBuilder

/// The storyboards in which the app, its extensions and its launch screen start.
struct AppStart {
  private(set) var mainStoryboards: Set<Int> = []
  private(set) var launchScreens: Set<Int> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ catalogue: InterfaceCatalogue, propertyLists: [AppFile], projects: [AppFile]) {
    var claims: Set<StoryboardClaim> = []
    for file in propertyLists {
      do {
        claims.formUnion(try InfoPropertyList(file).claims(path: file.path))
      } catch {
        diagnostics.append(.unreadable(file))
      }
    }
    for file in projects { claims.formUnion(ProjectBuildSettings(file).claims) }
    var appPlatforms: Set<Platform> = []
    for claim in claims {
      let storyboards = Self.storyboards(for: claim, in: catalogue)
      switch claim.role {
      case .launchScreen:
        launchScreens.formUnion(storyboards)
        continue
      case .application, .watchApplication:
        appPlatforms.formUnion(storyboards.map { catalogue.documents[$0].platform })
      case .appExtension: break
      }
      mainStoryboards.formUnion(storyboards)
      if storyboards.isEmpty && claim.role != .watchApplication {
        diagnostics.append(.missingStoryboard(claim))
      }
    }
    checkMainStoryboards(of: catalogue)
    addConventional(to: catalogue, besides: appPlatforms)
  }

  /// Every storyboard that is as near as any other: localised copies start the app alike, and two
  /// apps that share a property list's folder do so too.
  private static func storyboards(
    for claim: StoryboardClaim, in catalogue: InterfaceCatalogue
  ) -> [Int] {
    let place = FilePlace(path: claim.origin, platforms: claim.platforms)
    return ["", "~ipad", "~iphone"].flatMap { device in
      let named = catalogue.storyboards(named: claim.storyboard + device).filter {
        claim.role != .watchApplication || catalogue.documents[$0].platform == .watchOS
      }
      return catalogue.nearest(named, to: place).flatMap { $0 }
    }
  }

  /// An initial scene that is named but not there is told of every storyboard, main or not.
  private mutating func checkMainStoryboards(of catalogue: InterfaceCatalogue) {
    for index in mainStoryboards {
      let document = catalogue.documents[index]
      guard document.initialViewController == nil, catalogue.startScene(of: index) == nil
      else { continue }
      diagnostics.append(.noInitialScene(catalogue.places[index].name, at: document.location))
    }
  }

  /// Where nothing names an app's storyboard on a platform, the templates' name tells it.
  private mutating func addConventional(
    to catalogue: InterfaceCatalogue, besides platforms: Set<Platform>
  ) {
    for (name, isWatch) in [("Main", false), ("Interface", true)] {
      for index in catalogue.storyboards(named: name) {
        let document = catalogue.documents[index]
        guard (document.platform == .watchOS) == isWatch, !platforms.contains(document.platform),
          !document.isLaunchScreen, !launchScreens.contains(index),
          catalogue.startScene(of: index) != nil
        else { continue }
        mainStoryboards.insert(index)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ file: AppFile) -> Self {
    Diagnostic(
      .error, rule: "unreadable-property-list",
      message: "not a readable property list; expected a dictionary in XML or binary form",
      at: SourceLocation(path: file.path, line: 0))
  }

  fileprivate static func missingStoryboard(_ claim: StoryboardClaim) -> Self {
    Diagnostic(
      .warning, rule: "missing-storyboard",
      message: "main storyboard '\(claim.storyboard)' is not among the files; "
        + "expected a file of that name",
      at: SourceLocation(path: claim.path, line: 0))
  }

  fileprivate static func noInitialScene(_ name: String, at location: SourceLocation) -> Self {
    Diagnostic(
      .warning, rule: "no-initial-scene",
      message: "main storyboard '\(name)' has no initial scene; expected one to start in",
      at: location)
  }
}
