import AppleFrameworks
import FlowModel
import SourceModel

/// The names of controller classes, and of properties that may hold a screen or the name of one.
struct ScreenNames: Sendable {
  private let types: Set<String>
  /// The names of properties that views are bound to.
  let states: Set<String>
  /// Whether the app has SwiftUI views.
  let hasViews: Bool
  let properties: Set<String>

  init(_ index: SourceIndex, _ identifiers: IdentifierNames) {
    var types: Set<String> = []
    var properties: Set<String> = []
    for (id, type) in index.types.enumerated() where type.isDeclared {
      guard type.kind == .class && index.isController(index.known(id)) || index.isView(id) else {
        continue
      }
      types.insert(type.name.unqualified)
    }
    for id in index.variables.indices where index.variables[id].owner != nil {
      let variable = index.variables[id].declaration
      let isText = variable.type?.isText ?? false
      if isText ? identifiers.contains(variable.name) : Self.mayHold(variable.type, types) {
        properties.insert(variable.name)
      }
    }
    self.types = types
    states = ViewStates(index).names
    hasViews = index.hasViews
    self.properties = properties
  }

  /// Whether a value of a type may be a screen, or a storyboard with one.
  private static func mayHold(_ type: TypeReference?, _ screens: Set<String>) -> Bool {
    switch type {
    case .named(let name, _)?:
      screens.contains(name) || FrameworkClasses.isController(name)
        || ["UIStoryboard", "NSStoryboard"].contains(name)
    case .array(let element)?: mayHold(element, screens)
    case .tuple(let parts, _)?: parts.contains { mayHold($0, screens) }
    case .metatype?: true
    case .except?, .function?: false
    case nil: false
    }
  }

  func isScreen(_ name: String) -> Bool {
    types.contains(name) || FrameworkClasses.isController(name)
      || Self.makers.contains(name)
  }

  private static let makers = NavigationCalls.makers
}

extension TypeReference {
  /// Whether a value is a text, or an array of texts.
  var isText: Bool {
    switch self {
    case .named(let name, _): name == "String" || name == "NSString"
    case .array(let element): element.isText
    case .tuple(let parts, _): parts.allSatisfy(\.isText)
    case .metatype, .except, .function: false
    }
  }
}
