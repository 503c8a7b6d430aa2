import AppleFrameworks
import FlowModel
import InterfaceBuilder
import SourceNavigation

/// The classes that source names, with their superclasses and subclasses. It is shared by
/// reference.
final class CodeClasses {
  private let hierarchy: ClassHierarchy
  private let parents: [[CodeClass]]
  private let children: [CodeClass: [CodeClass]]
  private var declarations: [ClassReference: Int?] = [:]
  private var lineages: [CodeClass: [CodeClass]] = [:]

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

  /// Returns the classes that match a name equally well; never empty.
  func classes(named name: String, module: String? = nil, near path: String) -> [CodeClass] {
    hierarchy.classes(named: name, module: module, near: path)
  }

  /// Returns the type that a reference names. Of several equally close ones, it is the one in the
  /// reference's own file, or else the first.
  func type(for reference: ClassReference) -> CodeClass {
    declaration(of: reference).map(CodeClass.declared) ?? .undeclared(reference.name.unqualified)
  }

  private func declaration(of reference: ClassReference) -> Int? {
    if let known = declarations[reference] { return known }
    let found = hierarchy.indices(named: reference.name, near: reference.path)
    let own = found.first { hierarchy.entries[$0].location.path == reference.path }
    let declaration = own ?? found.first
    declarations[reference] = .some(declaration)
    return declaration
  }

  /// Returns the kind of the type that a reference names; `nil` if no source that was read declares
  /// it.
  func kind(of reference: ClassReference) -> ClassHierarchy.Kind? {
    declaration(of: reference).map { hierarchy.entries[$0].kind }
  }

  func entry(of type: CodeClass) -> ClassHierarchy.Entry? {
    if case .declared(let index) = type { hierarchy.entries[index] } else { nil }
  }

  /// Returns the classes of the parts of an interface file that source declares and that are no controllers.
  func objects(among parts: [CustomClass], near path: String) -> [CodeClass] {
    parts.flatMap { classes(named: $0.name, module: $0.module, near: path) }
      .filter { entry(of: $0)?.isController == false }
  }

  /// Whether source declares a class as a SwiftUI view, or as a controller that shows something itself.
  func isScreen(_ type: CodeClass) -> Bool {
    guard let entry = entry(of: type) else { return false }
    return entry.isView
      || entry.isController && entry.baseClass.map(FrameworkClasses.isStack) != true
  }

  /// Returns the declarations of a class in its file: one, or one for each of several platforms.
  func declarations(of type: CodeClass) -> [SourceLocation] {
    guard let entry = entry(of: type) else { return [] }
    return hierarchy.locations(of: entry)
  }

  /// Returns the name without its module and enclosing types, as nibs and the Objective-C runtime
  /// use it.
  func name(of type: CodeClass) -> String {
    switch type {
    case .declared(let index): hierarchy.entries[index].name.unqualified
    case .undeclared(let name): name
    }
  }

  /// Returns the class that contains a member: the caller itself, or the one from which it inherits the
  /// member. What a closure of the caller does that another type keeps, the caller does.
  func base(of member: MemberReference?, inheritedBy caller: ClassReference) -> CodeClass {
    let type = type(for: caller)
    guard let owner = member?.owner.map(self.type), case .declared = owner,
      lineage(of: type).contains(owner)
    else { return type }
    return owner
  }

  /// Whether source has subclasses of a class of that name.
  func hasSubclasses(named name: String) -> Bool {
    children.keys.contains { if case .declared = $0 { self.name(of: $0) == name } else { false } }
  }

  /// Returns a class and all its subclasses, each once.
  func family(of root: CodeClass) -> [CodeClass] { family(of: root, except: []) }

  /// Returns a class and its subclasses, without some classes and their subclasses, and without those
  /// further below than ``ClassHierarchy/deepestInheritance``.
  func family(of root: CodeClass, except left: Set<CodeClass>) -> [CodeClass] {
    var found = [root]
    var seen: Set = [root]
    var level = [root]
    for _ in 0..<ClassHierarchy.deepestInheritance where !level.isEmpty {
      level = level.flatMap { children[$0] ?? [] }
        .filter { !left.contains($0) && seen.insert($0).inserted }
      found += level
    }
    return found
  }

  /// Returns a class and all its superclasses, nearest first, each once.
  func lineage(of root: CodeClass) -> [CodeClass] {
    if let known = lineages[root] { return known }
    let lineage = walk(from: root, next: ancestors)
    lineages[root] = lineage
    return lineage
  }

  /// The app delegates and window scene delegates, including subclasses.
  private(set) lazy var appDelegates: Set<CodeClass> = Set(
    hierarchy.entries.indices.filter { hierarchy.entries[$0].isAppDelegate }
      .flatMap { family(of: .declared($0)) })

  /// What the system makes by itself: the app's delegates and the documents of a Mac app.
  private(set) lazy var starts = appDelegates.union(documents)

  /// The documents of a Mac app, whose windows AppKit opens.
  private(set) lazy var documents: Set<CodeClass> = Set(
    hierarchy.entries.indices.map(CodeClass.declared).filter {
      lineage(of: $0).contains(.undeclared("NSDocument"))
    })

  /// Returns the platforms that have the framework of one of several classes; none if these state none.
  func platforms(of references: [ClassReference?]) -> Set<Platform> {
    let ancestors = references.lazy.compactMap { $0 }.flatMap {
      self.lineage(of: self.type(for: $0))
    }
    for case .undeclared(let name) in ancestors {
      if FrameworkClasses.uiKitMarks.contains(name) { return [.iOS, .tvOS] }
      if FrameworkClasses.appKitMarks.contains(name) { return [.macOS] }
    }
    return []
  }

  /// Whether an instance of one class may be an instance of the other.
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

  /// Walks breadth first; invalid source may contain a circular inheritance.
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
