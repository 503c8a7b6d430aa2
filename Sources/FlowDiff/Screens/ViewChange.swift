package import FlowModel
package import ScreenModel

/// One difference of what a screen shows.
package struct ViewChange: Hashable, Sendable {
  /// Kinds are declared in the order of their importance to a reader, by which differences are
  /// sorted.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case removed, added
    /// The part says something else.
    case renamed
    /// A property has another value.
    case changed
    case hidden, shown, disabled, enabled
    /// The part is now on, checked or selected.
    case selected
    case deselected
    /// The part is in another view.
    case moved
    /// The part has another place among the parts beside it.
    case reordered
    /// The part's fonts, colours or other attributes changed.
    case restyled
  }

  package let kind: Kind
  package let part: ScreenPart.Kind
  /// What a reader calls the part: in the earlier state, if it is in that.
  package let name: String?
  /// The property that changed; `nil` for text and runtime attributes.
  package var property: ScreenPart.Property?
  /// The key path of the runtime attribute that changed.
  package var keyPath: String?
  package var before: String?
  package var after: String?
  /// The part's object ID in the earlier state; empty if the part has none or is not in that.
  package let earlierID: String
  /// The part's object ID in the later state; empty if the part has none or is not in that.
  package let laterID: String
  /// Where the change can be seen on the screen.
  package let place: Place

  /// The object whose place on the screen is that of a change, in each state: the part itself, or the
  /// nearest one around it that has an object ID. It is empty for the whole screen, and `nil` in a
  /// state without the part.
  package struct Place: Hashable, Sendable {
    package let earlier: String?
    package let later: String?
  }
}

extension ViewChange {
  /// The mark of the part: one that has a place in both states is changed.
  package var mark: FlowMarks.Mark {
    if place.earlier == nil { return .added }
    return place.later == nil ? .removed : .changed
  }
}
