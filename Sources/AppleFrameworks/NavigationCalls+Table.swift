import FlowModel

/// The table. A new call or property of the frameworks is one more row.
extension NavigationCalls {
  /// Of the rows for one name, the first whose requirements are met applies.
  static let calls: [NavigationCall] = [
    // UIKit
    NavigationCall("pushViewController", does: .move(.push, .argument(0))),
    NavigationCall(
      "present", where: [.first([nil]), .prefixed("asPopoverRelativeTo")],
      does: .move(.popover, .argument(0)), selects: .callBeside(["asPopoverRelativeTo"])),
    NavigationCall(
      "present", where: [.first([nil]), .atLeast(2)], does: .move(.present, .argument(0)),
      selects: .callBeside(["animated", "animator"])),
    NavigationCall(
      "presentViewController", where: [.first([nil]), .prefixed("asPopoverRelativeTo")],
      does: .move(.popover, .argument(0))),
    NavigationCall(
      "presentViewController", where: [.first([nil])], does: .move(.present, .argument(0))),
    NavigationCall("presentModalViewController", does: .move(.present, .argument(0))),
    NavigationCall(
      "show", where: [.contains("sender")], does: .move(.show, .argument(0)),
      selects: .callBeside(["sender"])),
    NavigationCall(
      "showViewController", where: [.contains("sender")], does: .move(.show, .argument(0))),
    NavigationCall("showDetailViewController", does: .move(.showDetail, .argument(0))),
    NavigationCall(
      "setViewController", does: .move(.viewControllers, .argument(0)), selects: .call),
    NavigationCall(
      "addChild", "insertChild", where: [.lacks("withPendingUnitCount")],
      does: .move(.addChild, .argument(0)),
      selects: .callBeside(["addSubview", "insertSubview", "didMove"])),
    NavigationCall(
      "addChildViewController", "insertChildViewController", does: .move(.addChild, .argument(0)),
      selects: .call),
    NavigationCall(
      "transition", does: .move(.replace, .labelled(["to", "toViewController"])),
      selects: .labelledCall("from")),
    NavigationCall(
      "transitionFromViewController", does: .move(.replace, .labelled(["to", "toViewController"]))),
    NavigationCall(
      "presentPopoverFromRect", "presentPopoverFromBarButtonItem", does: .move(.popover, .receiver)),

    // FloatingPanel, PanModal
    NavigationCall(
      "set", where: [.first(["contentViewController"])], does: .move(.addChild, .argument(0)),
      selects: .labelledCall("contentViewController")),
    NavigationCall(
      "addPanel", where: [.first(["toParent"])], does: .move(.addChild, .receiver),
      selects: .labelledCall("toParent")),
    NavigationCall("presentPanModal", does: .move(.present, .argument(0)), selects: .call),

    // AppKit
    NavigationCall(
      "presentAsSheet", "presentViewControllerAsSheet", does: .move(.sheet, .argument(0))),
    NavigationCall(
      "presentAsModalWindow", "presentViewControllerAsModalWindow",
      does: .move(.modal, .argument(0))),
    NavigationCall(
      "addTabViewItem", "insertTabViewItem", "addSplitViewItem", "insertSplitViewItem",
      does: .move(.viewControllers, .argument(0))),
    NavigationCall(
      "beginSheet", where: [.first([nil])], does: .move(.sheet, .argument(0)), selects: .call),
    NavigationCall(
      "runModal", where: [.first(["for"])], does: .move(.modal, .argument(0)),
      selects: .labelledCall("for")),
    NavigationCall("runModalForWindow", does: .move(.modal, .argument(0)), selects: .call),
    NavigationCall("showWindow", where: [.count(1)], does: .move(.show, .receiver), selects: .call),
    NavigationCall(
      "makeKeyAndOrderFront", "orderFront", "orderFrontRegardless", does: .move(.show, .window),
      selects: .call),

    // WatchKit
    NavigationCall("pushController", where: [named], does: .moveToNamed(.push)),
    NavigationCall("pushControllerWithName", does: .moveToNamed(.push)),
    NavigationCall("presentController", where: [named], does: .moveToNamed(.present)),
    NavigationCall(
      "presentControllerWithName", "presentControllerWithNames", does: .moveToNamed(.present)),
    NavigationCall(
      "reloadRootControllers", "reloadRootPageControllers", where: [named],
      does: .moveToNamed(.rootViewController)),
    NavigationCall(
      "reloadRootControllersWithNames", "reloadRootPageControllersWithNames",
      does: .moveToNamed(.rootViewController)),

    // Segues. R.swift adds `perform(segue:)`.
    NavigationCall(
      "performSegue", where: [.first(["withIdentifier", "identifier"])], does: .performSegue),
    NavigationCall("performSegueWithIdentifier", does: .performSegue),
    NavigationCall(
      "perform", where: [.first(["segue"])], does: .performSegue, selects: .labelledCall("segue")),

    // Calls that close a screen select no file. Controllers in the flow are selected for their class, and
    // these words are in many files that do not navigate.
    NavigationCall("dismiss", where: [.first(["animated"])], does: .close, selects: nil),
    NavigationCall("dismiss", where: [.count(0)], does: .close, selects: nil),
    NavigationCall("dismiss", where: [.count(1), .first([nil])], does: .close, selects: nil),
    NavigationCall(
      "popViewController", "popToRootViewController", "popToViewController",
      "popViewControllerAnimated", "popToRootViewControllerAnimated", "popToRootController",
      "dismissViewControllerAnimated", "dismissModalViewControllerAnimated", "dismissController",
      "dismissViewController", does: .close, selects: nil),

    // Calls that make screens
    NavigationCall(
      "instantiateViewController", "instantiateViewControllerWithIdentifier",
      "instantiateController", "instantiateControllerWithIdentifier",
      does: .instantiate(initial: false)),
    NavigationCall(
      "instantiateInitialViewController", "instantiateInitialController",
      does: .instantiate(initial: true)),
    NavigationCall("loadNibNamed", "nibWithNibName", does: .loadNib),
  ]

