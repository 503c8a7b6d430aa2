import FlowModel
import ScreenModel

/// The properties that all scenes of a file share: the device that it is edited for, and its resources.
struct ScreenDocument {
  let isStoryboard: Bool
  let platform: Platform
  let device: Device
  let isDark: Bool
  /// The colours of asset catalogues by name, as the file stores them.
  private(set) var namedColors: [String: ScreenColor] = [:]
  /// The system colours that the file stores, for those missing in the table of ``SystemColors``.
  private(set) var systemColors: [String: ScreenColor] = [:]
  private(set) var imageSizes: [String: ScreenSize] = [:]
  /// The colours of asset catalogues, which are more recent than those in the file.
  private let catalogColor: CatalogColor

  /// Returns the colour of a name, given a function that finds system colours.
  typealias CatalogColor = (_ name: String, _ systemColor: (String) -> ScreenColor?) -> ScreenColor?

  init(_ root: Element, path: String, catalogColor: @escaping CatalogColor = { _, _ in nil }) {
    self.catalogColor = catalogColor
    let type = root[.type] ?? ""
    isStoryboard = type.contains("Storyboard") || (type.isEmpty && path.hasSuffix(".storyboard"))
    platform = Platform(targetRuntime: root[.targetRuntime] ?? "")
    device = Device(root, platform: platform)
    isDark = root.first(.device)?.has(.appearance, "dark") ?? false
    for resource in root.first(.resources)?.children ?? root.noChildren { add(resource) }
  }

  private mutating func add(_ resource: Element) {
    guard let name = resource[.name] else { return }
    switch resource.knownName {
    case .namedColor:
      guard let value = resource.first(.color)?.literalColor else { return }
      namedColors[name] = ScreenColor(named: name, value)
    case .systemColor:
      guard let value = resource.first(.color)?.literalColor else { return }
      systemColors[name] = ScreenColor(light: value, dark: value, name: name)
    case .image:
      guard let width = resource.number(.width), let height = resource.number(.height) else {
        return
      }
      imageSizes[name] = ScreenSize(width: max(0, width), height: max(0, height))
    default: break
    }
  }
}

extension ScreenDocument {
  /// - Returns: `nil` for `<nil …/>`, a pattern, or an unknown colour.
  func color(_ element: Element?) -> ScreenColor? {
    guard let element, element.is(.color) else { return nil }
    let system =
      element[.systemColor] ?? element[.cocoaTouchSystemColor]
      ?? element[.xcode11CocoaTouchSystemColor]
    if let system, let color = systemColor(system) { return color }
    if let value = element.literalColor { return ScreenColor(light: value, dark: value) }
    guard let name = element[.name] else { return nil }
    if element.has(.catalog, "System") { return systemColor(name) }
    if var color = catalogColor(name, systemColor) {
      color.isNamed = true
      return color
    }
    return namedColors[name] ?? ScreenColor(named: name, .middleGray)
  }

  /// By Interface Builder's name, such as `systemBackgroundColor`.
  func systemColor(_ name: String) -> ScreenColor? {
    (platform == .macOS ? SystemColors.appKit[name] : nil) ?? SystemColors.uiKit[name]
      ?? systemColors[name]
  }

  /// - Parameters:
  ///   - element: Has the image's name itself, or in an `<imageReference>`.
  ///   - property: The attribute's name and the reference's key.
  func image(of element: Element, _ property: Name = .image) -> ImageName? {
    if let name = element[property] {
      return image(name, isSystem: element.has(.catalog, "system"))
    }
    guard let reference = element.child(.imageReference, key: property),
      let name = reference[.image]
    else { return nil }
    return image(name, isSystem: reference.has(.catalog, "system"))
  }

  private func image(_ name: String, isSystem: Bool) -> ImageName {
    var image = ImageName(name, isSystem: isSystem)
    image.size = imageSizes[name]
    return image
  }
}
