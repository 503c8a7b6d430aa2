/// What the screens of a picture take from an app's resources, as its style asks.
package struct ScreenResources: Sendable {
  package let assets: AssetLibrary
  /// `nil` where the screens keep the language of their files.
  package let translations: Translations?
  /// Whether images are drawn as they are.
  package let embedsImages: Bool
}