  private static let named = NavigationCall.LabelRequirement.first([
    "withName", "withNames", "withNamesAndContexts",
  ])

  static let properties: [NavigationProperty] = [
    .shows(
      .rootViewController, "rootViewController", of: ["UIWindow"],
      setter: "setRootViewController", initialiser: "initWithRootViewController"
    ).holding("UIViewController"),
    .shows(
      .rootViewController, "contentViewController",
      of: ["NSWindow", "NSPanel", "NSWindowController", "NSPopover", "UIPopoverController"],
      setter: "setContentViewController", initialiser: "initWithContentViewController"
    ).holding("NSViewController"),
    .shows(
      .rootViewController, "contentView", of: ["NSWindow", "NSPanel"], setter: "setContentView",
      holdsView: true),
    .shows(
      .viewControllers, "viewControllers",
      of: [
        "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController",
      ], setter: "setViewControllers"),
    .shows(
      .viewControllers, "tabViewItems", of: ["NSTabViewController", "NSTabView"],
      setter: "setTabViewItems"),
    .shows(
      .viewControllers, "splitViewItems", of: ["NSSplitViewController"],
      setter: "setSplitViewItems"),
    // The screen that lists the results.
    .shows(
      .present, "searchController", of: ["UINavigationItem"], setter: "setSearchController"),
    .shows(
      .present, "leftMenuNavigationController", of: ["SideMenuManager"],
      setter: "setLeftMenuNavigationController"),
    .shows(
      .present, "rightMenuNavigationController", of: ["SideMenuManager"],
      setter: "setRightMenuNavigationController"),
    // Other tree-like types have children, too.
    .children(
      "children",
      selects: .assignmentBeside([
        "NSTabViewController", "NSSplitViewController", "NSPageController", "NSViewController",
      ])),
    .children("childViewControllers", selects: .assignment),
    .relative("navigationController", "UINavigationController"),
    .relative("tabBarController", "UITabBarController"),
    .relative("splitViewController", "UISplitViewController"),
    .relative("presentingViewController", "UIViewController"),
    .relative("presentedViewController", "UIViewController"),
    .relative("parent", "UIViewController"),
    .relative("parentViewController", "UIViewController"),
    .holds("topViewController", "UIViewController"),
    .holds("visibleViewController", "UIViewController"),
    .holds("selectedViewController", "UIViewController"),
    .holds("view", "UIView", "NSView"),
    .holds("window", "UIWindow", "NSWindow"),
    .holds("keyWindow", "UIWindow", "NSWindow"),
    .holds("mainWindow", "NSWindow"),
    .holds("windows", "UIWindow", "NSWindow", isList: true),
  ]
}
