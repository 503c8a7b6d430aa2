import ScreenModel

extension Double {
  /// The number as in a file, without an unnecessary fraction.
  var printed: String {
    guard let whole = Int(exactly: self) else { return "\((self * 1000).rounded() / 1000)" }
    return "\(whole)"
  }
}

extension ScreenSize {
  var printed: String { "\(width.printed)x\(height.printed)" }
}

extension ScreenFrame {
  var printed: String { "\(x.printed),\(y.printed) \(width.printed)x\(height.printed)" }
}

extension ScreenInsets {
  var printed: String { [top, left, bottom, right].map(\.printed).joined(separator: ",") }
}

extension ScreenColor {
  var printed: String {
    let values = light == dark ? light.printed : "\(light.printed)/\(dark.printed)"
    return values + (name.map { isNamed ? "(named \($0))" : "(\($0))" } ?? "")
  }
}

extension ScreenColor.RGBA {
  var printed: String {
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + parts.map { part in
        let hex = String(Int((part * 255).rounded()), radix: 16)
        return hex.count == 1 ? "0" + hex : hex
      }.joined()
  }
}

extension ImageName {
  var printed: String {
    "image \(name)" + (isSystem ? " of the system" : "") + (size.map { " \($0.printed)" } ?? "")
  }
}

extension ScreenText {
  var printed: String {
    let facts: [String?] = [
      "'\(string)'", size.printed, isBold ? "bold" : nil, isItalic ? "italic" : nil,
      color.map(\.printed), alignment == .natural ? nil : alignment.rawValue,
      lineCount == 1 ? nil : "\(lineCount) lines", truncation == "tail" ? nil : truncation,
      adjustsSize ? "shrinks" : nil,
    ]
    return facts.compactMap { $0 }.joined(separator: " ")
  }
}

extension ScreenView.Border {
  var printed: String? {
    let facts = [
      cornerRadius == 0 ? nil : "radius \(cornerRadius.printed)",
      width == 0 ? nil : "edge \(width.printed)", color.map { "edge \($0.printed)" },
    ].compactMap { $0 }
    return facts.isEmpty ? nil : facts.joined(separator: " ")
  }
}

extension ScreenView.Item {
  var printed: String {
    [
      title.map { "'\($0)'" } ?? "-", image?.printed, objectID, isSelected ? "selected" : nil,
      isSeparator ? "separator" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ScreenView.Stack {
  var printed: String {
    "\(axis) by \(spacing.printed) \(distribution) \(alignment)"
      + (isMarginsRelative ? " in margins" : "")
  }
}

extension ScreenView.WatchLayout {
  var printed: String {
    "\(width.printed)x\(height.printed) \(alignment) \(verticalAlignment) \(axis)"
      + (overlaps ? " overlapping" : "") + (spacing.map { " by \($0.printed)" } ?? "")
      + (insets.map { " in \($0.printed)" } ?? "")
  }
}

extension ScreenView.WatchLayout.Length {
  var printed: String {
    switch self {
    case .toFit: "fit"
    case .points(let points): points.printed
    case .part(let part, let plus): "\(part.printed)of" + (plus == 0 ? "" : "+\(plus.printed)")
    }
  }
}

extension ScreenView.Cell {
  var printed: String {
    [
      "cell \(style)", accessory == "none" ? nil : accessory, reuseIdentifier.map { "'\($0)'" },
      rowHeight.map { "row \($0.printed)" },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ScreenView.Table {
  var printed: String {
    let facts: [String?] = [
      "table \(style)", isStatic ? "static" : nil, rowHeight.map { "row \($0.printed)" },
      sectionHeaderHeight.map { "header \($0.printed)" },
      sectionFooterHeight.map { "footer \($0.printed)" },
      hasSeparators ? nil : "no separators", separatorColor?.printed,
      hasHeaderView ? "with header" : nil,
    ]
    let columns = columns.map { "[\($0.objectID) '\($0.title ?? "")' \($0.width.printed)]" }
    return (facts.compactMap { $0 } + columns).joined(separator: " ")
  }
}

extension ScreenView.Collection {
  var printed: String {
    [
      "flow by \(lineSpacing.printed),\(itemSpacing.printed)",
      itemSize.map { "item \($0.printed)" }, headerSize.map { "header \($0.printed)" },
      footerSize.map { "footer \($0.printed)" }, sectionInset.map { "inset \($0.printed)" },
      scrollsHorizontally ? "sideways" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension ScreenView.Resizing {
  var printed: String? {
    let parts = [
      (flexibleWidth, "w"), (flexibleHeight, "h"), (flexibleMinX, "l"), (flexibleMaxX, "r"),
      (flexibleMinY, "t"), (flexibleMaxY, "b"),
    ]
    let flexible = parts.filter(\.0).map(\.1).joined()
    return flexible.isEmpty ? nil : "resizes \(flexible)"
  }
}

extension ScreenView.Constraint {
  var printed: String {
    let second = secondItem.map { " \($0)" } ?? ""
    return "\(firstItem ?? "self").\(firstAttribute) \(relation)\(second)"
      + (secondAttribute.map { ".\($0)" } ?? "")
      + (multiplier == 1 ? "" : " *\(multiplier.printed)")
      + (constant == 0 ? "" : " +\(constant.printed)")
      + (priority == 1000 ? "" : " @\(priority.printed)")
  }
}
