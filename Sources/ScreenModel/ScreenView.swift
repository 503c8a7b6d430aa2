/// A view with its subviews, in painting order.
package struct ScreenView: Hashable, Sendable {
  package var objectID: String
  package var kind: Kind
  /// The element's name in Interface Builder's XML.
  package var element: String
  package var customClass: String?
  /// The part that the view plays in its parent; `nil` for an ordinary subview.
  package var role: Role?
  /// The frame in the parent's coordinates; `nil` if the file gives none and Auto Layout decides.
  ///
  /// A table section has no frame: its cells use the table's coordinates.
  package var frame: ScreenFrame?
  package var isHidden = false
  /// The opacity, from 0 to 1.
  package var alpha = 1.0
  package var clipsSubviews = false
  package var background: ScreenColor?
  /// The view's own tint. For a switch, a progress view and similar controls, the colour of the
  /// filled part.
  package var tint: ScreenColor?
  /// The border, from the layer's runtime attributes and common `@IBInspectable` properties.
  package var border = Border()
  /// The text of a label, button, field, cell or the like; `nil` if there is none. The text of a
  /// text field or search bar may be empty and then gives the style of its placeholder.
  package var text: ScreenText?
  /// A button's subtitle or a cell's detail.
  @Rare package var detail: ScreenText?
  package var placeholder: String?
  package var image: ImageName?
  /// The image behind a button's title.
  @Rare package var backgroundImage: ImageName?
  /// `leading`, `trailing`, `top`, `bottom`, `only` or `overlaps`; `nil` for the platform's
  /// default.
  package var imagePlacement: String?
  package var contentMode: ContentMode = .scaleToFill
  package var isEnabled = true
  /// Whether the control is selected, on or checked.
  package var isOn = false
  /// The segments, pop-up items, tabs or picker rows.
  package var items: [Item] = []
  /// The items of a toolbar.
  package var barItems: [BarItem] = []
  /// The items of a navigation bar that is part of a view; the last one is on top.
  package var navigationItems: [Screen.NavigationItem] = []
  /// The value of a slider, stepper, progress view or level indicator, from 0 to 1; the page of a
  /// page control.
  package var value: Double?
  /// The number of pages, stars or grid columns.
  package var count: Int?
  @Rare package var stack: Stack?
  @Rare package var watch: WatchLayout?
  package var resizing = Resizing()
  package var constraints: [Constraint] = []
  /// The areas that constraints may refer to besides views, such as the safe area or the scrolled
  /// content.
  package var guides: [Guide] = []
  @Rare package var layoutMargins: ScreenInsets?
  /// The distance between a control's edges and its content.
  @Rare package var contentInsets: ScreenInsets?
  /// The width that the author sets as a placeholder, for a view whose class computes its own size.
  package var intrinsicWidth: Double?
  package var intrinsicHeight: Double?
  @Rare package var cell: Cell?
  @Rare package var table: Table?
  @Rare package var collection: Collection?
  package var subviews: [ScreenView] = []
  /// The style of an element whose kind has several: a button's `configuration` style or
  /// `buttonType`, an indicator's size, a field's border style, a Mac button's bezel.
  package var style: String?
  /// The control size on macOS: `mini`, `small`, `regular` (`nil`) or `large`.
  package var controlSize: String?
  /// The object that owns the text if it is not the view itself: a macOS control's cell.
  package var textID: String?
  /// The object ID of the controller that a container view embeds.
  package var embeds: String?

  package init(objectID: String, kind: Kind, element: String) {
    self.objectID = objectID
    self.kind = kind
    self.element = element
  }

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A plain `UIView` or `NSView`, or an `NSBox` without a title.
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
    /// A grid of views; `subviews` holds only the rows that contain something.
    case grid
    // watchOS
    case watchGroup, watchLabel, watchTable, watchRow
    /// An element that this version does not know. It is drawn as an outlined box with its class.
    case unknown
  }

  package enum Role: String, Hashable, Sendable {
    /// The view within a cell, box, scroll view or effect view that contains what the parent shows.
    case contentView
    case tableHeader, tableFooter, sectionHeader, sectionFooter
    /// The content of the tab that has the same index among the parent's `items`.
    case tab
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
    /// The system item of a bar that uses its own names, such as `favorites`.
    package var systemItem: String?
    package var isSeparator = false

    package init(title: String?, image: ImageName? = nil) {
      self.title = title
      self.image = image
    }
  }
}
