import FlowModel
import InterfaceBuilder

/// The names of storyboards and scenes that the code generators R.swift and SwiftGen derive.
struct AccessorNames {
  private var storyboards: [String: Set<String>] = [:]
  private var identifiers: [Key: Set<String>] = [:]

  private struct Key: Hashable {
    let document: Int
    let name: String
  }

  init(_ catalogue: InterfaceCatalogue) {
    for (index, document) in catalogue.documents.enumerated() where document.format == .storyboard {
      let name = catalogue.places[index].name
      storyboards[Self.key(name), default: []].insert(name)
      for identifier in document.scenes.lazy.compactMap(\.scene.storyboardIdentifier) {
        identifiers[Key(document: index, name: Self.key(identifier)), default: []]
          .insert(identifier)
      }
    }
  }

  /// Returns the storyboard names that an accessor may denote, sorted.
  func storyboards(_ accessor: String) -> [String] {
    (storyboards[Self.key(accessor)] ?? []).sorted()
  }

  /// Returns the identifiers in some storyboards that an accessor may denote, sorted.
  func identifiers(_ accessor: String, in documents: [Int]) -> [String] {
    let name = Self.key(accessor)
    return Set(documents.flatMap { identifiers[Key(document: $0, name: name)] ?? [] }).sorted()
  }

  /// Returns the part of a name that all generators keep: its letters and digits, regardless of
  /// case.
  static func key(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
