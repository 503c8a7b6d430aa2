/// The element and attribute names that the readers use, as spelled in the file.
///
/// The raw value is the name's index in every tree's table of names, so that checking whether an element is
/// a `segue` compares two integers.
enum Name: Int, CaseIterable, CodingKey {
  // The names of nodes that are not elements; an XML name contains no hash sign.
  case textNode, commentNode

  case document, archive, scene, objects, connections, segue, outlet, exit, placeholder
  case customObject, window, outletCollection, action

  case application, windowController, controller, notificationController, hostingController
  case viewControllerPlaceholder, controllerPlaceholder, tableViewController

  case type, version, targetRuntime, launchScreen, initialViewController
  case id, key, destination, kind, relationship, identifier, unwindAction, trigger
  case destinationCreationSelector, inheritsFrom, reference, property, placeholderIdentifier
  case modalPresentationStyle, modalTransitionStyle, popoverAnchorView, popoverBehavior
  case preferredEdge, animates, modalInPresentation, hidesBottomBarWhenPushed
  case sceneMemberID, customClass, customModule, customModuleProvider, storyboardIdentifier
  case title, userLabel, userComments
  case storyboardName, referencedIdentifier, bundleIdentifier
  case point, canvasLocation, x, y

  case navigationItem, tabBarItem, state, buttonConfiguration, listContentConfiguration
  case configuration, contentConfiguration, cell, normal, attributedTitle, customView
  case attributedString, attributedText, textStorage, fragment, content, string, mutableString
  case text, label, textLabel, systemItem, image, accessibility

  case button, barButtonItem, tableViewCell, collectionViewCell, collectionReusableView
  case tableRow, tableCellView, containerView, textField

  case tableView, table, dataMode, sections, reuseIdentifier
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, keyPath, value

  // Used only for screens.
  case view, subviews, rect, frame, frameInset, width, height, minX, minY, maxX, maxY, size, inset
  case autoresizingMask, widthSizable, heightSizable, flexibleMinX, flexibleMaxX, flexibleMinY
  case flexibleMaxY, constraints, constraint, firstItem, firstAttribute, relation, secondItem
  case secondAttribute, multiplier, constant, priority, viewLayoutGuide, keyboardLayoutGuide
  case layoutGuides, viewControllerLayoutGuide, edgeInsets, directionalEdgeInsets
  case layoutMargins, directionalLayoutMargins, top, left, bottom, right, leading, trailing
  case variation, mask, exclude, include, placeholderIntrinsicWidth, placeholderIntrinsicHeight

  case device, orientation, appearance, resources, namedColor, systemColor, freeformSize
  case defaultSimulatedMetrics, simulatedMetricsContainer, simulatedScreenMetrics
  case simulatedDestinationMetrics, simulatedStatusBarMetrics, simulatedTopBarMetrics
  case simulatedBottomBarMetrics, simulatedOrientationMetrics, useTraitCollections

  case hidden, alpha, alphaValue, clipsSubviews, contentMode, enabled, selected, on
  case color, red, green, blue, white, cyan, magenta, yellow, black, name, cocoaTouchSystemColor
  case xcode11CocoaTouchSystemColor, colorSpace, customColorSpace, catalog, backgroundColor
  case tintColor, textColor, titleColor, barTintColor, onTintColor, minimumTrackTintColor
  case progressTintColor, selectedSegmentTintColor, currentPageIndicatorTintColor
  case selectedImageTintColor, contentTintColor, separatorColor, borderColor, fillColor
  case baseForegroundColor, baseBackgroundColor

  case fontDescription, font, titleFontDescription, pointSize, weight, family, style, metaFont
  case textStyle, attributes, paragraphStyle, alignment, textAlignment, lineBreakMode
  case numberOfLines, adjustsFontSizeToFit, minimumScaleFactor, prompt, subtitle, secondaryText
  case contentHorizontalAlignment, contentEdgeInsets, textAttributes, titleTextAttributes
  case attributedSubtitle

  case imageReference, backgroundImage, imagePlacement, buttonType, cornerStyle, segments
  case segment, selectedSegmentIndex, minValue, maxValue, doubleValue, progress, minimumValue
  case maximumValue, numberOfPages, currentPage, datePickerMode, borderStyle, animating
  case secureTextEntry, searchBarStyle, scopeButtonTitles, blurEffect, contentView, axis, spacing
  case distribution, layoutMarginsRelativeArrangement, titleView

  case prototypes, cells, tableViewSection, headerTitle, footerTitle, rowHeight
  case sectionHeaderHeight, sectionFooterHeight, separatorStyle, tableHeaderView, tableFooterView
  case accessoryType, detailTextLabel, imageView, collectionViewFlowLayout
  case collectionViewLayout, itemSize, headerReferenceSize, footerReferenceSize
  case minimumLineSpacing, minimumInteritemSpacing, sectionInset, scrollDirection
  case sectionHeaderView, sectionFooterView

  case navigationBar, toolbar, tabBar, items, toolbarItems, leftBarButtonItem, rightBarButtonItem
  case leftBarButtonItems, rightBarButtonItems, backBarButtonItem, largeTitleDisplayMode
  case largeTitles, searchController, navigationBarHidden, toolbarHidden, barStyle, badgeValue
  case navigationBarAppearance, toolbarAppearance, tabBarAppearance, standardAppearance

  case submenu, material
  case contentRect, windowStyleMask, titled, closable, miniaturizable, resizable
  case fullSizeContentView, titleVisibility, defaultToolbarItems, allowedToolbarItems
  case toolbarItem, implicitItemIdentifier, menu, mainMenu, menuItem, isSeparatorItem
  case tabViewItems, tabViewItem, tabView, initialItem, splitView, vertical, dividerStyle
  case buttonCell, bezelStyle, imagePosition, controlSize, placeholderString, editable
  case drawsBackground, selectedItem, pullsDown, objectValues, imageScaling, indeterminate
  case boxType, titlePosition, cornerRadius, borderWidth, borderType, tableColumns, tableColumn
  case headerCell, prototypeCellViews, headerView, clipView, gridCells, gridCell, rows, columns
  case gridRow, gridColumn, row, column, hasHorizontalScroller

  case layout, radius, margins, verticalAlignment, contentGroup, rootItem, widthAdjustment
  case heightAdjustment

  /// The raw value as trees keep it.
  var number: UInt32 { UInt32(truncatingIfNeeded: rawValue) }

  init?(number: UInt32) { self.init(rawValue: Int(number)) }

  /// The name as the file spells it.
  var spelling: String {
    switch self {
    case .textNode: "#text"
    case .commentNode: "#comment"
    // The compiler's own spelling of the case, which a coding key has without looking it up.
    default: stringValue
    }
  }

  /// The names as the file spells them, by raw value.
  static let spellings: [String] = allCases.map(\.spelling)
}
