import FlowModel
import SourceNavigation

/// The `@IBSegueAction` methods of an app, which create the destinations of segues.
struct SegueActions {
  private let code: AppCode
  private let actions: [String: [SegueAction]]

  init(_ code: AppCode) {
    self.code = code
    actions = Dictionary(grouping: code.facts.segueActions, by: \.selector)
  }

  /// Returns all methods with a selector.
  func named(_ selector: String) -> [SegueAction] { actions[selector] ?? [] }

  /// Returns the actions of the nearest superclass that has any, which override those above it.
  func own(of scene: SceneID, among found: [SegueAction]) -> [SegueAction] {
    let owners = Set(found.map { code.classes.type(for: $0.owner) })
    let nearest = Set(
      code.scenes.classes(of: scene).compactMap { type in
        code.classes.lineage(of: type).first(where: owners.contains)
      })
    return found.filter { nearest.contains(code.classes.type(for: $0.owner)) }
  }

  /// Returns the one SwiftUI view that each scene shows, of those that only segue actions create.
  func hostedViews(_ segues: [Segue]) -> [SceneID: ClassReference] {
    var views: [SceneID: Set<ClassReference?>] = [:]
    for segue in segues {
      guard let scene = segue.destination else { continue }
      let found = segue.creationSelector.map { own(of: segue.source, among: named($0)) } ?? []
      views[scene, default: []].formUnion(
        found.isEmpty ? [nil] : found.map { $0.isHosted ? $0.result : nil })
    }
    return views.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
  }
}
