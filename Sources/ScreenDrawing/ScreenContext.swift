package import DrawingModel
package import ScreenModel

/// What a screen's drawing depends on besides its own controller.
package struct ScreenContext: Sendable {
  /// The items of a tab bar controller's bar, one for each child in order.
  package var tabItems: [BarItem] = []
  /// The bar of the navigation controller that contains the scene, if any.
  package var navigationBar: ScreenView?
  /// Whether a navigation controller contains the scene.
  package var isInNavigation = false
  /// Whether the scene was pushed onto another, so that its bar has a back button.
  package var showsBackButton = false
  /// The name to draw in a container view for what it embeds, by the container's object ID.
  package var embeddedNames: [String: String] = [:]
  /// The screen that a container view embeds, by the container's object ID. It is drawn faintly.
  package var embeddedScreens: [String: Screen] = [:]
  /// The file of an image that is not a symbol; `nil` if only a placeholder is to be drawn.
  package var image: @Sendable (ImageName) -> ImageFile? = { _ in nil }

  package init() {}
}
