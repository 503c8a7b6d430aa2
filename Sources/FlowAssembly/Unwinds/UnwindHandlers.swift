import FlowModel
import SourceNavigation

/// The scenes that handle unwinds, by selector.
struct UnwindHandlers {
  private let code: AppCode
  /// The classes that declare a method with a selector.
  private let owners: [String: [CodeClass]]
  /// The selectors that every controller handles because of an extension of a UIKit class such as
  /// `UIViewController`.
  private let universal: Set<String>

  init(_ code: AppCode) {
    self.code = code
    var found = Found()
    // If no method has the selector, one matches whose name in Swift 2 had that selector.
    var old = Found()
    for (index, entry) in code.facts.classes.entries.enumerated() {
      for handler in entry.unwindHandlers {
        found.add(handler.selector, of: .declared(index))
        if let selector = handler.oldSelector { old.add(selector, of: .declared(index)) }
      }
    }
    for (name, handlers) in code.facts.classes.frameworkHandlers {
      for handler in handlers {
        found.add(handler.selector, of: .undeclared(name))
        if let selector = handler.oldSelector { old.add(selector, of: .undeclared(name)) }
      }
    }
    owners = found.owners.merging(old.owners.filter { !found.handles($0.key) }) { own, _ in own }
    universal = found.universal.union(old.universal.filter { !found.handles($0) })
  }

  /// The handlers, by selector.
  private struct Found {
    var owners: [String: [CodeClass]] = [:]
    var universal: Set<String> = []

    mutating func add(_ selector: String, of type: CodeClass) {
      if case .undeclared(let name) = type, UnwindHandlers.universalClasses.contains(name) {
        universal.insert(selector)
      } else {
        owners[selector, default: []].append(type)
      }
    }

    func handles(_ selector: String) -> Bool {
      owners[selector] != nil || universal.contains(selector)
    }
  }

  /// The superclasses of every controller. A method on one of these applies to every scene.
  private static let universalClasses: Set = [
    "NSObject", "UIResponder", "UIViewController", "NSResponder", "NSViewController",
  ]

  /// Whether any class handles an unwind.
  func isHandled(_ selector: String) -> Bool { owners[selector] != nil || isUniversal(selector) }

  /// Whether every controller handles an unwind.
  func isUniversal(_ selector: String) -> Bool { universal.contains(selector) }

  /// Returns the names of the classes that declare the handler of an unwind, sorted.
  func ownerNames(of selector: String) -> [String] {
    Set((owners[selector] ?? []).map(code.classes.name)).sorted()
  }

  /// Returns the classes that handle an unwind, including by inheritance.
  func classes(handling selector: String) -> Set<CodeClass> {
    Set((owners[selector] ?? []).flatMap(code.classes.family))
  }

  /// Returns the classes of a scene; the framework's if the scene states no class.
  func classes(of scene: Scene) -> [CodeClass] {
    if scene.isClass {
      let reference = ClassReference(name: scene.id.objectID, path: scene.id.path)
      return [code.classes.type(for: reference)]
    }
    let known = code.scenes.classes(of: scene.id)
    return known.isEmpty
      ? [.undeclared(scene.frameworkClass)] : known
  }

  /// Whether a scene is a controller, not a coordinator or a view.
  func isController(_ scene: Scene) -> Bool {
    guard scene.isClass else { return true }
    return classes(of: scene).contains { code.classes.entry(of: $0)?.isController ?? true }
  }
}

extension Scene {
  /// The UIKit class of a scene without a class of its own: `UITableViewController` for
  /// `tableViewController`. AppKit has no unwind segues.
  fileprivate var frameworkClass: String {
    "UI" + kind.name.prefix(1).uppercased() + kind.name.dropFirst()
  }
}
