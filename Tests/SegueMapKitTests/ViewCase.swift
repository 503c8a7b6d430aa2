import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

/// SwiftUI source, and the segues of its flow as `Source kind Destination`, a `?` marking possible ones.
struct ViewCase: CustomTestStringConvertible {
  let name: String
  let source: String
  let segues: [String]

  init(_ name: String, _ source: String, _ segues: [String]) {
    self.name = name
    self.source = source
    self.segues = segues
  }

  var testDescription: String { name }

  /// - Parameters:
  ///   - others: Source beside that of the case.
  ///   - ignored: The segues of that source.
  func expectSegues(
    beside others: String, ignoring ignored: Set<String> = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let found = try Self.segues(source + "\n" + others).filter { !ignored.contains($0) }
    #expect(found == segues.sorted(), sourceLocation: sourceLocation)
  }

  /// The segues of an app, in order.
  static func segues(_ source: String) throws -> [String] {
    let files = try TemporaryProject(["App.swift": source])
    return try FlowProject(paths: [files.path]).load().graph.segues.map { segue in
      "\(segue.source.objectID) \(segue.kind.rawValue) "
        + "\(segue.destination?.objectID ?? "-")\(segue.isPossible ? " ?" : "")"
    }.sorted()
  }
}
