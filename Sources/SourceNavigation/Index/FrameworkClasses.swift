/// What the frameworks' own classes inherit, as far as navigation asks for it.
package enum FrameworkClasses {
  /// The superclass of each, by name; the roots inherit nothing that matters.
  package static let superclasses: [String: String] = [
    "UIResponder": "NSObject", "NSResponder": "NSObject",
    "UIViewController": "UIResponder", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController", "UISplitViewController": "UIViewController",
    "UIPageViewController": "UIViewController", "UISearchController": "UIViewController",
    "UIHostingController": "UIViewController", "UIInputViewController": "UIViewController",
    "GLKViewController": "UIViewController", "AVPlayerViewController": "UIViewController",
    "SLComposeServiceViewController": "UIViewController",
    "GKGameViewController": "UIViewController",
    "UIDocumentBrowserViewController": "UIViewController",
    "UIDocumentViewController": "UIViewController",
    "UISearchContainerViewController": "UIViewController",
    "NSViewController": "NSResponder", "NSSplitViewController": "NSViewController",
    "NSTabViewController": "NSViewController", "NSPageController": "NSViewController",
    "NSHostingController": "NSViewController",
    "NSTitlebarAccessoryViewController": "NSViewController",
    "NSWindowController": "NSResponder", "WKInterfaceController": "NSObject",
    "WKHostingController": "WKInterfaceController",
    "WKUserNotificationInterfaceController": "WKInterfaceController",
    "WKUserNotificationHostingController": "WKUserNotificationInterfaceController",
    "UIStoryboardSegue": "NSObject", "NSStoryboardSegue": "NSObject",
  ]

  private static let controllers: Set = [
    "UIViewController", "NSViewController", "NSWindowController", "WKInterfaceController",
  ]

  /// Controllers whose screens are those of the controllers in them.
  private static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UISearchController", "UIPopoverController", "NSSplitViewController", "NSTabViewController",
    "NSPageController", "NSSplitViewItem", "NSTabViewItem", "NSWindow",
  ]

  /// Those whose own methods apps add to.
  static let shown = [
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  static let hosting: Set = [
    "UIHostingController", "NSHostingController", "WKHostingController", "NSHostingView",
  ]

  static func superclass(of name: String) -> String? { superclasses[name] }

  static func isContainer(_ name: String) -> Bool { containers.contains(name) }

  /// The class itself and what it inherits.
  static func ancestors(of name: String) -> [String] {
    var ancestors = [name]
    while let next = superclasses[ancestors[ancestors.count - 1]] { ancestors.append(next) }
    return ancestors
  }

  /// Whether a class that no file of the app declares is a controller. One from another framework
  /// tells it by its name alone.
  static func isController(_ name: String) -> Bool {
    // All that are known are called so, too; and most names that are asked of are not.
    guard name.utf8.suffix(end.utf8.count).elementsEqual(end.utf8) else { return false }
    if ancestors(of: name).contains(where: controllers.contains) { return true }
    return !otherControllers.contains { name.hasSuffix($0) }
  }

  /// Whether a class that no file of the app declares is called as only controllers of screens are.
  static func isScreen(_ name: String) -> Bool {
    superclasses[name] != nil || screenEnds.contains { name.hasSuffix($0) }
  }

  private static let screenEnds = [
    "ViewController", "WindowController", "HostingController", "NavigationController",
    "TabBarController", "PageController", "InterfaceController",
  ]

  private static let end = "Controller"

  /// Ends of the names of controllers that control something else than a screen.
  private static let otherControllers = [
    "ResultsController", "PresentationController", "InteractionController", "ContentController",
    "AuthorizationController", "MenuController", "ArrayController", "ObjectController",
    "TreeController", "DefaultsController", "DocumentController", "DictionaryController",
    "AnimationController", "SessionController", "ScriptController", "RefreshController",
  ]

  /// Whether a class is Apple's, whose screens (alerts, pickers, share sheets) are not the app's.
  static func isSystem(_ name: String) -> Bool {
    if superclasses[name] != nil { return true }
    return systemPrefixes.contains { prefix in
      guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else {
        return false
      }
      return next.isUppercase
    }
  }

  /// Whether a class is a screen of the system's that comes as it is, such as an alert: one that
  /// inherits it is no screen of the app's either.
  static func isSystemScreen(_ name: String) -> Bool {
    if systemScreens.contains(name) { return true }
    return name.hasPrefix("UI") && isController(name) && superclasses[name] == nil
  }

  private static let systemScreens: Set = [
    "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
    "PHPickerViewController", "CNContactPickerViewController", "CNContactViewController",
    "ABPeoplePickerNavigationController", "ABPersonViewController", "EKEventEditViewController",
    "EKEventViewController", "EKCalendarChooser", "SKStoreProductViewController",
    "SLComposeViewController", "GKGameCenterViewController", "MPMediaPickerController",
    "PKAddPassesViewController", "VNDocumentCameraViewController",
    "INUIAddVoiceShortcutViewController",
  ]

  private static let systemPrefixes = [
    "UI", "NS", "SF", "MF", "AV", "MK", "PH", "EK", "CN", "SK", "GK", "MP", "QL", "WK", "CK", "PK",
    "AS", "SL", "AB", "LA", "PDF", "VN", "RP", "GLK", "INUI", "HK", "HM", "MC", "IN", "PKAdd",
    "CAP",
    "CX", "CS", "CL", "MT", "WC", "ICC", "IK", "ADBanner", "ALAssets", "CT", "GC", "JS", "CB", "TV",
  ]
}
