import FlowDiff
import FlowModel
import FlowReport
import Foundation
import SegueMapKit

/// Everything that SegueMap makes of an app and of its changes.
struct MutantDrawing {
  private let flow: AppFlow
  /// The flow of the app that it was made of.
  private let before: AppFlow

  init(of flow: AppFlow, after before: AppFlow) {
    self.flow = flow
    self.before = before
  }

  /// Reads an app; `nil` for one without interface files.
  static func flow(of folder: URL) -> AppFlow? {
    var project = FlowProject(paths: [folder.path])
    project.language = "fr"
    project.readsImages = true
    return try? project.load()
  }

  /// Writes `PREFIX.NAME.FORMAT` in every format.
  ///
  /// - Throws: For a flow that cannot be drawn, and for a message that is no one line.
  func write(to prefix: String) throws {
    try check(flow.findings)
    try writeFlow(to: prefix)
    let difference = FlowDifference(from: before, to: flow)
    for file in try difference.render(FlowDifference.Format.allCases, style: style) {
      try write(file.bytes, to: "\(prefix).changes.\(file.format.fileExtensions[0])")
    }
    let side = try difference.render(.svg, arrangement: .sideBySide, style: style)
    try write(side.bytes, to: "\(prefix).sides.svg")
    try writeReports(to: prefix)
  }

  private func writeFlow(to prefix: String) throws {
    for file in try flow.render(OutputFormat.allCases, style: style) {
      try write(file.bytes, to: "\(prefix).flow.\(file.format.fileExtensions[0])")
    }
    var canvas = style
    canvas.layout = .canvas
    canvas.sceneStyle = .card
    try write(try flow.render(.svg, style: canvas).bytes, to: "\(prefix).canvas.svg")
    var filter = FlowFilter()
    filter.collapse = .community
    filter.includesLaunchScreens = true
    try write(try flow.render(.dot, filter: filter).bytes, to: "\(prefix).collapsed.dot")
  }

  /// Writes what the command takes from git's history and from a failed merge.
  private func writeReports(to prefix: String) throws {
    let names = SideNames(ours: "main", theirs: "feature/\u{202E}|`")
    let conflict = ConflictingChanges(base: before.graph, ours: flow.graph, theirs: flow.graph)
    // A history has only commits that changed the flow.
    let changes = FlowChanges(from: before.graph, to: flow.graph)
    let entries =
      changes.isEmpty
      ? []
      : [
        HistoryEntry(
          commit: String(repeating: "0", count: 40), shortCommit: "0000000",
          date: "2024-05-01T00:00:00Z", subject: "A change",
          changes: changes)
      ]
    func history(_ reporter: some HistoryReporter) -> String {
      reporter.opening + entries.map { reporter.entry($0, isFirst: true) }.joined()
        + reporter.closing(isEmpty: entries.isEmpty)
    }
    let ends = flow.graph.scenes.map(\.id.description)
    let route = ends.last.flatMap { try? flow.route(from: ends[0], to: $0) }?.description
    for (name, text) in [
      ("conflict.txt", TextConflictReporter().report(conflict, names)),
      ("conflict.md", MarkdownConflictReporter().report(conflict, names)),
      ("conflict.json", JSONConflictReporter().report(conflict, names)),
      ("history.txt", history(TextHistoryReporter())),
      ("history.json", history(JSONHistoryReporter())), ("route.txt", route ?? "\n"),
    ] {
      try write(Array(text.utf8), to: "\(prefix).\(name)")
    }
  }

  private var style: PictureStyle {
    var style = PictureStyle()
    style.scale = 1
    style.title = "Mutant"
    style.linkBase = LinkBase("https://example.org/app")
    return style
  }

  /// A message is one line that a terminal shows as it is.
  private func check(_ findings: [Finding]) throws {
    for message in findings.map(\.description) {
      let isPlain = message.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)
      }
      guard isPlain else { throw Fault.message(message) }
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    guard bytes.count <= Self.largestFile else { throw Fault.tooLarge(path) }
    try Data(bytes).write(to: URL(filePath: path))
  }

  /// In bytes; what the samples make stays below 2 MB.
  private static let largestFile = 64 << 20

  private enum Fault: Error {
    case message(String)
    case tooLarge(String)
  }
}
