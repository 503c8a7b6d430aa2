import ScreenModel

/// An element with its variations for the size classes or the watch that it is edited for.
struct VariedElement {
  let element: Element
  /// The most specific first.
  private(set) var variations: [Element] = []

  init(_ element: Element, on device: Device) {
    self.element = element
    for child in element.children where child.is(.variation) && child.applies(to: device) {
      variations.append(child)
    }
    if variations.count > 1 { variations.sort { $0.specificity > $1.specificity } }
  }

  /// An attribute's value; `nil` where it is absent or empty.
  subscript(_ name: Name) -> String? {
    for variation in variations {
      if let value = variation[name] { return value }
    }
    return element[name]
  }

  func number(_ name: Name) -> Double? {
    for variation in variations {
      if let value = variation.number(name) { return value }
    }
    return element.number(name)
  }

  func isTrue(_ name: Name) -> Bool { self[name] == "YES" }

  func text(of property: Name) -> String? {
    for variation in variations {
      if let value = variation.text(of: property) { return value }
    }
    return element.text(of: property)
  }

  func child(_ name: Name, key: Name) -> Element? {
    for variation in variations {
      if let child = variation.child(name, key: key) { return child }
    }
    return element.child(name, key: key)
  }

  /// The IDs among a property's elements, such as `subviews`, that are not installed.
  func excluded(from property: Name) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations.reversed() {
      for change in variation.child(.mask, key: property)?.children ?? element.noChildren {
        guard let id = change[.reference] else { continue }
        if change.is(.exclude) { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }
}

extension Element {
  /// Whether the `key`, such as `default` or `heightClass=compact-widthClass=regular`, fits.
  fileprivate func applies(to device: Device) -> Bool {
    guard let key = self[.key] else { return false }
    return key == "default"
      || key.split(separator: "-").allSatisfy { condition in
        switch condition {
        case "widthClass=compact": device.widthClass == .compact
        case "widthClass=regular": device.widthClass == .regular
        case "heightClass=compact": device.heightClass == .compact
        case "heightClass=regular": device.heightClass == .regular
        default: device.watch.map { condition == "device=" + $0 } ?? false
        }
      }
  }

  fileprivate var specificity: Int { self[.key]?.count { $0 == "=" } ?? 0 }
}
