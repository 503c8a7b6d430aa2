import SourceModel

/// The cases of an enumeration in their order, which are found by name: a `switch` over some of the cases asks for each
/// of them whether the enumeration has it.
struct EnumerationCases: RandomAccessCollection, Sendable {
  private var cases: [EnumerationCase] = []
  private var places: [String: [Int]] = [:]

  var startIndex: Int { cases.startIndex }
  var endIndex: Int { cases.endIndex }

  subscript(place: Int) -> EnumerationCase { cases[place] }

  mutating func append(contentsOf others: [EnumerationCase]) {
    for other in others {
      places[other.name, default: []].append(cases.count)
      cases.append(other)
    }
  }

  func contains(_ name: String) -> Bool { places[name] != nil }

  /// The cases with a name, which differ in their associated values.
  func named(_ name: String) -> [EnumerationCase] { (places[name] ?? []).map { cases[$0] } }
}
