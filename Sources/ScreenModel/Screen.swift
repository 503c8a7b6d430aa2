package import FlowModel

/// What a scene shows before any code runs: its controller's views, as its interface file has them.
///
/// All lengths are points of the device and finite; origin top left, y down, on every platform: a
/// reader turns AppKit's coordinates over.
package struct Screen: Hashable, Sendable {
  package var platform: Platform
  /// Of the whole screen, or of a window's content.
  package var size: ScreenSize
  /// Whether the document asks for the dark appearance.
  package var isDark = false
  /// The controller's element name, such as `tableViewController`.
  package var element: String
  /// The controller's object ID, to which its title belongs.
  package var objectID = ""
  /// The controller's title, which bars show where their item has none.
  package var title: String?
  /// The controller's own view and all in it; its frame fills the screen. `nil` for a controller that
  /// has none in the file, such as a navigation controller.
  ///
  /// Of a watch controller it is a group that the file does not hold.
  package var view: ScreenView?
  /// What the controller puts into a navigation bar; `nil` where the file has no navigation item.
  @Rare package var navigationItem: NavigationItem?
  /// The bar of a navigation controller.
  @Rare package var navigationBar: ScreenView?
  /// False where a navigation controller hides its bar, or a scene is edited without one.
  package var showsNavigationBar = true
  /// The bar of a tab bar controller.
  @Rare package var tabBar: ScreenView?
  /// What the controller shows in a tab bar.
  @Rare package var tabBarItem: BarItem?
  /// Of a navigation controller, or simulated below the view.
  package var toolbarItems: [BarItem] = []
  /// Bars that the author has Interface Builder draw round the view, though the scene has none.
  package var simulatedBars: Set<SimulatedBar> = []
  /// The tabs of a macOS tab view controller, the menus of an application's menu bar.
  package var items: [ScreenView.Item] = []
  /// The guides of a controller made before safe areas, which constraints may name.
  package var guides: [ScreenView.Guide] = []
  package var showsStatusBar = true
  /// Of a macOS window controller.
  @Rare package var window: Window?

  package init(platform: Platform, size: ScreenSize, element: String) {
    self.platform = platform
    self.size = size
    self.element = element
  }

  package enum SimulatedBar: String, CaseIterable, Hashable, Sendable {
    case navigationBar, toolbar, tabBar
  }

  package struct NavigationItem: Hashable, Sendable {
    package var objectID = ""
    package var title: String?
    package var prompt: String?
    package var prefersLargeTitle = false
    package var leftItems: [BarItem] = []
    package var rightItems: [BarItem] = []
    /// What a screen that is pushed from this one shows in place of "Back".
    package var backItem: BarItem?
    /// A view in place of the title.
    package var titleView: ScreenView?
    package var searchController = false

    package init() {}
  }

  package struct Window: Hashable, Sendable {
    package var objectID = ""
    package var title: String
    package var isClosable = true
    package var isMiniaturizable = true
    package var isResizable = true
    package var hasTitleBar = true
    package var showsTitle = true
    /// Whether the content reaches below the title bar.
    package var isFullSizeContent = false
    package var hasToolbar = false
    package var toolbarItems: [BarItem] = []

    package init(title: String) { self.title = title }
  }
}

/// An item of a navigation bar, toolbar or tab bar.
package struct BarItem: Hashable, Sendable {
  package var objectID: String
  package var title: String?
  package var image: ImageName?
  /// Interface Builder's name, such as `add`, `flexibleSpace` or `favorites`; of a macOS toolbar such
  /// as `NSToolbarFlexibleSpaceItem`.
  package var systemItem: String?
  package var badge: String?
  package var tint: ScreenColor?
  package var customView: ScreenView?
  package var width: Double?
  package var isEnabled = true
  /// Bold on iOS.
  package var isDone = false

  package init(objectID: String) { self.objectID = objectID }
}

/// An image by the name in the file.
package struct ImageName: Hashable, Sendable {
  package var name: String
  /// An SF Symbol (`catalog="system"`), not an image of the app's.
  package var isSystem: Bool
  /// As the file's resources have it, in points.
  package var size: ScreenSize?

  package init(_ name: String, isSystem: Bool = false) {
    self.name = name
    self.isSystem = isSystem
  }
}
