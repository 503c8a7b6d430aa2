import AppReading
import FlowLint
import FlowModel
import InterfaceBuilder
import ProjectFiles
import ProjectTargets

/// What rules look at beside an app's graph.
struct LintMaterial: Sendable {
  var outlines: [InterfaceOutline] = []
  var source: SourceSurvey?
  /// Faults that were found while the graph was made, in addition to those in it.
  var extra: [Finding] = []
  /// The number of people who changed a file, by path.
  var authors: [String: Int] = [:]
  /// The files that could not be searched for names.
  var unread: [Finding] = []
}

extension LintMaterial {
  /// - Parameters:
  ///   - contents: What was read of the app.
  ///   - targets: The targets of its files.
  init(_ contents: ProjectContents, targets: TargetMembership) {
    outlines = contents.documents.compactMap(\.outline).map { outline in
      var outline = outline
      outline.projectTargets = targets.targets(ofFileAt: outline.path)
      return outline
    }
  }

  /// The names of which rules ask whether source mentions them.
  static func names(in graph: FlowGraph) -> Set<String> {
    var names: Set = ["tabBarItem"]
    names.formUnion(graph.segues.lazy.filter { $0.callSites.isEmpty }.compactMap(\.identifier))
    names.formUnion(graph.scenes.lazy.compactMap(\.storyboardIdentifier))
    return names
  }

  /// The classes of which rules ask whether source declares them, without their modules.
  func classNames(in graph: FlowGraph) -> Set<String> {
    Set(outlines.flatMap(\.classes).map(\.name.unqualified))
      .union(graph.segues.lazy.compactMap(\.customClass?.unqualified))
  }

  /// Adds what the values of runtime attributes mention: a library may make scenes and perform segues by them.
  mutating func addMentions(of names: Set<String>, in graph: FlowGraph) {
    let wanted = Set(names.map { SourceSurvey.key(of: $0) })
    let values = graph.scenes.lazy.flatMap(\.runtimeAttributes).map {
      SourceSurvey.key(of: $0.value)
    }
    source?.mentioned.formUnion(values.filter(wanted.contains))
  }
}
