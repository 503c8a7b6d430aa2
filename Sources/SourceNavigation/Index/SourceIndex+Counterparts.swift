import FlowModel
import SourceModel

/// Types and functions that an app declares once for each of its platforms or targets.
///
/// A name in a file that several of them share means one declaration in each.
extension SourceIndex {
  /// The maximum number of declarations that a name stands for.
  private static let mostCounterparts = 6

  /// Returns the declarations that the name of a type means in the file of another type: the given one, or one
  /// for each platform or target that never contains another of them.
  func declarations(of type: Int, usedBy user: Int) -> [Int] {
    let entry = types[type]
    let path = types[user].path
    guard entry.isDeclared, entry.path != path else { return [type] }
    let all = types(named: entry.name).filter {
      types[$0].isDeclared && types[$0].name == entry.name
        && !types[$0].platforms.isDisjoint(with: types[user].platforms)
    }
    guard all.contains(where: { $0 != type }) else { return [type] }
    let visible = closest(all, to: path).filter { $0 == type || areExclusive($0, type) }
    guard !visible.isEmpty, visible.count <= Self.mostCounterparts else { return [type] }
    return visible
  }

  /// Returns the functions that a call of a method means: the given one, or one for each target.
  ///
  /// - Complexity: O(*n*) for *n* methods of the name.
  private func counterparts(of function: Int, usedBy user: Int) -> [Int] {
    let entry = functions[function]
    guard let owner = entry.owner else { return [function] }
    let methods = declarations(of: owner, usedBy: user).flatMap { type in
      (types[type].functions[entry.declaration.name] ?? []).filter { other in
        other == function
          || functions[other].declaration.parameters.map(\.label)
            == entry.declaration.parameters.map(\.label)
            && (type != owner || !areTogether(functions[other].path, entry.path))
      }
    }
    let visible = targets.closest(methods, to: targets.scope(ofFileAt: types[user].path)) {
      functions[$0].path
    }
    return visible.isEmpty || visible.count > Self.mostCounterparts ? [function] : visible
  }

  /// Returns the members that the use of one means.
  func counterparts(of member: Member, usedBy user: ClassReference) -> [Member] {
    guard case .body(.function(let function)) = member, let user = nearest(user.name, to: user.path)
    else { return [member] }
    return counterparts(of: function, usedBy: user).map { .body(.function($0)) }
  }

  private func closest(_ types: [Int], to path: String) -> [Int] {
    targets.closest(types, to: targets.scope(ofFileAt: path)) { self.types[$0].path }
  }

  /// Whether no build contains both declarations.
  private func areExclusive(_ a: Int, _ b: Int) -> Bool {
    types[a].platforms.isDisjoint(with: types[b].platforms)
      || !areTogether(types[a].path, types[b].path)
  }

  /// Whether declarations of two files can be used together. Files of two different apps in one
  /// project cannot.
  func areTogether(_ path: String, _ other: String) -> Bool {
    targets.areTogether(path, other)
  }
}

extension Destination {
  /// The destination in each declaration of its class that a type means.
  func counterparts(usedBy user: ClassReference, _ index: SourceIndex) -> [Destination] {
    guard let controller, let type = index.nearest(controller.name, to: controller.path),
      let user = index.nearest(user.name, to: user.path)
    else { return [self] }
    return index.declarations(of: type, usedBy: user).map {
      replacing(controller, by: ClassReference(index.known($0), in: index, near: controller.path))
    }
  }

  private func replacing(_ type: ClassReference, by other: ClassReference) -> Destination {
    if type == other { return self }
    var destination = self
    switch origin {
    case .made: destination.origin = .made(other)
    case .obtained: destination.origin = .obtained(other)
    case .instance: destination.origin = .instance(other)
    case .hosted: destination.origin = .hosted(other)
    case .nib(let name, _): destination.origin = .nib(name: name, owner: other)
    case .scene, .named: destination.expected = other
    }
    return destination
  }
}
