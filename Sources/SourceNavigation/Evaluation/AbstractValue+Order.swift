import FlowModel
import SourceModel

extension AbstractValue {
  /// The joined values, with the same alternatives in the same order however the values are ordered.
  static func any(_ values: Set<AbstractValue>, inOrderOf index: SourceIndex) -> AbstractValue {
    if let only = values.first, values.count == 1 { return only }
    let keyed = values.flatMap(\.alternatives).map { (key: index.sortKey(of: $0), alternative: $0) }
    var joined = AbstractValue(
      alternatives: keyed.sorted { $0.key < $1.key }.map(\.alternative),
      isOpen: values.contains(where: \.isOpen))
    let presence = Set(values.map(\.isThere))
    joined.isThere = presence.count == 1 ? presence.first ?? nil : nil
    return joined
  }
}

/// Texts by which values are ordered, and by which values of different rounds are compared. Values
/// with equal texts differ at most in the activations of their closures.
extension SourceIndex {
  func sortKey(of type: TypeName) -> String {
    switch type {
    // A file may declare a type twice, under `#if`.
    case .declared(let id): "\(types[id].path)#\(name(of: type)) \(types[id].position.line)"
    case .framework(let name): name
    }
  }

  func sortKey(of member: Member) -> String {
    switch member {
    case .body(let callable): "\(callable.location(in: self))"
    case .property(let property): "\(sortKey(of: property.owner)).\(property.name)"
    case .event(let property, let name):
      "\(sortKey(of: property.owner)).\(property.name).\(name)"
    case .notification(let name): name
    }
  }

  /// - Parameter depth: How deep contents count. Values of recursive enumerations have no end.
  func sortKey(of value: AbstractValue, depth: Int = 3) -> String {
    let state = (value.isOpen ? "?" : "") + (value.isThere.map { $0 ? "!" : "-" } ?? "")
    let texts = value.alternatives.map { sortKey(of: $0, depth: depth) }
    return "(\(texts.joined(separator: "|")))\(state)"
  }

  func sortKey(of alternative: Alternative, depth: Int = 3) -> String {
    let contents = { (values: [AbstractValue]) in
      depth > 0 ? values.map { self.sortKey(of: $0, depth: depth - 1) }.joined() : ""
    }
    switch alternative {
    case .string(let text): return "string \(text)"
    case .boolean(let value): return "\(value)"
    case .accessor(let accessor):
      return "\(accessor.generator) \(accessor.kind) \(accessor.path.joined(separator: "."))"
    case .storyboard(let name): return "storyboard \(name)"
    case .screen(let screen): return "screen \(sortKey(of: screen))"
    case .instance(let type, let fields):
      let texts = fields.sorted { $0.key < $1.key }.map { "\($0.key)=\(contents([$0.value]))" }
      return "object \(sortKey(of: type)) \(texts.joined(separator: ","))"
    case .type(let type): return "type \(sortKey(of: type))"
    case .allocated(let type): return "alloc \(sortKey(of: type))"
    case .enumCase(let type, let name, let values):
      return "case \(sortKey(of: type)).\(name)\(contents(values))"
    case .array(let values): return "array \(contents(values))"
    case .tuple(let values, let labels):
      return "tuple \(labels.map { $0 ?? "_" }.joined(separator: ",")) \(contents(values))"
    case .container(let values): return "container \(contents(values))"
    case .relative(let name): return "relative \(name)"
    case .closure(let closure): return "closure \(sortKey(of: closure, contents))"
    case .binding(let state):
      let owner = state.owner.map(sortKey) ?? ""
      let type = state.type.map(sortKey) ?? ""
      return "binding \(owner).\(state.name).\(state.caseName ?? "") \(type)"
    }
  }

  func sortKey(of use: ClosureInputUse) -> String {
    let action =
      switch use.action {
      case .run(let arguments, let event):
        "run \(event ?? "") \(arguments.map { sortKey(of: $0) }.joined(separator: ","))"
      case .keep(let member, let event): "keep \(event ?? "") \(sortKey(of: member))"
      case .call: "call"
      }
    return "\(use.input) \(action) \(use.isPossible) \(use.isSelected)"
  }

  private func sortKey(of screen: Screen) -> String {
    let origin =
      switch screen.origin {
      case .made(let type): "made \(sortKey(of: type))"
      case .obtained(let type): "obtained \(sortKey(of: type))"
      case .hosted(let type): "hosted \(sortKey(of: type))"
      case .nib(let name, let owner): "nib \(name) \(owner.map(sortKey) ?? "")"
      case .scene(let storyboard, let scene): "scene \(storyboard) \(scene)"
      case .named(let name): "named \(name)"
      case .unknownScene: "scene"
      }
    let expected = screen.expected.map(sortKey) ?? ""
    return "\(origin) \(expected) \(screen.made.location) \(screen.made.call)"
  }

  private func sortKey(
    of closure: ClosureValue, _ contents: ([AbstractValue]) -> String
  ) -> String {
    switch closure {
    case .captured(let closure):
      let locals = closure.frame.locals.sorted { $0.key < $1.key }
        .map { "\($0.key)=\(contents([$0.value]))" }
      let place = closure.activation.callable.map { "\($0.location(in: self))" } ?? ""
      return "\(place) \(closure.closure.number) \(locals.joined(separator: ","))"
    case .input(let input): return "input \(input.number)"
    }
  }
}
