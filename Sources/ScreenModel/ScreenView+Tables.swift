extension ScreenView {
  package struct Cell: Hashable, Sendable {
    /// `default`, `value1`, `value2`, `subtitle`, `custom`, as `IBUITableViewCellStyle…` is called.
    ///
    /// The labels of a styled cell stand in its content view, as those of a custom one. The cell has
    /// a `text`, a `detail` and an `image` of its own only where a content configuration gives them.
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
    package var sectionFooterHeight: Double?
    package var hasSeparators = true
    package var separatorColor: ScreenColor?
    /// Prototypes or, in a static table, sections stand in `subviews`, between the views with the
    /// roles `tableHeader` and `tableFooter`; a section's header and footer are its `text` and
    /// `detail`, its cells its `subviews`.
    package var hasHeaderView = false
    /// On macOS; the views of one row stand in the subviews, column by column.
    package var columns: [Column] = []

    package init() {}
  }

  package struct Column: Hashable, Sendable {
    package var objectID: String
    package var title: String?
    package var width: Double

    package init(objectID: String, title: String?, width: Double) {
      self.objectID = objectID
      self.title = title
      self.width = width
    }
  }

  /// A flow layout.
  package struct Collection: Hashable, Sendable {
    package var itemSize: ScreenSize?
    package var headerSize: ScreenSize?
    package var footerSize: ScreenSize?
    package var lineSpacing = 0.0
    package var itemSpacing = 0.0
    package var sectionInset: ScreenInsets?
    package var scrollsHorizontally = false

    package init() {}
  }
}
