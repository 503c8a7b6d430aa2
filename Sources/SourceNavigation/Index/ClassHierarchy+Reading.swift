import FlowModel
import SourceModel

extension ClassHierarchy {
  init(_ index: SourceIndex) {
    var entries: [Entry] = []
    var frameworkHandlers: [String: [UnwindHandler]] = [:]
    for (id, type) in index.types.enumerated() {
      let handlers = type.functions.values.joined().compactMap { handler(index.functions[$0]) }
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
          isAppDelegate: index.isAppDelegate(name)))
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

private func handler(_ function: SourceIndex.FunctionEntry) -> ClassHierarchy.UnwindHandler? {
  let declaration = function.declaration
  guard declaration.isUnwindHandler, let selector = declaration.selector else { return nil }
  return ClassHierarchy.UnwindHandler(
    selector: selector,
    location: declaration.position.location(in: function.path))
}

extension SourceIndex {
  /// Whether a type is an application's or a window scene's delegate.
  func isAppDelegate(_ type: TypeName) -> Bool {
    inherits(
      type,
      anyOf: [
        "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
        "NSApplicationDelegate", "WKExtensionDelegate", "WKApplicationDelegate",
      ])
  }
}
