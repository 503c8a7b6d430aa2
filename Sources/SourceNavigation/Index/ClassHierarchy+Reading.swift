import AppleFrameworks
import FlowModel
import SourceModel

extension ClassHierarchy {
  init(_ index: SourceIndex) {
    var entries: [Entry] = []
    var frameworkHandlers: [String: [UnwindHandler]] = [:]
    lazy var isInSwift2 = index.isInSwift2
    for (id, type) in index.types.enumerated() {
      let handlers = type.functions.values.joined()
        .compactMap { handler(index.functions[$0], isInSwift2: isInSwift2) }
        .sorted { ($0.selector, $0.location) < ($1.selector, $1.location) }
      guard type.isDeclared else {
        if !handlers.isEmpty { frameworkHandlers[type.name, default: []] += handlers }
        continue
      }
      let name = index.known(id)
      entries.append(
        Entry(
          name: type.name, otherName: type.otherName,
          location: type.position.location(in: type.path),
          superclass: index.superclass(of: name).map {
            ClassReference($0, in: index, near: type.path)
          },
          kind: Kind(type.kind), unwindHandlers: handlers, isController: index.isController(name),
          baseClass: index.isController(name) ? index.frameworkClass(of: name) : nil,
          isView: index.isView(id), isAppDelegate: index.isAppDelegate(name),
          nibNames: index.isController(name) ? index.nibNames(of: type) : []))
    }
    self.init(entries: entries, frameworkHandlers: frameworkHandlers)
  }
}

extension ClassHierarchy.Kind {
  fileprivate init(_ kind: TypeDeclaration.Kind) {
    self =
      switch kind {
      case .class, .extension: .class
      case .structure: .structure
      case .enumeration: .enumeration
      case .protocol: .protocol
      }
  }
}

private func handler(
  _ function: SourceIndex.FunctionEntry, isInSwift2: @autoclosure () -> Bool
) -> ClassHierarchy.UnwindHandler? {
  let declaration = function.declaration
  guard declaration.isUnwindHandler, let selector = declaration.selector else { return nil }
  let isOld = declaration.hasPlainLabel && isInSwift2()
  return ClassHierarchy.UnwindHandler(
    selector: selector, oldSelector: isOld ? "\(declaration.name):" : nil,
    isAction: declaration.isAction,
    location: declaration.position.location(in: function.path))
}

extension Statement {
  /// The texts that the statement may return.
  fileprivate var returnedTexts: [String] {
    if case .return(let value?) = self { return value.texts }
    return bodies.flatMap { $0.flatMap(\.returnedTexts) }
  }
}

extension Expression {
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .choice(let parts): parts.flatMap(\.texts)
    case .selection(_, let cases): cases.flatMap(\.value.texts)
    default: []
    }
  }
}

extension FunctionDeclaration {
  /// Whether the first argument's label is the name of the parameter.
  fileprivate var hasPlainLabel: Bool { parameters.first.map { $0.label == $0.name } ?? false }
}

extension SourceIndex {
  /// The names that a controller's own `nibName` may return.
  fileprivate func nibNames(of type: TypeEntry) -> [String] {
    NavigationCalls.identifierLabels.sorted().flatMap { name in
      let getters = (type.functions[name] ?? []).map { functions[$0].declaration.body }
      let values = type.variables[name].map { [variables[$0].declaration.body] } ?? []
      return (getters + values).flatMap { $0.flatMap(\.returnedTexts) }
    }
  }

  /// Whether the app is written in Swift 2, which has other names for UIKit methods.
  fileprivate var isInSwift2: Bool {
    let names = ["prepareForSegue", "application", "viewDidAppear", "viewWillAppear", "tableView"]
    return types.contains { type in
      names.contains { name in
        type.functions[name]?.contains { functions[$0].declaration.hasPlainLabel } ?? false
      }
    }
  }

  /// Whether an app or one of its window scenes starts in a type: its delegate, or a SwiftUI `App`.
  func isAppDelegate(_ type: TypeName) -> Bool {
    lineage(of: type).containsFramework(where: FrameworkClasses.isStart)
  }
}
