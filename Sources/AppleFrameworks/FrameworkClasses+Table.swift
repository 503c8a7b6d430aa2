/// One row of the table of classes and protocols.
struct FrameworkClass: Sendable {
  struct Roles: OptionSet {
    let rawValue: UInt16

    /// A base class of controllers of screens.
    static let controller = Roles(rawValue: 1)
    /// A container, which shows the screens of its child controllers.
    static let container = Roles(rawValue: 2)
    /// A class that apps extend with methods of their own.
    static let extended = Roles(rawValue: 4)
    /// A controller or a view that shows a SwiftUI view.
    static let hosting = Roles(rawValue: 8)
    /// A screen that the system provides, such as an alert.
    static let systemScreen = Roles(rawValue: 16)
    static let storyboard = Roles(rawValue: 32)
    static let nib = Roles(rawValue: 64)
    static let segue = Roles(rawValue: 128)
    /// A delegate that starts an app or its scenes. It may do no more than call a coordinator.
    static let appDelegate = Roles(rawValue: 256)
    /// A container of tabs or columns. An app's own subclass is a screen with its children beside it.
    static let sectioned = Roles(rawValue: 512)
    /// A view, which is part of another one's content unless it is that of a window.
    static let view = Roles(rawValue: 1024)
  }

  let name: String
  /// `nil` where the superclass does not matter.
  let superclass: String?
  let roles: Roles

  init(_ name: String, _ superclass: String? = nil, _ roles: Roles = []) {
    self.name = name
    self.superclass = superclass
    self.roles = roles
  }

  /// Whether a file that names it is selected.
  var selectsFiles: Bool {
    !roles.isDisjoint(with: [.hosting, .storyboard, .nib, .segue, .appDelegate])
  }
}

