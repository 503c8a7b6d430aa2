/// Which source files of an app its flow may depend on.
package enum SourceSelection {
  /// Selects a file that
  /// - has something that only navigation uses, or calls a function that navigates as it is told;
  /// - declares a class that interface files name;
  /// - declares a name that a selected file asks for.
  ///
  /// A name asks for every file that declares it. So what is selected depends on no order, and not on
  /// files that no selected one asks for.
  ///
  /// - Parameters:
  ///   - digests: Of all source files.
  ///   - classes: The classes that interface files name.
  /// - Returns: The places of the selected files' digests, in order.
  /// - Complexity: O(*n*) for *n* words in all files.
  package static func files(
    _ digests: [SourceDigest], declaring classes: Set<String>
  ) -> [Int] {
    let helpers = digests.reduce(into: Set<String>()) { $0.formUnion($1.helpers) }
    var declaring: [String: [Int]] = [:]
    for (index, digest) in digests.enumerated() {
      for name in digest.declared { declaring[name, default: []].append(index) }
    }
    var isSelected = digests.map { digest in
      digest.navigates || !digest.declared.isDisjoint(with: classes)
        || digest.calls(anyOf: helpers)
    }
    var pending = digests.indices.filter { isSelected[$0] }
    var asked: Set<String> = []
    while let index = pending.popLast() {
      for name in digests[index].wantedNames(helpers: helpers) where asked.insert(name).inserted {
        for file in declaring[name] ?? [] where !isSelected[file] {
          isSelected[file] = true
          pending.append(file)
        }
      }
    }
    return digests.indices.filter { isSelected[$0] }
  }
}
