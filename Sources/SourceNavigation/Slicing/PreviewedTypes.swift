import FlowModel
import SourceModel

/// The types that previews name, and those that anything else does.
struct PreviewedTypes {
  private let index: SourceIndex
  private var previewed: Set<String>
  private var used: Set<String> = []

  init(_ index: SourceIndex) {
    self.index = index
    previewed = index.previewedNames
    // `UIHostingController<Settings>` makes the view of its generic argument.
    for type in index.types {
      for inherited in type.inherited { used.formUnion(inherited.argumentNames) }
    }
  }

  /// Notes the types that the body of a member of a type names.
  mutating func note(_ names: Set<String>, in owner: Int?) {
    if let owner, index.isPreview(owner) {
      previewed.formUnion(names)
    } else {
      used.formUnion(names)
    }
  }

  /// The bodies without those of views that only previews show, which are not part of the app. Without the app, such as
  /// in a package of views, nothing tells which these are.
  func leavingOut(of roots: Set<Callable>) -> Set<Callable> {
    let names = previewed.subtracting(used)
    guard !names.isEmpty,
      index.types.indices.contains(where: { index.isAppDelegate(index.known($0)) })
    else { return roots }
    return roots.filter { root in
      guard let owner = root.owner(in: index), index.isView(owner) else { return true }
      return !names.contains(index.types[owner].name.unqualified)
    }
  }
}

extension TypeReference {
  /// The names of the generic arguments.
  fileprivate var argumentNames: [String] {
    guard case .named(_, let arguments) = self else { return [] }
    return arguments.compactMap(\.name)
  }
}
