import FlowReport
import ProjectFiles

/// The files that document a flow.
public struct FlowDocuments: Hashable, Sendable {
  /// The bytes by path, below the folder of the documents.
  public internal(set) var files: [String: [UInt8]] = [:]
  /// Lower case, no full stop.
  public internal(set) var warnings: [String]
  /// Whether another host may draw a picture differently.
  public internal(set) var dependsOnHost = false

  init(warnings: [String]) { self.warnings = warnings }

  /// What differs between a folder and the documents, each sorted by path below the folder.
  public struct Differences: Hashable, Sendable {
    /// Files that are missing, or have other bytes.
    public internal(set) var outdated: [String] = []
    /// Files that were written for what the flow no longer has.
    public internal(set) var obsolete: [String] = []
    /// Obsolete files that stay, since they have text of the user.
    public internal(set) var kept: [String] = []

    public var isEmpty: Bool { outdated.isEmpty && obsolete.isEmpty && kept.isEmpty }
  }

  /// Returns what ``update(_:)`` would change.
  ///
  /// - Throws: ``FlowError/unreadable(path:reason:)``.
  public func differences(from folder: String) throws(FlowError) -> Differences {
    try plan(for: folder).differences
  }

  /// Makes a folder hold the documents.
  ///
  /// Text between `<!-- keep -->` marks stays where it was. A file is deleted only if it is a regular file in
  /// the folder that ends with the mark of such documents, and has no text of the user. No link is followed.
  ///
  /// - Returns: What was changed.
  /// - Throws: ``FlowError/unwritable(path:reason:)`` and ``FlowError/linkAsOutput(path:target:)``; files
  ///   before the one that could not be written are changed.
  public func update(_ folder: String) throws(FlowError) -> Differences {
    let plan = try plan(for: folder)
    for path in plan.differences.outdated {
      let place = Path.joined(folder, path)
      do throws(SystemError) {
        try DocumentFolder.makeFolder(of: path, in: folder)
      } catch {
        throw .unwritable(path: place, reason: error.description)
      }
      try RenderedFlow(format: .markdown, bytes: plan.files[path] ?? []).write(to: place)
    }
    for path in plan.differences.obsolete {
      let place = Path.joined(folder, path)
      do throws(SystemError) {
        try DocumentFolder.removeFile(at: path, in: folder)
      } catch {
        throw .unwritable(path: place, reason: error.description)
      }
    }
    return plan.differences
  }

  private struct Plan {
    var differences = Differences()
    /// The files with the text that is kept.
    var files: [String: [UInt8]] = [:]
  }

  private func plan(for folder: String) throws(FlowError) -> Plan {
    var plan = Plan()
    let present: [String: [UInt8]]
    do throws(SystemError) {
      present = try DocumentFolder.files(in: folder, extensions: [".md", ".html", ".svg"])
    } catch {
      throw .unreadable(path: folder, reason: error.description)
    }
    for (path, bytes) in files {
      let before = present[path]
      let after = try Self.keeping(before, in: bytes, path: Path.joined(folder, path))
      plan.files[path] = after
      if before != after { plan.differences.outdated.append(path) }
    }
    for (path, bytes) in present where files[path] == nil {
      guard bytes.ends(with: Self.lastLine) else { continue }
      if !path.hasSuffix(".svg"), !KeptText(of: bytes).isEmpty {
        plan.differences.kept.append(path)
      } else {
        plan.differences.obsolete.append(path)
      }
    }
    plan.differences.outdated.sort()
    plan.differences.obsolete.sort()
    plan.differences.kept.sort()
    return plan
  }

  /// Returns a page with what the user wrote into the file that it replaces.
  private static func keeping(
    _ before: [UInt8]?, in bytes: [UInt8], path: String
  ) throws(FlowError) -> [UInt8] {
    guard let before, !path.hasSuffix(".svg") else { return bytes }
    let text = KeptText(of: before)
    if let line = text.unendedLine {
      throw .unreadable(
        path: path,
        reason: "line \(line) begins text to keep, '\(KeptText.mark)', and no second mark ends it")
    }
    return text.inserted(into: bytes)
  }

  private static let lastLine = Array((DocumentFormat.mark + "\n").utf8)
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
