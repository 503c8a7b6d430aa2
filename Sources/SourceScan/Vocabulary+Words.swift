extension Vocabulary {
  /// Every word once. Words that only close a screen are none of them: who closes one that the flow
  /// shows is parsed for its class, and they stand alone in a tenth of the files that would matter.
  static let words: [(Role, [String])] = [
    (.type, ["class", "struct", "enum", "actor", "typealias"]),
    (.extension, ["extension"]),
    (.protocol, ["protocol"]),
    (.value, ["let", "var", "func"]),
    (.static, ["static"]),
    (.objectiveCType, ["interface", "implementation"]),
    (.define, ["define"]),
    (.always, screens + segues + moves + watch + nibs + delegates),
    (
      .call,
      [
        "addChildViewController", "insertChildViewController", "addTabViewItem", "showWindow",
        "beginSheet", "setViewController",
      ]
    ),
    (.assignment, ["viewControllers", "rootViewController", "contentViewController"]),
    (.nibName, ["nibName", "initWithNibName", "windowNibName", "initWithWindowNibName"]),
    (.accessor, ["storyboard", "segue", "nib"]),
    (.animatedCall, ["present"]),
    (.animated, ["animated"]),
    (.sentCall, ["show"]),
    (.sender, ["sender"]),
    (.childCall, ["addChild", "insertChild"]),
    (.embedding, ["addSubview", "insertSubview", "didMove"]),
  ]

  private static let screens = [
    "UIStoryboard", "NSStoryboard", "storyboardWithName", "mainStoryboard",
    "instantiateViewController", "instantiateViewControllerWithIdentifier",
    "instantiateInitialViewController", "instantiateController",
    "instantiateControllerWithIdentifier", "instantiateInitialController", "StoryboardScene",
    "UIHostingController", "NSHostingController", "WKHostingController",
  ]

  private static let segues = [
    "UIStoryboardSegue", "NSStoryboardSegue", "performSegue", "performSegueWithIdentifier",
    "IBSegueAction", "StoryboardSegue",
  ]

  private static let moves = [
    "pushViewController", "presentViewController", "showViewController",
    "showDetailViewController", "setViewControllers", "presentModalViewController",
    "presentAsSheet", "presentAsModalWindow", "presentViewControllerAsSheet",
    "presentViewControllerAsModalWindow", "presentPopoverFromRect", "initWithRootViewController",
    "initWithContentViewController", "setRootViewController", "setContentViewController",
  ]

  private static let watch = [
    "pushController", "pushControllerWithName", "presentController", "presentControllerWithName",
    "presentControllerWithNames", "reloadRootControllers", "reloadRootControllersWithNames",
    "reloadRootPageControllers", "contextForSegue", "contextForSegueWithIdentifier",
  ]

  /// Who starts an app may do no more than call a coordinator.
  private static let delegates = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "NSApplicationDelegate",
    "WKExtensionDelegate", "WKApplicationDelegate",
  ]

  private static let nibs = [
    "UINib", "NSNib", "nibWithNibName", "loadNibNamed", "instantiateWithOwner",
  ]
}
