import FlowModel
import InterfaceBuilder
import SourceNavigation

/// The facts read from source, and the classes of the interface files' scenes. It is shared by
/// reference.
final class AppCode {
  let facts: NavigationFacts
  let classes: CodeClasses
  let scenes: ClassScenes
  let views: CodeViews
  /// The xibs whose File's Owner is a controller.
  let controllerXibs: Set<Int>
  /// The names of files that could not be read, for which there is already a finding.
  let unreadable: Set<String>

  /// - Parameter findings: The findings from reading the files.
  init(_ facts: NavigationFacts, _ catalogue: InterfaceCatalogue, findings: [Finding]) {
    self.facts = facts
    unreadable = Set(
      findings.lazy.filter { $0.severity == .error }
        .map { FilePlace(path: $0.location.path).name })
    classes = CodeClasses(facts.classes, targets: catalogue.targets)
    views = CodeViews(facts, classes, catalogue)
    controllerXibs = catalogue.controllerXibs(classes)
    scenes = ClassScenes(catalogue, xibs: controllerXibs, classes: classes)
  }
}

extension InterfaceCatalogue {
  /// Returns the xibs whose File's Owner is a controller. If source declares the owner's class as a
  /// view, that decides; otherwise, the file does.
  func controllerXibs(_ classes: CodeClasses? = nil) -> Set<Int> {
    Set(
      documents.indices.filter { index in
        guard documents[index].format == .xib, let owner = documents[index].filesOwner,
          owner.isController
        else { return false }
        guard let classes, let name = owner.customClass else { return true }
        let found = classes.classes(
          named: name, module: owner.customModule, near: documents[index].path)
        return !found.allSatisfy(classes.isView)
      })
  }
}

extension CodeClasses {
  /// Whether source declares the class as a subclass of a view.
  fileprivate func isView(_ type: CodeClass) -> Bool {
    guard let entry = entry(of: type), !entry.isController else { return false }
    return lineage(of: type).dropFirst().contains { ancestor in
      viewNames.contains { name(of: ancestor).hasSuffix($0) }
    }
  }
}

/// The endings of view class names, in frameworks and libraries.
private let viewNames = ["View", "Cell", "Button", "Control", "Label", "Field"]
