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
    var owners: [String: [CodeClass]] = [:]
    var universal: Set<String> = []
    for (index, entry) in code.facts.classes.entries.enumerated() {
      for handler in entry.unwindHandlers {
        owners[handler.selector, default: []].append(.declared(index))
      }
    }
    for (name, handlers) in code.facts.classes.frameworkHandlers {
      let selectors = handlers.map(\.selector)
      if Self.universalClasses.contains(name) {
        universal.formUnion(selectors)
      } else {
        for selector in selectors { owners[selector, default: []].append(.undeclared(name)) }
      }
    }
    self.owners = owners
    self.universal = universal
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
    "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
