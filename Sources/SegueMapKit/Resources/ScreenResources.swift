/// What the screens of a picture take from an app's resources, as its style asks.
struct ScreenResources: Sendable {
  let assets: AssetLibrary
  /// `nil` where the screens keep the language of their files.
  let translations: Translations?
  /// Whether images are drawn as they are.
  let embedsImages: Bool
}
