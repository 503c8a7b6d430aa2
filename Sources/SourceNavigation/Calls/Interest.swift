import SourceModel

/// Which bodies are worth following: those that may move between screens, at whatever depth, and those
/// that make a screen or give a property one. All others are most of an app.
struct Interest: Sendable {
  /// Of a name that more functions have, none is told from the others.
  private static let mostNamesakes = 32

  private let moving: Set<Int>
  private let roots: Set<Root>

  /// - Complexity: O(*n* *m*) for *n* calls in all bodies and *m* functions of one name.
  init(_ index: SourceIndex, _ concurrently: Concurrently) {
    let contents = Self.contents(of: index, concurrently)
    var functionsByName: [String: [Int]] = [:]
    for (id, function) in index.functions.enumerated() {
      functionsByName[function.declaration.name, default: []].append(id)
    }
    let own = OwnFunctions(index)
    var callers: [Int: [Int]] = [:]
    var namesCalled: [String: [Int]] = [:]
    var moving: Set<Int> = []
    var pending: [Int] = []
    var makers: [Int] = []
    var closing: Set<Root> = []
    var roots: Set<Root> = []
    for (id, function) in index.functions.enumerated() where !function.declaration.body.isEmpty {
      let content = contents.functions[id]
      let isHelper = Root.function(id).actor(in: index) == nil
      if content.moves || (content.closes && isHelper) { pending.append(id) }
      if content.makesScreens { makers.append(id) }
      if content.closes { closing.insert(.function(id)) }
      for call in content.calls {
        let callees =
          call.isOwn
          ? own.functions(named: call.name, of: function.owner)
          : functionsByName[call.name] ?? []
        guard callees.count <= Self.mostNamesakes else {
          namesCalled[call.name, default: []].append(id)
          continue
        }
        guard !callees.isEmpty else { continue }
        let labels = call.call.labels
        for callee in callees where index.functions[callee].declaration.accepts(labels) {
          callers[callee, default: []].append(id)
        }
      }
    }
    var reached: Set<String> = []
    let callersOf = { (id: Int) -> [Int] in
      // Of a name that very many functions have, whoever calls one may call any.
      let name = index.functions[id].declaration.name
      let others = reached.insert(name).inserted ? namesCalled[name] ?? [] : []
      return (callers[id] ?? []) + others
    }
    while let id = pending.popLast() {
      guard moving.insert(id).inserted else { continue }
      pending += callersOf(id)
    }
    // What a helper makes, it makes for whoever calls it, and what one makes of what it is given.
    while let id = makers.popLast() {
      guard roots.insert(.function(id)).inserted else { continue }
      let function = index.functions[id].declaration
      let isHelper =
        Root.function(id).actor(in: index) == nil || function.isStatic
        || (function.returnType != nil && !function.parameters.isEmpty)
      if isHelper { makers += callers[id] ?? [] }
    }
    self.moving = moving
    roots.formUnion(closing)
    roots.formUnion(moving.map(Root.function))
    let movingNames = Set(moving.map { index.functions[$0].declaration.name })
    for (id, content) in contents.variables.enumerated() {
      if content.moves || content.makesScreens || content.closes
        || content.calls.contains(where: { movingNames.contains($0.name) })
      {
        roots.insert(.variable(id))
      }
    }
    self.roots = roots
  }

  /// How many bodies a worker looks through at a time.
  private static let share = 512

  /// What stands in each body, by function and by variable.
  private static func contents(
    of index: SourceIndex, _ concurrently: Concurrently
  ) -> (functions: [BodyContent], variables: [BodyContent]) {
    let screens = ScreenNames(index)
    let functions = index.functions.mapShares(of: share, concurrently) { share in
      share.map { function in
        var content = BodyContent(screens)
        content.visit(function.declaration.body)
        return content
      }
    }
    let variables = index.variables.mapShares(of: share, concurrently) { share in
      share.map { variable in
        var content = BodyContent(screens)
        content.visit(variable.declaration.body)
        if let value = variable.declaration.value { content.visit(value) }
        return content
      }
    }
    return (functions.flatMap(\.self), variables.flatMap(\.self))
  }

  /// Whether a body may do anything that is told.
  func contains(_ root: Root) -> Bool { roots.contains(root) }

  /// Whether a function may move, at whatever depth.
  func moves(_ function: Int) -> Bool { moving.contains(function) }
}

/// The names by which screens are made, and those of properties that may hold one.
struct ScreenNames: Sendable {
  private(set) var types: Set<String> = []
  private(set) var properties: Set<String> = []

  init(_ index: SourceIndex) {
    for (id, type) in index.types.enumerated() where type.isDeclared && type.kind == .class {
      guard index.isController(index.known(id)) else { continue }
      types.insert(String(type.name.split(separator: ".").last ?? ""))
    }
    for variable in index.variables where variable.owner != nil {
      let declaration = variable.declaration
      if Self.mayHold(declaration.type, types) { properties.insert(declaration.name) }
    }
  }

  /// Whether what is kept may be a screen, or name one.
  private static func mayHold(_ type: TypeReference?, _ screens: Set<String>) -> Bool {
    switch type {
    case .named(let name, _)?:
      screens.contains(name) || FrameworkClasses.isController(name)
        || ["String", "NSString", "UIStoryboard", "NSStoryboard"].contains(name)
    case .array(let element)?: mayHold(element, screens)
    case .metatype?: true
    case .other?: false
    case nil: false
    }
  }

  func isScreen(_ name: String) -> Bool {
    types.contains(name) || FrameworkClasses.isController(name)
      || NavigationCalls.instantiations.contains(name)
      || NavigationCalls.initialInstantiations.contains(name)
      || FrameworkClasses.hosting.contains(name) || nibs.contains(name)
      || ["R", "StoryboardScene"].contains(name)
  }

  private let nibs: Set = ["UINib", "NSNib", "loadNibNamed", "nibWithNibName"]
}

/// The functions that a body may mean without naming an object.
private final class OwnFunctions {
  private let index: SourceIndex
  private var lineages: [Int: [Int]] = [:]

  init(_ index: SourceIndex) { self.index = index }

  func functions(named name: String, of owner: Int?) -> [Int] {
    let inherited = owner.map(lineage)?.flatMap { index.types[$0].functions[name] ?? [] } ?? []
    return inherited + (index.fileFunctions[name] ?? [])
  }

  private func lineage(of owner: Int) -> [Int] {
    if let known = lineages[owner] { return known }
    let lineage = index.lineage(of: index.known(owner)).compactMap(index.entry)
    lineages[owner] = lineage
    return lineage
  }
}
