import SourceModel

/// Which bodies are worth following: those that may move between screens, at whatever depth, and those
/// that make a screen or give a property one. All others are most of an app.
struct Interest: Sendable {
  private let moving: Set<Int>
  private let roots: Set<Root>

  /// - Complexity: O(*n* *m*) for *n* calls in all bodies and *m* functions of one name.
  init(_ index: SourceIndex) {
    let screens = ScreenNames(index)
    var functionsByName: [String: [Int]] = [:]
    for (id, function) in index.functions.enumerated() {
      functionsByName[function.declaration.name, default: []].append(id)
    }
    var callers: [Int: [Int]] = [:]
    var moving: Set<Int> = []
    var pending: [Int] = []
    var makers: [Int] = []
    var closing: Set<Root> = []
    var roots: Set<Root> = []
    for (id, function) in index.functions.enumerated() where !function.declaration.body.isEmpty {
      var content = BodyContent(screens)
      content.visit(function.declaration.body)
      let isHelper = Root.function(id).actor(in: index) == nil
      if content.moves || (content.closes && isHelper) { pending.append(id) }
      if content.makesScreens { makers.append(id) }
      if content.closes { closing.insert(.function(id)) }
      for call in content.calls {
        for callee in functionsByName[call.name] ?? [] {
          guard index.functions[callee].declaration.accepts(call.labels),
            !call.isOwn || index.mayOwn(callee, from: id)
          else { continue }
          callers[callee, default: []].append(id)
        }
      }
    }
    while let id = pending.popLast() {
      guard moving.insert(id).inserted else { continue }
      pending += callers[id] ?? []
    }
    // What a helper makes, it makes for whoever calls it.
    while let id = makers.popLast() {
      guard roots.insert(.function(id)).inserted else { continue }
      if Root.function(id).actor(in: index) == nil { makers += callers[id] ?? [] }
    }
    self.moving = moving
    roots.formUnion(closing)
    roots.formUnion(moving.map(Root.function))
    let movingNames = Set(moving.map { index.functions[$0].declaration.name })
    for (id, variable) in index.variables.enumerated() {
      var content = BodyContent(screens)
      content.visit(variable.declaration.body)
      if let value = variable.declaration.value { content.visit(value) }
      if content.moves || content.makesScreens || content.closes
        || content.calls.contains(where: { movingNames.contains($0.name) })
      {
        roots.insert(.variable(id))
      }
    }
    self.roots = roots
  }

  /// Whether a body may do anything that is told.
  func contains(_ root: Root) -> Bool { roots.contains(root) }

  /// Whether a function may move, at whatever depth.
  func moves(_ function: Int) -> Bool { moving.contains(function) }
}

/// The names by which screens are made, and those of properties that may hold one.
struct ScreenNames {
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

extension SourceIndex {
  /// Whether a function may be meant by another that calls it without naming an object.
  fileprivate func mayOwn(_ function: Int, from caller: Int) -> Bool {
    guard let owner = functions[function].owner, let from = functions[caller].owner else {
      return true
    }
    // An extension of a framework's type or of a protocol serves many.
    return owner == from || !types[owner].isDeclared || types[owner].kind == .protocol
      || lineage(of: known(from)).contains(known(owner))
  }
}
