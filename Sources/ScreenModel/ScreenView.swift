/// A view with its subviews, in painting order.
package struct ScreenView: Hashable, Sendable {
  package var objectID: String
  package var kind: Kind
  /// Interface Builder's element name.
  package var element: String
  package var customClass: String?
  /// In the parent's coordinates; `nil` where the file gives none and Auto Layout decides.
  package var frame: ScreenFrame?
  package var isHidden = false
  /// From 0 to 1.
  package var alpha = 1.0
  package var clipsSubviews = false
  package var background: ScreenColor?
  package var tint: ScreenColor?
  /// From the layer's runtime attributes and common `@IBInspectable` ones.
  package var border = Border()
  /// The text of a label, button, field, cell …; `nil` where there is none.
  package var text: ScreenText?
  /// A button's subtitle, a cell's detail.
  package var detail: ScreenText?
  package var placeholder: String?
  package var image: ImageName?
  package var contentMode: ContentMode = .scaleToFill
  package var isEnabled = true
  /// Selected, on, checked.
  package var isOn = false
  /// Titles of segments, pop-up items, tabs, picker rows …
  package var items: [Item] = []
  /// Where a slider, stepper, progress or level stands, from 0 to 1; the page of a page control.
  package var value: Double?
  package var stack: Stack?
  package var resizing = Resizing()
  package var constraints: [Constraint] = []
  package var cell: Cell?
  package var table: Table?
  package var subviews: [ScreenView] = []
  /// An element's style that the kind knows how to draw: a button's `configuration` style or
  /// `buttonType`, an indicator's size, a field's border style, a Mac button's bezel.
  package var style: String?

  package init(objectID: String, kind: Kind, element: String) {
    self.objectID = objectID
    self.kind = kind
    self.element = element
  }

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A plain `UIView`, `NSView`, `NSBox` without a title.
    case view
    case label, button, textField, textView, searchField, imageView
    case toggle, slider, stepper, segmentedControl, progress, activityIndicator, pageControl
    case picker, datePicker, searchBar, map, web, scene3D, video
    case table, tableSection, tableCell, collection, collectionCell, reusableView
    case stack, scroll, visualEffect, container
    case navigationBar, toolbar, tabBar
    // macOS
    case checkBox, radioButton, popUpButton, comboBox, colorWell, levelIndicator, box, tabView
    case splitView, outline, columnHeader, separator, imageButton
    // watchOS
    case watchGroup, watchLabel, watchTable, watchRow
    /// An element that this version does not know, drawn as an outlined box with its class.
    case unknown
  }

  package enum ContentMode: String, Hashable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right, other
  }

  package struct Border: Hashable, Sendable {
    package var cornerRadius = 0.0
    package var width = 0.0
    package var color: ScreenColor?

    package init() {}
  }

  package struct Item: Hashable, Sendable {
    package var title: String?
    package var image: ImageName?
    package var objectID: String?
    package var isSelected = false

    package init(title: String?, image: ImageName? = nil) {
      self.title = title
      self.image = image
    }
  }

  package struct Stack: Hashable, Sendable {
    package enum Axis: String, Hashable, Sendable { case horizontal, vertical }

    package var axis = Axis.horizontal
    package var spacing = 0.0
    /// `fill`, `fillEqually`, `equalSpacing`, `equalCentering`, `fillProportionally`.
    package var distribution = "fill"
    /// `fill`, `leading`, `top`, `center`, `trailing`, `bottom`, `firstBaseline` ….
    package var alignment = "fill"

    package init() {}
  }

  /// The autoresizing mask.
  package struct Resizing: Hashable, Sendable {
    package var flexibleWidth = false
    package var flexibleHeight = false
    package var flexibleMinX = false
    package var flexibleMaxX = false
    package var flexibleMinY = false
    package var flexibleMaxY = false

    package init() {}
  }

  /// A layout constraint that the view owns; object IDs name its items, `nil` the view itself.
  package struct Constraint: Hashable, Sendable {
    package var firstItem: String?
    package var firstAttribute: String
    package var relation = "equal"
    package var secondItem: String?
    package var secondAttribute: String?
    package var multiplier = 1.0
    package var constant = 0.0

    package init(firstItem: String?, firstAttribute: String) {
      self.firstItem = firstItem
      self.firstAttribute = firstAttribute
    }
  }

  package struct Cell: Hashable, Sendable {
    /// `default`, `value1`, `value2`, `subtitle`, `custom`, as `IBUITableViewCellStyle…` is called.
    package var style = "custom"
    /// `disclosureIndicator`, `detailDisclosureButton`, `checkmark`, `detailButton`, `none`.
    package var accessory = "none"
    package var reuseIdentifier: String?
    package var rowHeight: Double?

    package init() {}
  }

  package struct Table: Hashable, Sendable {
    /// `plain`, `grouped`, `insetGrouped`.
    package var style = "plain"
    package var isStatic = false
    package var rowHeight: Double?
    package var sectionHeaderHeight: Double?
    package var hasSeparators = true
    /// Prototypes or, in a static table, sections stand in `subviews`; a section's header and footer
    /// are its `text` and `detail`, its cells its `subviews`.
    package var hasHeaderView = false

    package init() {}
  }
}

/// A text as it is shown.
package struct ScreenText: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable {
    case left, center, right, justified, natural
  }

  package var string: String
  /// In points.
  package var size = 17.0
  package var isBold = false
  package var isItalic = false
  package var color: ScreenColor?
  package var alignment = Alignment.natural
  /// 0 for as many lines as fit.
  package var lineCount = 1
  /// `tail`, `head`, `middle`, `word`, `char`, `clip`.
  package var truncation = "tail"
  package var adjustsSize = false

  package init(_ string: String) { self.string = string }
}
