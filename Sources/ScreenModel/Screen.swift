package import FlowModel

/// What a scene shows before any code runs: its controller's views, as its interface file has them.
///
/// All lengths are points of the device; origin top left, y down, on every platform: a reader turns
/// AppKit's coordinates over.
package struct Screen: Hashable, Sendable {
  package var platform: Platform
  /// Of the whole screen, or of a window's content.
  package var size: ScreenSize
  /// Whether the document asks for the dark appearance.
  package var isDark = false
  /// The controller's element name, such as `tableViewController`.
  package var element: String
  /// The controller's own view and all in it; its frame fills the screen. `nil` for a controller that
  /// has none in the file, such as a navigation controller.
  package var view: ScreenView?
  /// What the controller puts into a navigation bar; `nil` where the file has no navigation item.
  package var navigationItem: NavigationItem?
  /// The bar of a navigation controller.
  package var navigationBar: ScreenView?
  package var showsNavigationBar = true
  /// The bar of a tab bar controller.
  package var tabBar: ScreenView?
  /// What the controller shows in a tab bar.
  package var tabBarItem: BarItem?
  /// Of a navigation controller, or simulated below the view.
  package var toolbarItems: [BarItem] = []
  package var showsStatusBar = true
  /// Of a macOS window controller.
  package var window: Window?

  package init(platform: Platform, size: ScreenSize, element: String) {
    self.platform = platform
    self.size = size
    self.element = element
  }

  package struct NavigationItem: Hashable, Sendable {
    package var title: String?
    package var prompt: String?
    package var prefersLargeTitle = false
    package var leftItems: [BarItem] = []
    package var rightItems: [BarItem] = []
    /// A view in place of the title.
    package var titleView: ScreenView?
    package var searchController = false

    package init() {}
  }

  package struct Window: Hashable, Sendable {
    package var title: String
    package var isClosable = true
    package var isMiniaturizable = true
    package var isResizable = true
    package var hasTitleBar = true
    package var toolbarItems: [BarItem] = []

    package init(title: String) { self.title = title }
  }
}

/// An item of a navigation bar, toolbar or tab bar.
package struct BarItem: Hashable, Sendable {
  package var objectID: String
  package var title: String?
  package var image: ImageName?
  /// Interface Builder's name, such as `add`, `flexibleSpace` or `favorites`.
  package var systemItem: String?
  package var badge: String?
  package var tint: ScreenColor?
  package var customView: ScreenView?
  package var width: Double?

  package init(objectID: String) { self.objectID = objectID }
}

package struct ScreenSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

package struct ScreenFrame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// An image by the name in the file.
package struct ImageName: Hashable, Sendable {
  package var name: String
  /// An SF Symbol (`catalog="system"`), not an image of the app's.
  package var isSystem: Bool

  package init(_ name: String, isSystem: Bool = false) {
    self.name = name
    self.isSystem = isSystem
  }
}

/// A colour with its value in either appearance.
package struct ScreenColor: Hashable, Sendable {
  package struct RGBA: Hashable, Sendable {
    /// Each from 0 to 1, sRGB.
    package var red, green, blue, alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  package var light: RGBA
  package var dark: RGBA
  /// What the file calls it: a system colour, or one of an asset catalogue.
  package var name: String?

  package init(light: RGBA, dark: RGBA, name: String? = nil) {
    self.light = light
    self.dark = dark
    self.name = name
  }
}
