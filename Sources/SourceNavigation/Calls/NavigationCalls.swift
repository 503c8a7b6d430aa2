import FlowModel
import SourceModel

/// The calls of UIKit, AppKit and WatchKit that move between screens.
enum NavigationCalls {
  /// Where a call has the controller that it moves to.
  enum Subject: Hashable {
    case argument(Int)
    case receiver
  }

  /// A call that moves: what it does, and to what.
  struct Movement {
    let kind: SegueKind
    let subject: Subject
  }

  /// All that is asked for below, so that other calls are passed over at once.
  static let names: Set = [
    "pushViewController", "present", "presentViewController", "presentModalViewController",
    "presentAsSheet", "presentViewControllerAsSheet", "presentAsModalWindow",
    "presentViewControllerAsModalWindow", "show", "showViewController", "showDetailViewController",
    "setViewControllers", "addTabViewItem", "addSplitViewItem", "insertTabViewItem",
    "insertSplitViewItem", "setTabViewItems", "setSplitViewItems", "setViewController", "addChild",
    "addChildViewController", "insertChild", "insertChildViewController", "setRootViewController",
    "setContentViewController", "transition", "transitionFromViewController", "beginSheet",
    "showWindow", "presentPopoverFromRect", "presentPopoverFromBarButtonItem", "pushController",
    "pushControllerWithName", "presentController", "presentControllerWithName",
    "presentControllerWithNames", "reloadRootControllers", "reloadRootControllersWithNames",
    "reloadRootPageControllers", "reloadRootPageControllersWithNames", "performSegue",
    "performSegueWithIdentifier", "perform", "dismiss", "popViewController",
    "popToRootViewController", "popToViewController", "dismissViewControllerAnimated",
    "dismissModalViewControllerAnimated", "popViewControllerAnimated",
    "popToRootViewControllerAnimated", "dismissController", "dismissViewController",
    "popToRootController",
  ]

  static let words = NameSet(names)

  /// - Parameter labels: Of the arguments; `nil` for one without.
  static func movement(of name: String, labels: [String?]) -> Movement? {
    let first = Movement.init(kind:subject:)
    switch name {
    case "pushViewController": return first(.push, .argument(0))
    case "present", "presentViewController":
      guard !labels.isEmpty, labels[0] == nil else { return nil }
      let isPopover = labels.contains { $0?.hasPrefix("asPopoverRelativeTo") ?? false }
      let isCall = labels.count > 1 || name == "presentViewController"
      return isCall ? first(isPopover ? .popover : .present, .argument(0)) : nil
    case "presentModalViewController": return first(.present, .argument(0))
    case "presentAsSheet", "presentViewControllerAsSheet": return first(.sheet, .argument(0))
    case "presentAsModalWindow", "presentViewControllerAsModalWindow":
      return first(.modal, .argument(0))
    case "show", "showViewController":
      return labels.contains("sender") ? first(.show, .argument(0)) : nil
    case "showDetailViewController": return first(.showDetail, .argument(0))
    case "setViewControllers", "addTabViewItem", "addSplitViewItem", "insertTabViewItem",
      "insertSplitViewItem", "setTabViewItems", "setSplitViewItems":
      return labels.isEmpty ? nil : first(.viewControllers, .argument(0))
    case "setViewController": return first(.viewControllers, .argument(0))
    case "addChild", "addChildViewController", "insertChild", "insertChildViewController":
      return labels.isEmpty ? nil : first(.addChild, .argument(0))
    case "setRootViewController", "setContentViewController":
      return first(.rootViewController, .argument(0))
    case "transition", "transitionFromViewController":
      return labels.firstIndex { $0 == "to" || $0 == "toViewController" }
        .map { first(.replace, .argument($0)) }
    case "beginSheet": return labels.first == .some(nil) ? first(.sheet, .argument(0)) : nil
    case "showWindow": return labels.count == 1 ? first(.show, .receiver) : nil
    case "presentPopoverFromRect", "presentPopoverFromBarButtonItem":
      return first(.popover, .receiver)
    default: return nil
    }
  }

