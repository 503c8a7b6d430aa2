extension ScreenView {
  package struct Cell: Hashable, Sendable {
    /// `default`, `value1`, `value2`, `subtitle` or `custom`: the end of an
    /// `IBUITableViewCellStyle…` name.
    ///
    /// The labels of a styled cell are in its content view, as those of a custom cell are. The cell
    /// has a `text`, a `detail` and an `image` of its own only if a content configuration sets
    /// them.
    package var style = "custom"
    /// `disclosureIndicator`, `detailDisclosureButton`, `checkmark`, `detailButton` or `none`.
    package var accessory = "none"
    package var reuseIdentifier: String?
    package var rowHeight: Double?

    package init() {}
  }

  package struct Table: Hashable, Sendable {
    /// `plain`, `grouped` or `insetGrouped`.
    package var style = "plain"
    package var isStatic = false
    package var rowHeight: Double?
    package var sectionHeaderHeight: Double?
    package var sectionFooterHeight: Double?
    package var hasSeparators = true
    package var separatorColor: ScreenColor?
    /// Whether there is a header view, with the role `tableHeader`.
    ///
    /// The table's `subviews` are the header view, then its prototypes or a static table's
    /// sections, then the footer view with the role `tableFooter`. A section's header and footer
    /// are its `text` and `detail`, and its cells its `subviews`.
    package var hasHeaderView = false
    /// The columns of a table on macOS; the views of one row are in `subviews`, column by column.
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

  /// A collection view's flow layout.
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
