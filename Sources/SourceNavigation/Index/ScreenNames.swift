import AppleFrameworks
import FlowModel
import SourceModel

/// The names of controller classes, and of properties that may hold a screen or the name of one.
struct ScreenNames: Sendable {
  private let types: Set<String>
  let properties: Set<String>
  init(_ index: SourceIndex) {
    var types: Set<String> = []
    var properties: Set<String> = []
    for (id, type) in index.types.enumerated() where type.isDeclared && type.kind == .class {
      guard index.isController(index.known(id)) else { continue }
      types.insert(type.name.unqualified)
    }
    for id in index.variables.indices where index.variables[id].owner != nil {
      if Self.mayHold(index.variables[id].declaration.type, types) {
        properties.insert(index.variables[id].declaration.name)
      }
    }
    self.types = types
    self.properties = properties
  }

  /// Whether a value of a type may be a screen, or name one.
  private static func mayHold(_ type: TypeReference?, _ screens: Set<String>) -> Bool {
    switch type {
    case .named(let name, _)?:
      screens.contains(name) || FrameworkClasses.isController(name)
        || ["String", "NSString", "UIStoryboard", "NSStoryboard"].contains(name)
    case .array(let element)?: mayHold(element, screens)
    case .metatype?: true
    case .except?, .other?: false
    case nil: false
    }
  }

  func isScreen(_ name: String) -> Bool {
    types.contains(name) || FrameworkClasses.isController(name)
      || Self.makers.contains(name)
  }

  private static let makers = NavigationCalls.makers
}