/// The table. A new class of the frameworks is one more row.
extension FrameworkClasses {
  static let rows: [FrameworkClass] = [
    FrameworkClass("UIResponder", "NSObject"),
    FrameworkClass("NSResponder", "NSObject"),

    FrameworkClass("UIViewController", "UIResponder", .controller),
    FrameworkClass("UITableViewController", "UIViewController"),
    FrameworkClass("UICollectionViewController", "UIViewController"),
    FrameworkClass("UINavigationController", "UIViewController", [.container, .extended]),
    FrameworkClass("UITabBarController", "UIViewController", [.container, .extended, .sectioned]),
    FrameworkClass(
      "UISplitViewController", "UIViewController", [.container, .extended, .sectioned]),
    FrameworkClass("UIPageViewController", "UIViewController", [.container, .extended]),
    FrameworkClass("UISearchController", "UIViewController", .container),
    FrameworkClass("UIHostingController", "UIViewController", .hosting),
    FrameworkClass("UIInputViewController", "UIViewController"),
    FrameworkClass("UIDocumentBrowserViewController", "UIViewController"),
    FrameworkClass("UIDocumentViewController", "UIViewController"),
    FrameworkClass("UISearchContainerViewController", "UIViewController"),
    FrameworkClass("GLKViewController", "UIViewController"),
    FrameworkClass("AVPlayerViewController", "UIViewController"),
    FrameworkClass("SLComposeServiceViewController", "UIViewController"),
    FrameworkClass("GKGameViewController", "UIViewController"),
    FrameworkClass("UIPopoverController", nil, .container),

    // Libraries
    FrameworkClass("FloatingPanelController", "UIViewController", .container),
    FrameworkClass("SideMenuNavigationController", "UINavigationController", .container),
    FrameworkClass("UISideMenuNavigationController", "UINavigationController", .container),

    FrameworkClass("NSViewController", "NSResponder", .controller),
    FrameworkClass("NSWindowController", "NSResponder", .controller),
    FrameworkClass("NSSplitViewController", "NSViewController", [.container, .sectioned]),
    FrameworkClass("NSTabViewController", "NSViewController", [.container, .sectioned]),
    FrameworkClass("NSPageController", "NSViewController", .container),
    FrameworkClass("NSTitlebarAccessoryViewController", "NSViewController"),
    FrameworkClass("NSHostingController", "NSViewController", .hosting),
    FrameworkClass("NSHostingView", nil, [.hosting, .view]),
    FrameworkClass("NSSplitViewItem", nil, .container),
    FrameworkClass("NSTabViewItem", nil, .container),
    FrameworkClass("NSWindow", nil, .container),
    FrameworkClass("NSPopover"),
    FrameworkClass("NSDocument", "NSObject"),

    FrameworkClass("WKInterfaceController", "NSObject", .controller),
    FrameworkClass("WKHostingController", "WKInterfaceController", .hosting),
    FrameworkClass("WKUserNotificationInterfaceController", "WKInterfaceController"),
    FrameworkClass("WKUserNotificationHostingController", "WKUserNotificationInterfaceController"),

    FrameworkClass("UIStoryboardSegue", "NSObject", .segue),
    FrameworkClass("NSStoryboardSegue", "NSObject", .segue),
    FrameworkClass("UIStoryboard", "NSStoryboard", .storyboard),
    FrameworkClass("NSStoryboard", nil, .storyboard),
    FrameworkClass("UINib", nil, .nib),
    FrameworkClass("NSNib", nil, .nib),

    FrameworkClass("UIViewControllerRepresentable", "View"),
    FrameworkClass("UIViewRepresentable", "View"),
    FrameworkClass("NSViewControllerRepresentable", "View"),
    FrameworkClass("NSViewRepresentable", "View"),
    FrameworkClass("WKInterfaceObjectRepresentable", "View"),

    FrameworkClass("UIApplicationDelegate", nil, .appDelegate),
    FrameworkClass("UISceneDelegate", nil, .appDelegate),
    FrameworkClass("UIWindowSceneDelegate", nil, .appDelegate),
    FrameworkClass("NSApplicationDelegate", nil, .appDelegate),
    FrameworkClass("WKExtensionDelegate", nil, .appDelegate),
    FrameworkClass("WKApplicationDelegate", nil, .appDelegate),

    FrameworkClass("SFSafariViewController", nil, .systemScreen),
    FrameworkClass("MFMailComposeViewController", nil, .systemScreen),
    FrameworkClass("MFMessageComposeViewController", nil, .systemScreen),
    FrameworkClass("PHPickerViewController", nil, .systemScreen),
    FrameworkClass("CNContactPickerViewController", nil, .systemScreen),
    FrameworkClass("CNContactViewController", nil, .systemScreen),
    FrameworkClass("ABPeoplePickerNavigationController", nil, .systemScreen),
    FrameworkClass("ABPersonViewController", nil, .systemScreen),
    FrameworkClass("EKEventEditViewController", nil, .systemScreen),
    FrameworkClass("EKEventViewController", nil, .systemScreen),
    FrameworkClass("EKCalendarChooser", nil, .systemScreen),
    FrameworkClass("SKStoreProductViewController", nil, .systemScreen),
    FrameworkClass("SLComposeViewController", nil, .systemScreen),
    FrameworkClass("GKGameCenterViewController", nil, .systemScreen),
    FrameworkClass("MPMediaPickerController", nil, .systemScreen),
    FrameworkClass("PKAddPassesViewController", nil, .systemScreen),
    FrameworkClass("VNDocumentCameraViewController", nil, .systemScreen),
    FrameworkClass("INUIAddVoiceShortcutViewController", nil, .systemScreen),
  ]

  /// Prefixes of Apple's classes; a capital letter follows.
  static let systemPrefixes = [
    "UI", "NS", "SF", "MF", "AV", "MK", "PH", "EK", "CN", "SK", "GK", "MP", "QL", "WK", "CK", "PK",
    "AS", "SL", "AB", "LA", "PDF", "VN", "RP", "GLK", "INUI", "HK", "HM", "MC", "IN", "PKAdd",
    "CAP",
    "CX", "CS", "CL", "MT", "WC", "ICC", "IK", "ADBanner", "ALAssets", "CT", "GC", "JS", "CB", "TV",
  ]

  /// Suffixes of classes that control a screen.
  static let screenEnds = [
    "ViewController", "WindowController", "HostingController", "NavigationController",
    "TabBarController", "PageController", "InterfaceController",
  ]

  /// Suffixes of controllers that control something other than a screen.
  static let otherControllers = [
    "ResultsController", "PresentationController", "InteractionController", "ContentController",
    "AuthorizationController", "MenuController", "ArrayController", "ObjectController",
    "TreeController", "DefaultsController", "DocumentController", "DictionaryController",
    "AnimationController", "SessionController", "ScriptController", "RefreshController",
    "SectionController",
  ]
}
