import SourceModel
import SourceScan

/// Which of the source files that don't matter by themselves are asked for by those that do.
///
/// A name asks for every file that declares it, whether or not one that is parsed does so, too. So
/// the files chosen in the end are the same whatever the order of asking.
struct SourceSelection {
  /// A file that was looked at and not parsed.
  struct Glance {
    /// Among the project's files.
    let file: Int
    let digest: SourceDigest
  }

  private var glances: [Glance]
  private var asked: Set<NameHash> = []
  private var declared: Set<NameHash> = []
  private var called: Set<NameHash> = []

  init(glances: [Glance]) {
    self.glances = glances
  }

  /// Asks for the files that declare a name.
  mutating func want(_ names: Set<String>) {
    for name in names {
      let hash = NameHash(name)
      if asked.insert(hash).inserted { declared.insert(hash) }
    }
  }

  /// Asks for the files that call a function.
  mutating func want(callersOf names: Set<String>) {
    called.formUnion(names.map { NameHash($0) })
  }

  /// Takes out the files that were asked for since the last time.
  mutating func next() -> [Int] {
    if declared.isEmpty, called.isEmpty { return [] }
    let callers = SourceDigest.Callees(called)
    let names = NameSet(declared)
    let isWanted = { (glance: Glance) in
      glance.digest.declares(anyOf: names) || glance.digest.calls(anyOf: callers)
    }
    let middle = glances.partition(by: isWanted)
    let files = glances[middle...].map(\.file)
    glances.removeSubrange(middle...)
    (declared, called) = ([], [])
    return files
  }
}
