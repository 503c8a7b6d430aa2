import UIKit

/// A parsed `replacementIdentifier`.
enum Replacement: Equatable {
  case storyboard(name: String, identifier: String?)
  case `class`(name: String)
  case xib(name: String)

  init?(_ text: String) {
    let parts = text.split(separator: ".").map(String.init)
    switch (parts.first, parts.count) {
    case ("storyboard", 2): self = .storyboard(name: parts[1], identifier: nil)
    case ("storyboard", 3): self = .storyboard(name: parts[1], identifier: parts[2])
    case ("class", 2): self = .class(name: parts[1])
    case ("xib", 2): self = .xib(name: parts[1])
    default: return nil
    }
  }

  @MainActor
  func makeViewController() -> UIViewController? {
    switch self {
    case .storyboard(let name, let identifier?):
      UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: identifier)
    case .storyboard(let name, nil):
      UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    case .class(let name):
      Self.controllerClass(named: name)?.init()
    case .xib(let name):
      Self.controllerClass(named: name)?.init(nibName: name, bundle: nil)
    }
  }

  private static func controllerClass(named name: String) -> UIViewController.Type? {
    let module = String(reflecting: ReplacementViewController.self).prefix { $0 != "." }
    return NSClassFromString("\(module).\(name)") as? UIViewController.Type
  }
}
