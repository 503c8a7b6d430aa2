/// A view with its subviews, in painting order.
package struct ScreenView: Hashable, Sendable {
  package var objectID: String
  package var kind: Kind
  /// Interface Builder's element name.
  package var element: String
  package var customClass: String?
  /// What the view is to its parent, where it is more than one of its subviews.
  package var role: Role?
  /// In the parent's coordinates; `nil` where the file gives none and Auto Layout decides.
  ///
  /// A table section has none: its cells stand in the table's coordinates.
  package var frame: ScreenFrame?
  package var isHidden = false
  /// From 0 to 1.
  package var alpha = 1.0
  package var clipsSubviews = false
  package var background: ScreenColor?
  /// The view's own; of a switch, a progress view and the like what its filled part has.
  package var tint: ScreenColor?
  /// From the layer's runtime attributes and common `@IBInspectable` ones.
  package var border = Border()
  /// The text of a label, button, field, cell …; `nil` where there is none. That of a text field or
  /// search bar may be empty and tell how a placeholder would look.
  package var text: ScreenText?
  /// A button's subtitle, a cell's detail.
  @Rare package var detail: ScreenText?
  package var placeholder: String?
  package var image: ImageName?
  /// Behind a button's title.
  @Rare package var backgroundImage: ImageName?
  /// `leading`, `trailing`, `top`, `bottom`, `only`, `overlaps`; `nil` for the platform's default.
  package var imagePlacement: String?
  package var contentMode: ContentMode = .scaleToFill
  package var isEnabled = true
  /// Selected, on, checked.
  package var isOn = false
  /// Titles of segments, pop-up items, tabs, picker rows …
  package var items: [Item] = []
  /// Of a toolbar.
  package var barItems: [BarItem] = []
  /// Of a navigation bar that stands in a view; the last is on top.
  package var navigationItems: [Screen.NavigationItem] = []
  /// Where a slider, stepper, progress or level stands, from 0 to 1; the page of a page control.
  package var value: Double?
  /// How many pages, stars or columns of a grid.
  package var count: Int?
  @Rare package var stack: Stack?
  @Rare package var watch: WatchLayout?
  package var resizing = Resizing()
  package var constraints: [Constraint] = []
  /// What the constraints may name beside views: safe area, scrolled content …
  package var guides: [Guide] = []
  @Rare package var layoutMargins: ScreenInsets?
  /// Between a control's edges and its content.
  @Rare package var contentInsets: ScreenInsets?
  /// A size that the author gives for a view whose class would know it.
  package var intrinsicWidth: Double?
  package var intrinsicHeight: Double?
  @Rare package var cell: Cell?
  @Rare package var table: Table?
  @Rare package var collection: Collection?
  package var subviews: [ScreenView] = []
  /// An element's style that the kind knows how to draw: a button's `configuration` style or
  /// `buttonType`, an indicator's size, a field's border style, a Mac button's bezel.
  package var style: String?
  /// `mini`, `small`, `regular` (`nil`) or `large`, on macOS.
  package var controlSize: String?
  /// The object that holds the text, where it is not the view: a macOS control's cell.
  package var textID: String?
  /// The object ID of the controller that a container view embeds.
  package var embeds: String?

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
    /// Rows of views, of which only those stand in the subviews that hold something.
    case grid
    // watchOS
    case watchGroup, watchLabel, watchTable, watchRow
    /// An element that this version does not know, drawn as an outlined box with its class.
    case unknown
  }

  package enum Role: String, Hashable, Sendable {
    /// Of a cell, box, scroll or effect view: holds what the parent shows.
    case contentView
    case tableHeader, tableFooter, sectionHeader, sectionFooter
    /// The content of the tab with the same place among the parent's `items`.
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
    /// Of a bar that has its own names, such as `favorites`.
    package var systemItem: String?
    package var isSeparator = false

    package init(title: String?, image: ImageName? = nil) {
      self.title = title
      self.image = image
    }
  }
}
