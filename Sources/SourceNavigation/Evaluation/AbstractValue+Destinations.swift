import AppleFrameworks
import FlowModel

extension ClassReference {
  /// - Parameter path: The file that names the type. It is used if no file declares the type.
  init(_ type: TypeName, in index: SourceIndex, near path: String) {
    switch type {
    case .declared(let entry):
      self.init(name: index.types[entry].name, path: index.types[entry].path)
    case .framework(let name): self.init(name: name, path: path)
    }
  }
}

extension AbstractValue {
  /// All screens in the value, including those in containers.
  var screens: [Screen] {
    alternatives.flatMap { alternative -> [Screen] in
      switch alternative {
      case .screen(let screen): [screen]
      case .container(let values), .array(let values): values.flatMap(\.screens)
      default: []
      }
    }
  }

  /// The destinations of a move to the value. System screens are not destinations.
  func destinations(_ index: SourceIndex, near path: String) -> [Destination] {
    alternatives.flatMap { alternative -> [Destination] in
      switch alternative {
      case .screen(let screen): screen.destination(index, near: path).map { [$0] } ?? []
      case .container(let values), .array(let values):
        values.flatMap { $0.destinations(index, near: path) }
      case .instance(let type, _):
        type.isScreen(of: index)
          ? [Destination(.instance(ClassReference(type, in: index, near: path)))] : []
      default: []
      }
    }
  }

  /// Whether the value always leads to the same destination.
  ///
  /// A scene can be made in several places and cast to several classes. Any object of a class without subclasses is as
  /// good as one that is made. Every child of a container must be settled.
  func isSettled(_ index: SourceIndex, near path: String) -> Bool {
    if isOpen || alternatives.isEmpty { return false }
    if alternatives.count > 1 {
      let choices = Set(
        alternatives.map { alternative in
          AbstractValue(alternative.asAny(index)).destinations(index, near: path).map(\.origin)
        })
      guard choices.count == 1 else { return false }
    }
    return alternatives.allSatisfy { alternative in
      guard case .container(let children) = alternative else { return true }
      return children.allSatisfy { $0.alternatives.isEmpty || $0.isSettled(index, near: path) }
    }
  }

  /// Whether the value is a screen whose destination is unknown.
  var isUndecided: Bool {
    isUnknown || hasUnknownScene || alternatives.contains(where: \.isBareController)
  }

  var hasUnknownScene: Bool { screens.contains { $0.origin == .unknownScene } }
}

extension Alternative {
  /// Whether the value is the name of something, as a literal or as a generator spells it.
  var isName: Bool {
    switch self {
    case .string, .accessor: true
    default: false
    }
  }

  /// An object that is made of a class without subclasses as any object of the class, also in a container.
  fileprivate func asAny(_ index: SourceIndex) -> Alternative {
    switch self {
    case .container(let children):
      return .container(children.map { $0.mappingAlternatives { $0.asAny(index) } })
    case .screen(let screen):
      guard case .made(.declared(let entry)) = screen.origin, !index.superclasses.contains(entry)
      else { return self }
      return .instance(.declared(entry), [:])
    default: return self
    }
  }

  /// Whether the value is a `UIViewController` of unknown class.
  fileprivate var isBareController: Bool {
    if case .instance(.framework("UIViewController"), _) = self { return true }
    if case .instance(.framework("NSViewController"), _) = self { return true }
    return false
  }
}

extension TypeName {
  /// Whether the type is a controller of the app or of a third-party library.
  fileprivate func isScreen(of index: SourceIndex) -> Bool {
    guard index.isController(self) else { return false }
    if case .framework(let name) = self { return !FrameworkClasses.isSystem(name) }
    return !index.isSystemScreen(self)
  }
}

extension Screen {
  fileprivate func destination(_ index: SourceIndex, near path: String) -> Destination? {
    let reference = { (type: TypeName) in ClassReference(type, in: index, near: path) }
    let expected = expected.flatMap { $0.isScreen(of: index) ? reference($0) : nil }
    switch origin {
    case .scene(let storyboard, let scene):
      return Destination(.scene(storyboard: storyboard, scene: scene), expected: expected)
    case .nib(let name, let owner):
      return Destination(.nib(name: name, owner: owner.map(reference)), expected: expected)
    case .made(let type): return Destination(.made(reference(type)), expected: expected)
    case .obtained(let type): return Destination(.obtained(reference(type)), expected: expected)
    case .hosted(let type): return Destination(.hosted(reference(type)))
    case .named(let name): return Destination(.named(name))
    case .unknownScene: return expected.map { Destination(.instance($0)) }
    }
  }
}

extension Destination {
  /// The class of the controller; `nil` if it is unknown.
  package var controller: ClassReference? {
    switch origin {
    case .made(let type), .obtained(let type), .instance(let type), .hosted(let type): type
    case .nib(_, let owner): owner
    case .scene, .named: expected
    }
  }

  /// Whether the controller shows a SwiftUI view.
  var isHosted: Bool { if case .hosted = origin { true } else { false } }

  var className: String? { controller?.name }
}
