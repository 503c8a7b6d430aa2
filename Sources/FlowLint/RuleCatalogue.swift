/// The rules that come with the product.
public enum RuleCatalogue {
  /// The errors first, then by what they are about.
  public static let all: [any Rule] = references + source + files + segues + screens + parts

  private static let references: [any Rule] = [
    DanglingSegue(), MissingStoryboard(), MissingScene(), NoInitialScene(), MissingInitialScene(),
    MissingXib(), AmbiguousReference(), CircularReference(), UnknownReplacement(),
    MissingMainNib(), TwoMainInterfaces(),
  ]

  private static let source: [any Rule] = [
    UnwindWithoutHandler(), UnwindWithoutWay(), HandlerWithoutAction(), MissingSegue(),
    MissingSegueAction(), MissingClass(), MissingSegueClass(),
  ]

  private static let files: [any Rule] = [
    MergeConflict(), MalformedXML(), TruncatedFile(), EmptyFile(), DocumentType(),
    UnknownDocumentType(), NotInterfaceBuilder(), BinaryPropertyList(), ArchiveFormat(),
    UnreadablePropertyList(), UnresolvedObjectID(), DuplicateObjectID(), ControllerOutsideScene(),
    NestedScene(), SceneWithoutController(), SeveralControllers(), SegueWithoutDestination(),
    SegueOutsideScene(),
  ]

  private static let segues: [any Rule] = [
    DuplicateSegueIdentifier(), UnperformedSegue(), DeprecatedSegueKind(),
  ]

  private static let screens: [any Rule] = [
    UnreachableScreen(), DeadEnd(), MissingRelationship(), LostTabItem(),
    DuplicateStoryboardIdentifier(), DuplicateStoryboardName(),
  ]

  private static let parts: [any Rule] = [
    CellWithoutReuseIdentifier(), DuplicateReuseIdentifier(), ContainerWithoutEmbed(),
    StaticTableOutsideController(), StoryboardTooLarge(),
  ]

  /// The descriptions of all rules, sorted by name.
  public static var descriptions: [RuleDescription] {
    all.map { type(of: $0).about }.sorted { $0.name < $1.name }
  }

  /// - Returns: `nil` if there is no rule of the name.
  public static func rule(named name: String) -> (any Rule)? {
    all.first { type(of: $0).about.name == name }
  }
}
