import AppleFrameworks
import FlowModel
import SourceNavigation

/// The classes that source names, with their ancestors and descendants; shared by its users.
final class CodeClasses {
  private let hierarchy: ClassHierarchy
  private let parents: [[CodeClass]]
  private let children: [CodeClass: [CodeClass]]

  init(_ classes: ClassHierarchy, targets: TargetMembership = .none) {
    var hierarchy = classes
    hierarchy.targets = targets
    self.hierarchy = hierarchy
    parents = hierarchy.entries.indices.map { index in
      guard let superclass = hierarchy.entries[index].superclass else { return [] }
      return hierarchy.classes(named: superclass.name, near: superclass.path)
        .filter { $0 != .declared(index) }
    }
    var children: [CodeClass: [CodeClass]] = [:]
    for (index, parents) in parents.enumerated() {
      for parent in parents { children[parent, default: []].append(.declared(index)) }
    }
    for (name, parent) in FrameworkClasses.superclasses {
      children[.undeclared(parent), default: []].append(.undeclared(name))
    }
    self.children = children
  }

  /// The classes that a name may mean equally well; never none.
  func classes(named name: String, module: String? = nil, near path: String) -> [CodeClass] {
    hierarchy.classes(named: name, module: module, near: path)
  }

  /// The type that a reference means: of several that are as near, the one in the file itself, or
  /// else the first.
  func type(for reference: ClassReference) -> CodeClass {
    let found = hierarchy.indices(named: reference.name, near: reference.path)
    let own = found.first { hierarchy.entries[$0].location.path == reference.path }
    return (own ?? found.first).map(CodeClass.declared) ?? .undeclared(reference.name.unqualified)
  }

  func entry(of type: CodeClass) -> ClassHierarchy.Entry? {
    if case .declared(let index) = type { hierarchy.entries[index] } else { nil }
  }

  /// The name without the module or the types around it, as the runtime and nibs know it.
  func name(of type: CodeClass) -> String {
    switch type {
    case .declared(let index): hierarchy.entries[index].name.unqualified
    case .undeclared(let name): name
    }
  }

  /// A class and all that inherit from it, each once.
  func family(of root: CodeClass) -> [CodeClass] { family(of: root, except: []) }

  /// The same without some classes, and without what inherits those.
  func family(of root: CodeClass, except left: Set<CodeClass>) -> [CodeClass] {
    walk(from: root) { type in (children[type] ?? []).filter { !left.contains($0) } }
  }

  /// A class and all that it inherits from, nearest first, each once.
  func lineage(of root: CodeClass) -> [CodeClass] { walk(from: root, next: ancestors) }

  /// The app's delegates, and those of its windows, those that inherit from one included.
  var appDelegates: Set<CodeClass> {
    Set(
      hierarchy.entries.indices.filter { hierarchy.entries[$0].isAppDelegate }
        .flatMap { family(of: .declared($0)) })
  }

  /// Whether an instance of one class may be one of the other.
  func areRelated(_ a: CodeClass, _ b: CodeClass) -> Bool {
    lineage(of: a).contains(b) || lineage(of: b).contains(a)
  }

  private func ancestors(of type: CodeClass) -> [CodeClass] {
    switch type {
    case .declared(let index): parents[index]
    case .undeclared(let name):
      FrameworkClasses.superclasses[name].map { [.undeclared($0)] } ?? []
    }
  }

  /// Breadth first. Broken source may inherit in a circle.
  private func walk(
    from root: CodeClass, next: (CodeClass) -> [CodeClass]
  ) -> [CodeClass] {
    var found = [root]
    var seen: Set = [root]
    var index = 0
    while index < found.count {
      for type in next(found[index]) where seen.insert(type).inserted { found.append(type) }
      index += 1
    }
    return found
  }
}

extension ClassHierarchy {
  fileprivate func classes(
    named name: String, module: String? = nil, near path: String
  ) -> [CodeClass] {
    let found = indices(named: name, module: module, near: path)
      .filter { entries[$0].kind == .class }
    return found.isEmpty ? [.undeclared(name.unqualified)] : found.map(CodeClass.declared)
  }
}
