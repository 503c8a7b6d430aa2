import SourceModel
import SourceScan

/// Which of the source files that don't matter by themselves are asked for by those that do, and which
/// of those of which a part was left out.
///
/// A name asks for every file that declares it, whether or not one that is parsed does so, too. So
/// the files chosen in the end are the same whatever the order of asking.
struct SourceSelection {
  /// A file that was looked at and not parsed, or not wholly.
  struct Glance {
    /// Among the project's files.
    let file: Int
    /// Of what was not parsed.
    let digest: SourceDigest
    /// What the file was parsed for already.
    var interest = SourceInterest()
  }

  /// A file that is to be parsed for what others ask of it.
  struct Request: Equatable {
    let file: Int
    /// Empty where the file is parsed for what matters by itself.
    var interest = SourceInterest()
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

  /// Adds files of which something was left out again.
  mutating func add(_ glances: [Glance]) { self.glances += glances }

  /// Takes out the files that were asked for since the last time.
  mutating func next() -> [Request] {
    if declared.isEmpty, called.isEmpty { return [] }
    let callers = SourceDigest.Callees(called)
    let names = NameSet(declared)
    let isWanted = { (glance: Glance) in
      glance.digest.declares(anyOf: names) || glance.digest.calls(anyOf: callers)
    }
    let middle = glances.partition(by: isWanted)
    let requests = glances[middle...].map { glance in
      Request(
        file: glance.file,
        interest: glance.interest.union(glance.digest.interest(in: names, callers)))
    }
    glances.removeSubrange(middle...)
    (declared, called) = ([], [])
    return requests
  }
}
