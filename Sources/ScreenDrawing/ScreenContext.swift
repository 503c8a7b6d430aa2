package import DrawingModel
package import ScreenModel

/// What a screen's looks depend on and its own controller does not say.
package struct ScreenContext: Sendable {
  /// What a tab bar controller shows in its bar: its children's items, in their order.
  package var tabItems: [BarItem] = []
  /// The bar of the navigation controller that the scene stands in, if it stands in one.
  package var navigationBar: ScreenView?
  /// Whether the scene stands in a navigation controller.
  package var isInNavigation = false
  /// Whether something was pushed before the scene, so that its bar leads back.
  package var showsBackButton = false
  /// What a container view embeds, by the container's object ID, as its mark is to tell it.
  package var embeddedNames: [String: String] = [:]
  /// The screen that a container view embeds, by the container's object ID: drawn faintly in it.
  package var embeddedScreens: [String: Screen] = [:]
  /// The file of an image that is no symbol; `nil` where only its mark is to be drawn.
  package var image: @Sendable (ImageName) -> ImageFile? = { _ in nil }

  package init() {}
}
