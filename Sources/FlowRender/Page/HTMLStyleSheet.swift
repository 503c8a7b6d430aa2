import DrawingModel

/// The rules of a page that depend on its pictures. They choose a picture without scripts.
enum HTMLStyleSheet {
  /// Returns the palette's names in style sheets.
  static func names(of palette: HTMLPage.Palette) -> [(String, Paint)] {
    [
      ("canvas", palette.canvas), ("card", palette.card), ("line", palette.line),
      ("ink", palette.ink), ("faint", palette.faintInk), ("accent", palette.accent),
    ] + palette.marks.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  static func declarations(of names: [(String, Paint)], in theme: Theme) -> String {
    names.map { "--\($0.0):\($0.1.color(in: theme).hex)" }.joined(separator: ";")
  }

  static func colors(of palette: HTMLPage.Palette, theme: Theme) -> String {
    let marks = palette.marks.sorted { $0.key < $1.key }
    func variables(_ theme: Theme) -> String {
      ":root{\(declarations(of: names(of: palette), in: theme))}\n"
    }
    let rules = marks.map { "tr.\($0.key) .sign{background:var(--\($0.key))}\n" }.joined()
    guard theme == .auto else { return variables(theme) + rules }
    return variables(.light)
      + "@media (prefers-color-scheme:dark){\(variables(.dark))}\n" + rules
  }

  /// Returns rules that show one picture, or the pair, at the chosen size.
  static func choices(of names: [String], pair: [String]) -> String {
    var rules = names.map { name in
      ".viewer:has(#view-\(name):checked) .picture:not(.\(name)){display:none}\n"
    }
    if !pair.isEmpty {
      let others = pair.map { ":not(.\($0))" }.joined()
      rules.append(".viewer:has(#view-pair:checked) .picture\(others){display:none}\n")
    }
    rules.append(".viewer:not(:has(#view-pair:checked)) figcaption{display:none}\n")
    for (name, factor) in [("50", "*.5"), ("100", ""), ("200", "*2")] {
      rules.append(
        ".viewer:has(#size-\(name):checked) svg{width:calc(var(--width)\(factor));max-width:none}\n"
      )
      rules.append(".viewer:has(#size-\(name):checked) .picture{flex:none}\n")
    }
    return rules.joined()
  }
}
