extension ScreenView {
  package struct Stack: Hashable, Sendable {
    package enum Axis: String, Hashable, Sendable { case horizontal, vertical }

    package var axis = Axis.horizontal
    package var spacing = 0.0
    /// `fill`, `fillEqually`, `equalSpacing`, `equalCentering` or `fillProportionally`; on macOS
    /// also `gravityAreas`.
    package var distribution = "fill"
    /// `fill`, `leading`, `top`, `center`, `trailing`, `bottom`, `firstBaseline` ….
    package var alignment = "fill"
    package var isMarginsRelative = false

    package init() {}
  }

  /// How watchOS places an object in its group, and a group its objects. A watch scene has no
  /// frames.
  package struct WatchLayout: Hashable, Sendable {
    package enum Length: Hashable, Sendable {
      case toFit
      case points(Double)
      /// A fraction of the parent's length, from 0 to 1, with points to be added.
      case part(Double, plus: Double)
    }

    package var width = Length.toFit
    package var height = Length.toFit
    /// `left`, `center` or `right`.
    package var alignment = "left"
    /// `top`, `center` or `bottom`.
    package var verticalAlignment = "top"
    /// The direction in which a group places its objects.
    package var axis = Stack.Axis.horizontal
    /// Whether a group's objects overlap instead of following each other.
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
    /// Whether the space above the view is flexible, on macOS as well.
    package var flexibleMinY = false
    package var flexibleMaxY = false

    package init() {}
  }

  /// A layout constraint that the view owns. Object IDs name its items; `nil` is the view itself.
  package struct Constraint: Hashable, Sendable {
    package var firstItem: String?
    package var firstAttribute: String
    /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
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

  /// An area of a view that constraints may refer to, such as its safe area.
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
