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

  /// The object IDs of views to show even if they lie below the screen's bottom edge: it is then drawn
  /// taller.
  package var focus: Set<String> = []
  /// Whether the screen is drawn in the picture's appearance, whatever one the document asks for.
  package var followsTheme = false
  /// The least height of the drawing, in pixels, within the same bound as for ``focus``.
  package var leastHeight = 0.0

  package init() {}
}
