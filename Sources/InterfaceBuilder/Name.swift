/// The element and attribute names that the readers ask for, each spelled as in the file.
///
/// The raw value is the name's place in every tree's table of names, so that asking whether an
/// element is a `segue` compares two integers.
enum Name: UInt32, CaseIterable {
  // The names of nodes that are no elements; no XML name contains a hash sign.
  case textNode, commentNode

  case document, archive, scene, objects, connections, segue, outlet, exit, placeholder
  case customObject, window

  case application, windowController, controller, notificationController, hostingController
  case viewControllerPlaceholder, controllerPlaceholder

  case type, version, targetRuntime, launchScreen, initialViewController
  case id, key, destination, kind, relationship, identifier, unwindAction, trigger
  case destinationCreationSelector, inheritsFrom, reference, property, placeholderIdentifier
  case modalPresentationStyle, modalTransitionStyle, popoverAnchorView, popoverBehavior
  case preferredEdge, animates
  case sceneMemberID, customClass, customModule, storyboardIdentifier, title, userLabel
  case storyboardName, referencedIdentifier, bundleIdentifier
  case point, canvasLocation, x, y

  case navigationItem, tabBarItem, state, buttonConfiguration, listContentConfiguration
  case configuration, contentConfiguration, cell, normal, attributedTitle, customView
  case attributedString, attributedText, fragment, content, string, mutableString
  case text, label, textLabel, systemItem, image, accessibility

  case button, barButtonItem, tableViewCell, collectionViewCell, collectionReusableView
  case tableRow, tableCellView, containerView, textField

  case tableView, table, dataMode, sections, reuseIdentifier
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute, keyPath, value

  var spelling: String { Self.spellings[Int(rawValue)] }

  /// The names as the file spells them, by raw value.
  static let spellings: [String] = allCases.map {
    switch $0 {
    case .textNode: "#text"
    case .commentNode: "#comment"
    default: String(describing: $0)
    }
  }
}
