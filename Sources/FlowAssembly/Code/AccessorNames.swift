import FlowModel
import InterfaceBuilder

/// The names of storyboards and scenes as R.swift and SwiftGen turn them into Swift.
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

  /// The storyboards' names that an accessor may stand for, sorted.
  func storyboards(_ accessor: String) -> [String] {
    (storyboards[Self.key(accessor)] ?? []).sorted()
  }

  /// The identifiers in some storyboards that an accessor may stand for, sorted.
  func identifiers(_ accessor: String, in documents: [Int]) -> [String] {
    let name = Self.key(accessor)
    return Set(documents.flatMap { identifiers[Key(document: $0, name: name)] ?? [] }).sorted()
  }

  /// What is left of a name in every generator's spelling: letters and digits, whatever their case.
  static func key(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
