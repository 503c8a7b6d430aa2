/// A segue's `kind` as Interface Builder writes it, or the kind of a call in source.
///
/// A kind that this version does not know is kept.
package struct SegueKind: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let unwind = SegueKind(rawValue: "unwind")
  package static let relationship = SegueKind(rawValue: "relationship")
  package static let embed = SegueKind(rawValue: "embed")
  package static let custom = SegueKind(rawValue: "custom")
  /// Code creates a screen, and how it is shown is unknown.
  package static let instantiate = SegueKind(rawValue: "instantiate")
  /// A screen loads one of its views from a xib.
  package static let nib = SegueKind(rawValue: "nib")

  // Kinds of calls, with the name of the corresponding segue kind if there is one.
  package static let push = SegueKind(rawValue: "push")
  package static let show = SegueKind(rawValue: "show")
  package static let showDetail = SegueKind(rawValue: "showDetail")
  package static let present = SegueKind(rawValue: "present")
  package static let sheet = SegueKind(rawValue: "sheet")
  package static let modal = SegueKind(rawValue: "modal")
  package static let popover = SegueKind(rawValue: "popover")
  package static let replace = SegueKind(rawValue: "replace")
  package static let addChild = SegueKind(rawValue: "addChild")
  package static let viewControllers = SegueKind(rawValue: "viewControllers")
  package static let rootViewController = SegueKind(rawValue: "rootViewController")

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// What the kind means to a user of the app.
  package var family: SegueFamily {
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
package enum SegueFamily: String, CaseIterable, Hashable, Sendable {
  case show, detail, present, popover, embed, relationship, custom, unwind
}