  /// WatchKit's calls, which name their screens.
  static func watchMovement(of name: String, labels: [String?]) -> Movement? {
    let isNamed = ["withName", "withNames", "withNamesAndContexts"].contains(labels.first ?? nil)
    switch name {
    case "pushController" where isNamed, "pushControllerWithName":
      return Movement(kind: .push, subject: .argument(0))
    case "presentController" where isNamed, "presentControllerWithName",
      "presentControllerWithNames":
      return Movement(kind: .present, subject: .argument(0))
    case "reloadRootControllers" where isNamed, "reloadRootControllersWithNames",
      "reloadRootPageControllers" where isNamed, "reloadRootPageControllersWithNames":
      return Movement(kind: .rootViewController, subject: .argument(0))
    default: return nil
    }
  }

  /// What giving a property a controller does; `nil` for a property that shows nothing.
  static func kind(ofAssigning property: String, toPopover isPopover: Bool) -> SegueKind? {
    switch property {
    case "rootViewController": .rootViewController
    case "contentViewController": isPopover ? .popover : .rootViewController
    case "viewControllers", "tabViewItems", "splitViewItems": .viewControllers
    default: nil
    }
  }

  /// The property that one of Objective-C's setters gives a value.
  static func property(ofSetter name: String, labels: [String?]) -> String? {
    guard labels.count == 1 else { return nil }
    return switch name {
    case "setRootViewController": "rootViewController"
    case "setContentViewController": "contentViewController"
    case "setViewControllers": "viewControllers"
    default: nil
    }
  }

  /// The frameworks' classes of which a property shows what it is given.
  static func owners(of property: String) -> Set<String> {
    switch property {
    case "rootViewController": ["UIWindow"]
    case "contentViewController":
      ["NSWindow", "NSPanel", "NSWindowController", "NSPopover", "UIPopoverController"]
    case "viewControllers":
      [
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController",
      ]
    case "tabViewItems": ["NSTabViewController", "NSTabView"]
    case "splitViewItems": ["NSSplitViewController"]
    default: []
    }
  }

  static let childProperties: Set = [
    "viewControllers", "rootViewController", "contentViewController", "tabViewItems",
    "splitViewItems", "children", "childViewControllers",
  ]

  static let assignedWords = NameSet(childProperties)

  static func isPerformance(_ name: String, labels: [String?]) -> Bool {
    switch name {
    case "performSegue": ["withIdentifier", "identifier"].contains(labels.first ?? nil)
    case "performSegueWithIdentifier": true
    case "perform": labels.first == "segue"
    default: false
    }
  }

  /// Whether a call closes the screen of its receiver.
  static func isClosing(_ name: String, labels: [String?]) -> Bool {
    switch name {
    case "dismiss": labels.first == "animated" || labels.isEmpty
    case "popViewController", "popToRootViewController", "popToViewController",
      "dismissViewControllerAnimated", "dismissModalViewControllerAnimated",
      "popViewControllerAnimated", "popToRootViewControllerAnimated", "dismissController",
      "dismissViewController", "popToRootController":
      true
    default: false
    }
  }

  static let instantiations: Set = [
    "instantiateViewController", "instantiateViewControllerWithIdentifier",
    "instantiateController", "instantiateControllerWithIdentifier",
  ]

  static let initialInstantiations: Set = [
    "instantiateInitialViewController", "instantiateInitialController",
  ]

  /// What a controller knows of the screens round it, and what that is.
  static let relatives = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "presentingViewController": "UIViewController",
    "presentedViewController": "UIViewController", "parent": "UIViewController",
    "parentViewController": "UIViewController",
  ]

  /// AppKit's types for the names of things, on which apps declare names of their own.
  static let identifierTypes = [
    "NSStoryboard.SceneIdentifier", "NSStoryboard.Name", "NSStoryboardSegue.Identifier",
    "NSNib.Name", "String",
  ]
}
