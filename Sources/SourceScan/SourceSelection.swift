/// Which source files of an app its flow may depend on.
package enum SourceSelection {
  /// Selects a file that
  /// - has something that only navigation uses, calls a function that navigates depending on its arguments, or makes
  ///   a screen of the app;
  /// - declares a class that interface files name;
  /// - declares a name that a selected file asks for and does not declare itself.
  ///
  /// A name asks for every file that declares it. The selection therefore depends neither on the order of
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
    let sources = digests.indices.filter { !digests[$0].isTest }
    var helpers: Set<String> = []
    var screens: Set<String> = []
    var declaring: [String: [Int]] = [:]
    for index in sources {
      helpers.formUnion(digests[index].helpers)
      screens.formUnion(digests[index].screens)
      for name in digests[index].declared { declaring[name, default: []].append(index) }
    }
    var pending = sources.filter { index in
      let digest = digests[index]
      return digest.navigates || !digest.declared.isDisjoint(with: classes)
        || !digest.made.isDisjoint(with: screens) || digest.calls(anyOf: helpers)
    }
    var selected = Set(pending)
    var asked: Set<String> = []
    while let index = pending.popLast() {
      var names = digests[index].askedNames(helpers: helpers, screens: screens)
      while let name = names.popLast() {
        guard asked.insert(name).inserted else { continue }
        for file in declaring[name] ?? [] {
          names += digests[file].aliases[name] ?? []
          if selected.insert(file).inserted { pending.append(file) }
        }
      }
    }
    return selected.sorted()
  }
}

extension SourceDigest {
  /// What the file asks other files for.
  fileprivate func askedNames(helpers: Set<String>, screens: Set<String>) -> [String] {
    wantedNames(helpers: helpers).union(made.intersection(screens)).flatMap { name in
      types.contains(name) ? Array(aliases[name] ?? []) : [name]
    }
  }
}
