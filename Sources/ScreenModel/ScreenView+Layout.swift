extension ScreenView {
  package struct Stack: Hashable, Sendable {
    package enum Axis: String, Hashable, Sendable { case horizontal, vertical }

    package var axis = Axis.horizontal
    package var spacing = 0.0
    /// `fill`, `fillEqually`, `equalSpacing`, `equalCentering`, `fillProportionally`; on macOS
    /// `gravityAreas`, too.
    package var distribution = "fill"
    /// `fill`, `leading`, `top`, `center`, `trailing`, `bottom`, `firstBaseline` ….
    package var alignment = "fill"
    package var isMarginsRelative = false

    package init() {}
  }

  /// How a watch places an object in its group, and a group what is in it: there are no frames.
  package struct WatchLayout: Hashable, Sendable {
    package enum Length: Hashable, Sendable {
      case toFit
      case points(Double)
      /// A part of the parent's length, from 0 to 1, and points to be added.
      case part(Double, plus: Double)
    }

    package var width = Length.toFit
    package var height = Length.toFit
    /// `left`, `center`, `right`.
    package var alignment = "left"
    /// `top`, `center`, `bottom`.
    package var verticalAlignment = "top"
    /// Of a group.
    package var axis = Stack.Axis.horizontal
    /// Whether a group's objects stand one above another.
    package var overlaps = false
    package var spacing: Double?
    package var insets: ScreenInsets?

    package init() {}
  }

  /// The autoresizing mask.
  package struct Resizing: Hashable, Sendable {
    package var flexibleWidth = false
    package var flexibleHeight = false
    package var flexibleMinX = false
    package var flexibleMaxX = false
    /// Above the view, on macOS too.
    package var flexibleMinY = false
    package var flexibleMaxY = false

    package init() {}
  }

  /// A layout constraint that the view owns; object IDs name its items, `nil` the view itself.
  package struct Constraint: Hashable, Sendable {
    package var firstItem: String?
    package var firstAttribute: String
    /// `equal`, `lessThanOrEqual`, `greaterThanOrEqual`.
    package var relation = "equal"
    package var secondItem: String?
    package var secondAttribute: String?
    package var multiplier = 1.0
    package var constant = 0.0
    package var priority = 1000.0

    package init(firstItem: String?, firstAttribute: String) {
      self.firstItem = firstItem
      self.firstAttribute = firstAttribute
    }
  }

  /// An area of a view that constraints may name.
  package struct Guide: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case safeArea, contentLayout, frameLayout, keyboard, top, bottom, other
    }

    package var objectID: String
    package var kind: Kind

    package init(objectID: String, kind: Kind) {
      self.objectID = objectID
      self.kind = kind
    }
  }
}
