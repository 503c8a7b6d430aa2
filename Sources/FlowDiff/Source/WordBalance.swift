/// How many more of each word one text has than another.
struct WordBalance: Sendable {
  private var counts: [String: Int] = [:]

  mutating func add(_ words: Set<String>, _ count: Int) {
    for word in words { counts[word, default: 0] += count }
  }

  /// Whether the texts do not have the same number of a word.
  func contains(_ word: String) -> Bool { counts[word, default: 0] != 0 }

  func contains(anyOf words: Set<String>) -> Bool { words.contains(where: contains) }
}
