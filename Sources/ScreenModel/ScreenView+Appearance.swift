extension ScreenView {
  /// The view's fonts, colours and other attributes that a user sees, without what a
  /// ``ScreenPart`` has as properties of its own, without its content, and without geometry.
  var appearance: ScreenView {
    var view = self
    view.objectID = ""
    view.textID = nil
    view.embeds = nil
    view.customClass = nil
    view.placeholder = nil
    view.image = nil
    view.backgroundImage = nil
    view.style = nil
    view.isHidden = false
    view.isEnabled = true
    view.isOn = false
    view.items = []
    view.barItems = []
    view.navigationItems = []
    view.subviews = []
    view.text = text?.appearance
    view.detail = detail?.appearance
    view.background = background?.isClear == true && isClearByDefault ? nil : background?.seen
    // Newer versions of Xcode leave out what such a view does anyway.
    if clipsByDefault { view.clipsSubviews = true }
    view.tint = tint?.seen
    view.border.color = border.color?.seen
    view.removeGeometry()
    return view
  }

  /// Whether a view without a background shows what is behind it, as far as its kind tells.
  private var isClearByDefault: Bool {
    switch kind {
    case .view, .label, .imageView, .stack, .button, .collectionCell, .reusableView: true
    default: false
    }
  }

  private var clipsByDefault: Bool {
    switch kind {
    case .scroll, .table, .collection, .textView, .web: true
    default: false
    }
  }

  private mutating func removeGeometry() {
    frame = nil
    resizing = Resizing()
    constraints = []
    guides = []
    layoutMargins = nil
    contentInsets = nil
    intrinsicWidth = nil
    intrinsicHeight = nil
    collection = nil
    stack?.spacing = 0
    watch?.spacing = nil
    watch?.insets = nil
    watch?.width = .toFit
    watch?.height = .toFit
    cell?.rowHeight = nil
    // A property of the scene.
    cell?.reuseIdentifier = nil
    cell?.accessory = "none"
    table?.rowHeight = nil
    table?.sectionHeaderHeight = nil
    table?.sectionFooterHeight = nil
    let separatorColor = table?.separatorColor?.seen
    table?.separatorColor = separatorColor
    table?.columns = []
  }
}

extension ScreenText {
  /// The way that the text is set.
  fileprivate var appearance: ScreenText {
    var text = self
    text.string = ""
    text.color = color?.seen
    return text
  }
}

extension ScreenColor {
  fileprivate var isClear: Bool { name == nil && light.alpha == 0 && dark.alpha == 0 }

  /// The colour without differences of its values that nobody sees. A named colour is known by its
  /// name, since the file's copy of its value may be out of date; other values are rounded, since
  /// their last digits vary between versions of Xcode.
  var seen: ScreenColor {
    var color = self
    let isKnownByName = name != nil
    color.light = isKnownByName ? .byName : light.rounded
    color.dark = isKnownByName ? .byName : dark.rounded
    return color
  }
}

extension ScreenColor.RGBA {
  fileprivate static let byName = Self(red: 0, green: 0, blue: 0, alpha: 0)

  fileprivate var rounded: Self {
    func part(_ value: Double) -> Double { (value * 255).rounded() }
    return Self(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}
