package import FlowModel
package import InputBounds

// On Linux, FoundationEssentials does without ICU, whose tables would double the program's size.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads a graph from exported JSON of schema version 1.
package enum ReportReader {
  /// - Throws: `ReportError`, if the bytes are not such an export. Unknown keys, which a later
  ///   version may add, are ignored.
  package static func graph(_ bytes: [UInt8]) throws(ReportError) -> FlowGraph {
    try export(bytes).graph
  }

  /// A graph, what a reader calls its state, and where its paths begin in the repository.
  package typealias Export = (graph: FlowGraph, stateName: String, repositoryFolder: String?)

  /// - Throws: As ``graph(_:)``.
  package static func export(_ bytes: [UInt8]) throws(ReportError) -> Export {
    let report: Report = try document(bytes)
    return (report.graph, report.stateName ?? "", report.repositoryFolder)
  }

  /// Decodes a document of schema version 1, within bounds.
  static func document<Document: Decodable>(_ bytes: [UInt8]) throws(ReportError) -> Document {
    do throws(BoundExcess) {
      try InputBounds.reportSize.check(bytes.count)
      try DataNesting.check(json: bytes)
    } catch {
      throw .excess(error)
    }
    do {
      let header = try JSONDecoder().decode(ReportHeader.self, from: Data(bytes))
      guard header.schemaVersion == 1 else { throw ReportError.version(header.schemaVersion) }
      return try JSONDecoder().decode(Document.self, from: Data(bytes))
    } catch let error as ReportError {
      throw error
    } catch let error as DecodingError {
      throw .notAnExport(place: error.place)
    } catch {
      throw .notAnExport(place: "")
    }
  }
}

/// The error for a file that is not an export of a flow.
package enum ReportError: Error, Hashable, Sendable {
  /// - Parameter place: The keys of the faulty value, joined by dots; empty for the whole document.
  case notAnExport(place: String)
  case version(Int)
  case excess(BoundExcess)
}

extension ReportError: CustomStringConvertible {
  /// The message, in lower case and without a full stop.
  package var description: String {
    switch self {
    case .notAnExport(let place) where place.isEmpty:
      "it is no JSON that 'seguemap draw --format json' writes"
    case .notAnExport(let place): "'\(place)' is not as 'seguemap draw --format json' writes it"
    case .excess(let excess): "it has \(excess)"
    case .version(let version): "its schema version is \(version); expected 1"
    }
  }
}

extension DecodingError {
  fileprivate var place: String {
    let path: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      @unknown default: []
      }
    return path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
