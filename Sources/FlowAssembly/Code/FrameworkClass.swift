/// The controllers that UIKit and AppKit bring along, as far as an app's classes inherit from them.
enum FrameworkClass {
  /// What every controller is, whatever its class: a method on one of these is every scene's.
  static let universal: Set = [
    "NSObject", "UIResponder", "UIViewController", "NSResponder", "NSViewController",
  ]

  static let superclasses = [
    "UIViewController": "UIResponder", "UIResponder": "NSObject",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIHostingController": "UIViewController", "GLKViewController": "UIViewController",
    "AVPlayerViewController": "UIViewController", "UIAlertController": "UIViewController",
    "NSViewController": "NSResponder", "NSResponder": "NSObject",
    "NSWindowController": "NSResponder", "NSTabViewController": "NSViewController",
    "NSSplitViewController": "NSViewController", "NSPageController": "NSViewController",
    "NSHostingController": "NSViewController",
  ]

  /// The classes that say nothing of the screen: a variable of such a type may hold any.
  static let unspecific: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UITableViewController", "UICollectionViewController",
    "NSViewController", "NSWindowController", "NSTabViewController", "NSSplitViewController",
    "NSObject", "UIResponder", "NSResponder",
  ]

  /// The class of an iOS scene that names none of its own: `tableViewController` is a
  /// `UITableViewController`.
  static func name(ofElement element: String) -> String {
    "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }

  /// Whether a class of this name is a view's, and so no screen of its own.
  static func isView(_ name: String) -> Bool {
    ["View", "Cell", "Button", "Control", "Label", "Field"].contains { name.hasSuffix($0) }
  }
}
