import FlowModel

/// The schema version of an export, which every version contains.
struct ReportHeader: Decodable {
  let schemaVersion: Int
}

/// An export's JSON document.
struct Report: Decodable {
  let stateName: String?
  let repositoryFolder: String?
  let targets: [TargetRecord]?
  let storyboards: [StoryboardRecord]
  let scenes: [SceneRecord]
  let xibs: [SceneRecord]?
  let classes: [SceneRecord]?
  let segues: [SegueRecord]
  let findings: [FindingRecord]?

  enum CodingKeys: String, CodingKey {
    case stateName, repositoryFolder, targets, storyboards, scenes, xibs, classes, segues
    case findings = "diagnostics"
  }

  var graph: FlowGraph {
    let nibs = Dictionary(grouping: xibs ?? []) { $0.xib ?? "" }
      .filter { !$0.key.isEmpty }.map { path, scenes in
        Storyboard(
          path: path, name: Self.stem(of: path), format: .xib,
          projectTargets: scenes[0].targets ?? [])
      }
    let records = scenes + (xibs ?? []) + (classes ?? [])
    let ids = SceneIDs(records)
    return FlowGraph(
      storyboards: storyboards.map { $0.storyboard(ids) } + nibs,
      scenes: records.map { $0.scene(ids) }, segues: segues.map { $0.segue(ids) },
      findings: (findings ?? []).map(\.finding),
      targets: (targets ?? []).map { $0.target(ids) })
  }

  /// Returns a file's name without its extension.
  private static func stem(of path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    let name = parts.last.map { String(Substring($0)) } ?? ""
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }
}

struct TargetRecord: Decodable {
  let name: String
  let platform: String?
  let kind: String?
  let entryPoints: [String]?

  func target(_ ids: SceneIDs) -> ProjectTarget {
    var target = ProjectTarget(
      name: name, kind: kind.flatMap(ProjectTarget.Kind.init) ?? .other,
      platforms: platform.flatMap(Platform.init).map { [$0] } ?? [])
    target.entryPoints = (entryPoints ?? []).map { ids[$0] }
    return target
  }
}

struct StoryboardRecord: Decodable {
  let path: String
  let name: String
  let platform: String?
  let initialScene: String?
  let isLaunchScreen: Bool?
  let targets: [String]?

  func storyboard(_ ids: SceneIDs) -> Storyboard {
    Storyboard(
      path: path, name: name, platform: platform.flatMap(Platform.init) ?? .unknown,
      isLaunchScreen: isLaunchScreen ?? false, initialScene: initialScene.map { ids[$0] },
      projectTargets: targets ?? [])
  }
}

struct FindingRecord: Decodable {
  let severity: String
  let rule: String
  let message: String
  let path: String
  let line: Int?
  let column: Int?

  var finding: Finding {
    Finding(
      Finding.Severity(rawValue: severity) ?? .warning, rule: rule, message: message,
      at: SourceLocation(path: path, line: line ?? 0, column: column ?? 0))
  }
}

struct CallRecord: Decodable {
  let call: String
  let path: String
  let line: Int?
  let function: String?
  let confidence: String?

  var site: CallSite {
    CallSite(
      call: call, location: SourceLocation(path: path, line: line ?? 0),
      function: function, confidence: confidence.flatMap(CallSite.Confidence.init) ?? .certain)
  }
}
