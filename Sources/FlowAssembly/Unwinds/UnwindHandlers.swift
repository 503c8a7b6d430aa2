import FlowModel
import SourceNavigation

/// Which scenes handle which unwinds.
struct UnwindHandlers {
  private let code: AppCode
  /// The classes that have a method of a selector themselves.
  private let owners: [String: [CodeClass]]
  /// The selectors that an extension of `UIViewController` and its like handles, for every scene.
  private let universal: Set<String>

  init(_ code: AppCode) {
    self.code = code
    var found = Found()
    // Where no method has a selector, one that Swift 2 would have called so is meant.
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

  /// Handlers by selector.
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

  /// What every controller is, whatever its class: a method on one of these is every scene's.
  private static let universalClasses: Set = [
    "NSObject", "UIResponder", "UIViewController", "NSResponder", "NSViewController",
  ]

  /// Whether any class handles an unwind.
  func isHandled(_ selector: String) -> Bool { owners[selector] != nil || isUniversal(selector) }

  /// Whether every controller handles an unwind.
  func isUniversal(_ selector: String) -> Bool { universal.contains(selector) }

  /// The names of the classes that handle an unwind themselves, sorted.
  func ownerNames(of selector: String) -> [String] {
    Set((owners[selector] ?? []).map(code.classes.name)).sorted()
  }

  /// The classes that handle an unwind, those that inherit it included.
  func classes(handling selector: String) -> Set<CodeClass> {
    Set((owners[selector] ?? []).flatMap(code.classes.family))
  }

  /// The classes of a scene, the framework's where it names none of its own.
  func classes(of scene: Scene) -> [CodeClass] {
    if scene.isClass {
      let reference = ClassReference(name: scene.id.objectID, path: scene.id.path)
      return [code.classes.type(for: reference)]
    }
    let known = code.scenes.classes(of: scene.id)
    return known.isEmpty
      ? [.undeclared(scene.frameworkClass)] : known
  }

  /// Whether a scene is a controller, and no coordinator or view.
  func isController(_ scene: Scene) -> Bool {
    guard scene.isClass else { return true }
    return classes(of: scene).contains { code.classes.entry(of: $0)?.isController ?? true }
  }
}

extension Scene {
  /// The class of a scene that names none of its own: `tableViewController` is a
  /// `UITableViewController`. Unwinds are UIKit's alone.
  fileprivate var frameworkClass: String {
    "UI" + kind.name.prefix(1).uppercased() + kind.name.dropFirst()
  }
}
