package import FlowDiff
package import FlowModel
import InputBounds
import ScreenModel

// On Linux, FoundationEssentials does without ICU, whose tables would double the program's size.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads the changes between two graphs from JSON of schema version 1, as `JSONChangesReporter` writes it.
package enum ChangesReader {
  /// - Throws: `ReportError`, if the bytes are not such a document, or name what the graphs do not have.
  package static func changes(
    _ bytes: [UInt8], from before: FlowGraph, to after: FlowGraph
  ) throws(ReportError) -> FlowChanges {
    let document: Document = try ReportReader.document(bytes)
    let states = States(before: State(before), after: State(after))
    var changes: [Change] = []
    for (index, record) in document.changes.enumerated() {
      guard let change = record.change(states) else {
        throw .notAnExport(place: "changes.\(index)")
      }
      changes.append(change)
    }
    return FlowChanges(listing: changes, from: before, to: after)
  }

  private struct Document: Decodable {
    let changes: [ChangeRecord]
  }
}

/// The elements of both graphs by their names in the document.
private struct States {
  let before: State
  let after: State
}

private struct State {
  let storyboards: [String: Storyboard]
  let scenes: [String: Scene]
  let segues: [String: Segue]

  init(_ graph: FlowGraph) {
    storyboards = Self.table(graph.storyboards) { $0.path }
    scenes = Self.table(graph.scenes) { $0.id.description }
    segues = Self.table(graph.segues) { $0.id.description }
  }

  private static func table<Element>(
    _ elements: [Element], _ name: (Element) -> String
  ) -> [String: Element] {
    Dictionary(elements.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

private struct ChangeRecord: Decodable {
  let kind: String
  let subject: SubjectRecord
  let attribute: String?
  let before: ValueRecord?
  let after: ValueRecord?
  let views: [ViewRecord]?
  let path: String
  let line: Int?
  let column: Int?

  /// Returns `nil` for what the graphs do not have, and for unknown kinds.
  func change(_ states: States) -> Change? {
    let location = SourceLocation(path: path, line: line ?? 0, column: column ?? 0)
    let views = (views ?? []).compactMap(\.change)
    guard let kind = Change.Kind(rawValue: kind), views.count == self.views?.count ?? 0,
      let subject = subject.subject(states, at: location)
    else { return nil }
    return .listed(
      kind, subject, attribute: attribute, before: before?.value(in: states.before),
      after: after?.value(in: states.after), views: views, at: location)
  }
}

private struct SubjectRecord: Decodable {
  let type: String
  let before: String?
  let after: String?
  let severity: String?
  let rule: String?
  let message: String?

  func subject(_ states: States, at location: SourceLocation) -> Change.Subject? {
    switch type {
    case "storyboard":
      pair(states, \.storyboards).map { .storyboard(before: $0.0, after: $0.1) }
    case "scene", "reference": pair(states, \.scenes).map { .scene(before: $0.0, after: $0.1) }
    case "segue": pair(states, \.segues).map { .segue(before: $0.0, after: $0.1) }
    case "diagnostic":
      Finding.Severity(rawValue: severity ?? "").map {
        .finding(Finding($0, rule: rule ?? "", message: message ?? "", at: location))
      }
    default: nil
    }
  }

  /// Returns the element in both states; `nil` unless each state that is named has it.
  private func pair<Element>(
    _ states: States, _ elements: (State) -> [String: Element]
  ) -> (Element?, Element?)? {
    let earlier = before.flatMap { elements(states.before)[$0] }
    let later = after.flatMap { elements(states.after)[$0] }
    guard (earlier == nil) == (before == nil), (later == nil) == (after == nil),
      earlier != nil || later != nil
    else { return nil }
    return (earlier, later)
  }
}

/// A text, or the IDs of scenes.
private enum ValueRecord: Decodable {
  case text(String)
  case scenes([String])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .scenes(try container.decode([String].self))
    }
  }

  func value(in state: State) -> Change.Value {
    switch self {
    case .text(let text): .text(text)
    case .scenes(let ids): .scenes(ids.map { state.scenes[$0]?.id ?? SceneID($0, in: nil) })
    }
  }
}

private struct ViewRecord: Decodable {
  let kind: String
  let part: String
  let name: String?
  let property: String?
  let keyPath: String?
  let before: String?
  let after: String?
  let beforeID: String?
  let afterID: String?

  var change: ViewChange? {
    guard let kind = ViewChange.Kind(rawValue: kind), let part = ScreenPart.Kind(name: part) else {
      return nil
    }
    return .listed(
      kind, part, name: name, property: property.flatMap(ScreenPart.Property.init),
      keyPath: keyPath, before: before, after: after, earlierID: beforeID ?? "",
      laterID: afterID ?? "")
  }
}
