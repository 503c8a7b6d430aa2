import FlowModel
import SourceModel

extension Accessor {
  /// - Parameter name: The root of a generated name: `R` for R.swift, `StoryboardScene` for
  ///   SwiftGen.
  init?(root name: String) {
    switch name {
    case "R": self.init(generator: .rSwift, kind: .storyboard, path: ["R"])
    case "StoryboardScene": self.init(generator: .swiftGen, kind: .storyboard, path: [])
    case "StoryboardSegue": self.init(generator: .swiftGen, kind: .segue, path: [])
    default: return nil
    }
  }

  mutating func append(_ name: String) {
    guard path == ["R"] else {
      path.append(name)
      return
    }
    let kind: Kind? =
      switch name {
      case "storyboard": .storyboard
      case "segue": .segue
      case "nib": .nib
      default: nil
      }
    self = Accessor(
      generator: .rSwift, kind: kind ?? .storyboard, path: kind == nil ? ["R", ""] : [])
  }

  /// The name of the storyboard, as spelled in the accessor.
  var storyboard: Destination.StoryboardName? {
    kind == .storyboard && path.first != "R" ? path.first.map { .accessor($0) } : nil
  }

  /// The identifier of the scene, as spelled in the accessor: `login`, `login.identifier`,
  /// `instantiateLogin`.
  var scene: Destination.SceneName? {
    guard kind == .storyboard, path.first != "R", path.count > 1 else { return nil }
    switch path[1] {
    case "initialViewController", "instantiateInitialViewController", "initialScene",
      "instantiateInitialController":
      return .initial
    case "name", "storyboardName", "bundle", "storyboard": return nil
    case let name where name.hasPrefix("instantiate") && name.count > 11:
      return .accessor(String(name.dropFirst(11)))
    case let name: return .accessor(name)
    }
  }

  /// The identifier of the segue, as spelled in the accessor: `R.segue.controller.name`,
  /// `StoryboardSegue.Main.name`.
  var segue: String? { kind == .segue && path.count > 1 ? path[1] : nil }

  /// The class of the nib. R.swift lowercases the first letter of a nib's name, and a nib has the
  /// name of its class.
  var nib: String? {
    guard kind == .nib, let name = path.first else { return nil }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
