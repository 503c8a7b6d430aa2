import AppleFrameworks

/// Which source files of an app its flow may depend on.
package enum SourceSelection {
  /// Selects a file that
  /// - has something that only navigation uses, calls a function that navigates depending on its arguments, or makes
  ///   a screen of the app;
  /// - makes an object of a class in one of these files, such as a coordinator, or names one that is no screen, or a
  ///   protocol that one of these files adopts, and few in all;
  /// - is the app's delegate, declares what that makes, or leads from it to one of these files;
  /// - declares a class that interface files name;
  /// - declares a name that a selected file asks for and does not declare itself, or adopts such a protocol
  ///   with few others.
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
  /// A name that a file declares.
  private struct Declaration: Hashable {
    let name: String
    /// The type that encloses it.
    let outer: String?
    let file: Int
  }

  /// The maximum number of files with types that conform to a protocol. If there are more, a call
  /// through the protocol tells nothing.
  private static let mostAdopters = 4

  private let digests: [SourceDigest]
  /// The files that are no tests.
  private let sources: [Int]
  private var helpers: Set<String> = []
  private var screens: Set<String> = []
  private var declaring: [String: [Int]] = [:]
  private var nested: [String: [Declaration]] = [:]
  /// The files with types that conform to each protocol of the app.
  private var adopters: [String: [Int]] = [:]

  private(set) var selected: Set<Int> = []
  private var pending: [Int] = []
  private var asked: Set<String> = []
  private var taken: Set<Declaration> = []

  init(_ digests: [SourceDigest]) {
    self.digests = digests
    sources = digests.indices.filter { !digests[$0].isTest }
    let protocols = Set(sources.flatMap { digests[$0].screenProtocols })
    let ownProtocols = Set(sources.flatMap { digests[$0].protocols })
    for file in sources {
      helpers.formUnion(digests[file].helpers)
      for (type, names) in digests[file].helpersByType where protocols.contains(type) {
        helpers.formUnion(names)
      }
      screens.formUnion(digests[file].screens)
      for name in digests[file].adopted where ownProtocols.contains(name) {
        adopters[name, default: []].append(file)
      }
      for name in digests[file].declared { declaring[name, default: []].append(file) }
      for (name, outers) in digests[file].nested {
        nested[name, default: []] += outers.map { Declaration(name: name, outer: $0, file: file) }
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
    selectMakers()
    selectStarted()
  }

  /// Selects the files that make an object which navigates, such as a coordinator, or that name the class of one, as to ask
  /// for a shared one, or a protocol by which they may ask it.
  private mutating func selectMakers() {
    let movers = selected.reduce(into: Set<String>()) { $0.formUnion(digests[$1].classes) }
    var objects = movers.subtracting(screens)
    for (name, files) in adopters
    where files.count <= Self.mostAdopters && files.contains(where: selected.contains) {
      objects.insert(name)
    }
    for file in sources where !selected.contains(file) {
      if !digests[file].made.isDisjoint(with: movers) || digests[file].names(anyOf: objects) {
        select(file)
      }
    }
  }

  /// Selects the files in which an app starts, of what it makes then, such as a coordinator that only asks others, and of
  /// the shared objects that it asks, if these make something in a selected file, themselves or by what they make.
  private mutating func selectStarted() {
    let leading = selected
    for file in sources where digests[file].adopted.contains(where: FrameworkClasses.isStart) {
      select(file)
      for name in digests[file].words where name.isTypeName {
        let isMade = digests[file].made.contains(name)
        for other in declaring[name] ?? [] {
          if isMade { select(other) } else { selectAsked(other, leading) }
        }
      }
    }
  }

  /// Selects the file of a shared object, and those of what it makes, if they lead to one of some files.
  private mutating func selectAsked(_ file: Int, _ leading: Set<Int>) {
    for name in digests[file].made {
      for made in declaring[name] ?? [] {
        let leads = digests[made].made.contains {
          declaring[$0]?.contains(where: leading.contains) == true
        }
        if leads { select(made) }
        if leads || leading.contains(made) { select(file) }
      }
    }
  }

  mutating func run() {
    let roots = selected
    while let file = pending.popLast() {
      let digest = digests[file]
      var names = digest.wantedNames(helpers: helpers).union(digest.made.intersection(screens))
      if roots.contains(file) { for parts in digest.parts.values { names.formUnion(parts) } }
      ask(for: names, by: file)
    }
  }

  private mutating func select(_ file: Int) {
    if selected.insert(file).inserted { pending.append(file) }
  }

  /// Selects the files that declare what a file asks for.
  private mutating func ask(for names: Set<String>, by file: Int) {
    let types = digests[file].types
    for name in names {
      let isOwn = types.contains(name)
      if isOwn {
        take(Declaration(name: name, outer: nil, file: file))
      } else if asked.insert(name).inserted {
        for other in declaring[name] ?? [] {
          take(Declaration(name: name, outer: nil, file: other))
        }
        if let files = adopters[name], files.count <= Self.mostAdopters {
          for file in files { select(file) }
        }
      }
      for other in nested[name] ?? [] where other.file != file {
        guard let outer = other.outer else { continue }
        if names.contains(outer) || (!isOwn && digests[file].isInScope(of: outer)) { take(other) }
      }
    }
  }

  /// Selects a file for one of its declarations, and what that depends on.
  private mutating func take(_ declaration: Declaration) {
    guard taken.insert(declaration).inserted else { return }
    select(declaration.file)
    let digest = digests[declaration.file]
    let names = (digest.aliases[declaration.name] ?? [])
      .union(digest.parts[declaration.name] ?? [])
    if !names.isEmpty { ask(for: names, by: declaration.file) }
  }
}

extension SourceDigest {
  /// Whether it may use the names in a type without that type's name.
  fileprivate func isInScope(of type: String) -> Bool {
    types.contains(type) || parts.values.contains { $0.contains(type) }
  }
}
