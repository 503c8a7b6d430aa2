package import FlowModel

/// What a scene shows before any code runs: its controller's views, as its interface file describes
/// them.
///
/// All lengths are finite and in points of the device. On every platform the origin is at the top
/// left and y grows downward: a reader converts AppKit's coordinates.
package struct Screen: Hashable, Sendable {
  package var platform: Platform
  /// The size of the whole screen, or of a window's content.
  package var size: ScreenSize
  /// Whether the document asks for the dark appearance.
  package var isDark = false
  /// The controller's element name, such as `tableViewController`.
  package var element: String
  /// The controller's object ID, which is the key of its title's translation.
  package var objectID = ""
  /// The controller's title, which a bar shows if its item has no title.
  package var title: String?
  /// The controller's own view with its subviews; its frame fills the screen. `nil` for a
  /// controller without a view in the file, such as a navigation controller.
  ///
  /// For a watch controller, it is a group that the file does not contain.
  package var view: ScreenView?
  /// What the controller puts into a navigation bar; `nil` if the file has no navigation item.
  @Rare package var navigationItem: NavigationItem?
  /// The bar of a navigation controller.
  @Rare package var navigationBar: ScreenView?
  /// Whether the navigation bar is shown. False if a navigation controller hides its bar, or if a
  /// scene is edited without one.
  package var showsNavigationBar = true
  /// The bar of a tab bar controller.
  @Rare package var tabBar: ScreenView?
  /// What the controller shows in a tab bar.
  @Rare package var tabBarItem: BarItem?
  /// The items of a navigation controller's toolbar, or of a toolbar simulated below the view.
  package var toolbarItems: [BarItem] = []
  /// Bars that Interface Builder draws around the view at the author's choice, though the scene has
  /// none.
  package var simulatedBars: Set<SimulatedBar> = []
  /// The tabs of a macOS tab view controller, or the menus of an application's menu bar.
  package var items: [ScreenView.Item] = []
  /// The layout guides of a controller made before safe areas existed; constraints may refer to
  /// them.
  package var guides: [ScreenView.Guide] = []
  package var showsStatusBar = true
  /// The window of a macOS window controller.
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
    /// The item that a screen pushed from this one shows in place of "Back".
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
    /// Whether the content extends below the title bar.
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
  /// Interface Builder's name, such as `add`, `flexibleSpace` or `favorites`; for a macOS toolbar,
  /// a name such as `NSToolbarFlexibleSpaceItem`.
  package var systemItem: String?
  package var badge: String?
  package var tint: ScreenColor?
  package var customView: ScreenView?
  package var width: Double?
  package var isEnabled = true
  /// Whether the item completes a task. iOS sets its title in bold.
  package var isDone = false

  package init(objectID: String) { self.objectID = objectID }
}

/// An image, by its name in the file.
package struct ImageName: Hashable, Sendable {
  package var name: String
  /// Whether the image is an SF Symbol (`catalog="system"`), not an image of the app.
  package var isSystem: Bool
  /// The size in points that the file's `resources` element gives.
  package var size: ScreenSize?

  package init(_ name: String, isSystem: Bool = false) {
    self.name = name
    self.isSystem = isSystem
  }
}
