import FlowModel
import InterfaceBuilder

/// What a placeholder for another scene refers to.
enum SceneRequest: Hashable {
  /// `nil` for a name means the same storyboard, its initial scene or the same bundle.
  case storyboard(name: String?, identifier: String?, bundle: String?)
  case controller(className: String)
  case nib(name: String)

  /// Whether the request is for the reference's own storyboard.
  var isLocal: Bool {
    if case .storyboard(name: nil, _, _) = self { true } else { false }
  }

  /// The runtime attribute by which a controller names its replacement.
  static let replacementKeyPath = "replacementIdentifier"

  /// - Returns: `nil` for an ordinary scene.
  init?(_ entry: InterfaceScene) {
    if let placeholder = entry.placeholder {
      self = .storyboard(
        name: placeholder.storyboardName.nonEmpty,
        identifier: placeholder.referencedIdentifier.nonEmpty,
        bundle: placeholder.bundleIdentifier.nonEmpty)
    } else if let replacement = entry.replacement {
      self.init(replacementIdentifier: replacement.value)
    } else {
      return nil
    }
  }

  /// - Parameter text: `storyboard.Name.Identifier`, `storyboard.Name`, `class.Name` or `xib.Name`.
  ///   The identifier may contain dots, and the class name its module.
  init?(replacementIdentifier text: String) {
    let parts = text.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "storyboard":
      let names = parts[1].split(separator: ".", maxSplits: 1).map(String.init)
      guard let name = names.first else { return nil }
      self = .storyboard(name: name, identifier: names.dropFirst().first, bundle: nil)
    case "class":
      let name = String(parts[1]).unqualified
      if name.isEmpty { return nil }
      self = .controller(className: name)
    case "xib":
      self = .nib(name: String(parts[1]))
    default:
      return nil
    }
  }
}

extension InterfaceScene {
  /// The attribute by which the controller itself, not one of its views, names its replacement.
  var replacement: RuntimeAttribute? {
    scene.runtimeAttributes.first {
      $0.keyPath == SceneRequest.replacementKeyPath && $0.objectID == scene.id.objectID
    }
  }
}

extension String? {
  fileprivate var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
