/// A segue's `kind` as Interface Builder writes it, or the kind of a call in source.
///
/// A kind that this version does not know is kept.
public struct SegueKind: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unwind = SegueKind(rawValue: "unwind")
  public static let relationship = SegueKind(rawValue: "relationship")
  public static let embed = SegueKind(rawValue: "embed")
  public static let custom = SegueKind(rawValue: "custom")
  /// Code creates a screen, and how it is shown is unknown.
  public static let instantiate = SegueKind(rawValue: "instantiate")
  /// A screen loads one of its views from a xib.
  public static let nib = SegueKind(rawValue: "nib")

  // Kinds of calls, with the name of the corresponding segue kind if there is one.
  public static let push = SegueKind(rawValue: "push")
  public static let show = SegueKind(rawValue: "show")
  public static let showDetail = SegueKind(rawValue: "showDetail")
  public static let present = SegueKind(rawValue: "present")
  public static let sheet = SegueKind(rawValue: "sheet")
  public static let modal = SegueKind(rawValue: "modal")
  public static let popover = SegueKind(rawValue: "popover")
  public static let replace = SegueKind(rawValue: "replace")
  public static let addChild = SegueKind(rawValue: "addChild")
  public static let viewControllers = SegueKind(rawValue: "viewControllers")
  public static let rootViewController = SegueKind(rawValue: "rootViewController")

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// What the kind means to a user of the app.
  public var family: SegueFamily {
    switch rawValue {
    case "show", "push", "instantiate": .show
    case "showDetail", "replace": .detail
    case "presentation", "modal", "sheet", "present": .present
    case "popover", "popoverPresentation": .popover
    case "embed", "addChild", "nib": .embed
    case "relationship", "rootViewController", "viewControllers": .relationship
    case "unwind": .unwind
    default: .custom
    }
  }
}

/// The groups of segue kinds that a picture draws differently.
public enum SegueFamily: String, CaseIterable, Hashable, Sendable {
  case show, detail, present, popover, embed, relationship, custom, unwind
}
