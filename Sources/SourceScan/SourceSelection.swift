/// Which source files of an app its flow may depend on.
package enum SourceSelection {
  /// Selects a file that
  /// - has something that only navigation uses, calls a function that navigates depending on its arguments, or makes
  ///   a screen of the app;
  /// - declares a class that interface files name;
  /// - declares a name that a selected file asks for and does not declare itself.
  ///
  /// A name asks for every file that declares it; the name of a nested type only for those in whose types
  /// the file that asks is interested, too. The selection therefore depends neither on the order of
  /// the files nor on files that no selected one asks for. Tests are never selected.
  ///
  /// - Parameters:
  ///   - digests: Of all source files.
  ///   - classes: The classes that interface files name.
  /// - Returns: The indices of the selected files' digests, in order.
  /// - Complexity: O(*n*) for *n* words in all files.
  package static func files(
    _ digests: [SourceDigest], declaring classes: Set<String>
  ) -> [Int] {
    var search = Search(digests)
    search.start(declaring: classes)
    search.run()
    return search.selected.sorted()
  }
}

/// The files that are selected so far, and the names that they ask for.
private struct Search {
  /// A file's declarations of one name in one enclosing type.
  private struct Nested: Hashable {
    let name: String
    let outer: String
    let file: Int
  }

  private let digests: [SourceDigest]
  /// The files that are no tests.
  private let sources: [Int]
  private var helpers: Set<String> = []
  private var screens: Set<String> = []
  private var declaring: [String: [Int]] = [:]
  private var nested: [String: [Nested]] = [:]

  private(set) var selected: Set<Int> = []
  private var pending: [Int] = []
  private var asked: Set<String> = []
  private var askedNested: Set<Nested> = []

  init(_ digests: [SourceDigest]) {
    self.digests = digests
    sources = digests.indices.filter { !digests[$0].isTest }
    for file in sources {
      helpers.formUnion(digests[file].helpers)
      screens.formUnion(digests[file].screens)
      for name in digests[file].declared { declaring[name, default: []].append(file) }
      for (name, outers) in digests[file].nested {
        nested[name, default: []] += outers.map { Nested(name: name, outer: $0, file: file) }
      }
    }
  }

  mutating func start(declaring classes: Set<String>) {
    for file in sources {
      let digest = digests[file]
      if digest.navigates || !digest.declared.isDisjoint(with: classes)
        || digest.nested.keys.contains(where: classes.contains)
        || !digest.made.isDisjoint(with: screens) || digest.calls(anyOf: helpers)
      {
        select(file)
      }
    }
  }

  mutating func run() {
    while let file = pending.popLast() {
      let digest = digests[file]
      let wanted = digest.wantedNames(helpers: helpers).union(digest.made.intersection(screens))
      var names: Set<String> = []
      for name in wanted {
        if digest.types.contains(name) {
          names.formUnion(digest.aliases[name] ?? [])
        } else {
          names.insert(name)
        }
      }
      ask(for: names, by: digest)
    }
  }

  private mutating func select(_ file: Int) {
    if selected.insert(file).inserted { pending.append(file) }
  }

  /// Selects the files that declare what a file asks for.
  private mutating func ask(for names: Set<String>, by digest: SourceDigest) {
    for name in names {
      if asked.insert(name).inserted {
        for file in declaring[name] ?? [] { take(name, from: file) }
      }
      for place in nested[name] ?? []
      where names.contains(place.outer) || digest.types.contains(place.outer) {
        if askedNested.insert(place).inserted { take(name, from: place.file) }
      }
    }
  }

  private mutating func take(_ name: String, from file: Int) {
    select(file)
    if let names = digests[file].aliases[name] { ask(for: names, by: digests[file]) }
  }
}
