import FlowModel
import SourceModel

extension Accessor {
  /// - Parameter name: Where a generated name begins: R.swift's `R`, SwiftGen's `StoryboardScene`.
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

  /// The storyboard's name, as it is spelled here.
  var storyboard: Destination.StoryboardName? {
    kind == .storyboard && path.first != "R" ? path.first.map { .accessor($0) } : nil
  }

  /// The scene's identifier, as it is spelled here: `login`, `login.identifier`, `instantiateLogin`.
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

  /// The segue's identifier, as it is spelled here: `R.segue.controller.name`,
  /// `StoryboardSegue.Main.name`.
  var segue: String? { kind == .segue && path.count > 1 ? path[1] : nil }

  /// R.swift begins a nib's name with a small letter, and a nib is named like its class.
  var nib: String? {
    guard kind == .nib, let name = path.first else { return nil }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
