import DrawingModel

/// The style sheet of a page, which implements its interaction without scripts.
enum HTMLStyleSheet {
  static func colors(of palette: HTMLPage.Palette, theme: Theme) -> String {
    let names = [
      ("canvas", palette.canvas), ("card", palette.card), ("line", palette.line),
      ("ink", palette.ink), ("faint", palette.faintInk), ("accent", palette.accent),
    ]
    let marks = palette.marks.sorted { $0.key < $1.key }
    func variables(_ theme: Theme) -> String {
      let all = names + marks.map { ($0.key, $0.value) }
      return ":root{" + all.map { "--\($0.0):\($0.1.color(in: theme).hex)" }.joined(separator: ";")
        + "}\n"
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
      rules.append(".viewer:not(:has(#view-pair:checked)) figcaption{display:none}\n")
    }
    for (name, factor) in [("50", "*.5"), ("100", ""), ("200", "*2")] {
      rules.append(
        ".viewer:has(#size-\(name):checked) svg{width:calc(var(--width)\(factor));max-width:none}\n"
      )
      rules.append(".viewer:has(#size-\(name):checked) .picture{flex:none}\n")
    }
    return rules.joined()
  }

  static let layout = """
    *{box-sizing:border-box}
    body{margin:0;background:var(--canvas);color:var(--ink);font:15px/1.45 system-ui,sans-serif}
    header{padding:20px 24px 8px}
    h1{margin:0;font-size:20px}
    h2{margin:0;padding:14px 16px 8px;font-size:16px}
    header p{margin:4px 0 0}
    main{display:grid;gap:16px;padding:8px 24px 24px}
    .viewer,.list{min-width:0;border:1px solid var(--line);border-radius:10px;background:var(--card)}
    .bar{display:flex;flex-wrap:wrap;gap:8px 24px;padding:10px 16px;border-bottom:1px solid var(--line)}
    fieldset{position:relative;display:flex;flex-wrap:wrap;align-items:center;margin:0;padding:0;border:0}
    legend{float:left;padding:0 8px 0 0;color:var(--faint)}
    input{position:absolute;opacity:0}
    label{padding:3px 12px;border:1px solid var(--line);margin-left:-1px;cursor:pointer}
    label:first-of-type{border-radius:7px 0 0 7px}
    label:last-of-type{border-radius:0 7px 7px 0}
    input:checked+label{background:var(--accent);border-color:var(--accent);color:var(--card)}
    input:focus-visible+label{outline:3px solid var(--accent);outline-offset:2px}
    .stage{display:flex;gap:16px;overflow:auto;max-height:82vh;resize:vertical;\
    background:var(--canvas);border-radius:0 0 10px 10px}
    .stage:focus-visible{outline:2px solid var(--accent)}
    .picture{margin:0;flex:0 1 0;min-width:0}
    figcaption{padding:12px 32px 0;font-weight:700}
    .picture svg{display:block;width:100%;max-width:var(--width);height:auto}
    .picture g{scroll-margin:120px}
    g.scene:target>rect:first-of-type,g.storyboard:target>rect:first-of-type{stroke:var(--accent);\
    stroke-width:5}
    g.segue:target>path:first-of-type{stroke-width:7}
    table{width:100%;border-collapse:collapse;font-size:13.5px}
    th,td{padding:6px 8px;border-top:1px solid var(--line);text-align:left;vertical-align:top;\
    overflow-wrap:anywhere}
    th{color:var(--faint);font-weight:400}
    code{font-size:12.5px}
    .sign{display:inline-block;width:20px;border-radius:10px;background:var(--faint);\
    color:var(--card);text-align:center;font-weight:700;line-height:20px}
    .place{color:var(--faint);font-size:12.5px;min-width:150px}
    .list a{color:inherit}
    .list a:focus-visible{outline:2px solid var(--accent)}
    .hidden{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
    @media (min-width:1400px){
    main:has(.list){grid-template-columns:minmax(0,1fr) 500px;align-items:start}
    .list{max-height:calc(82vh + 48px);overflow:auto}
    }
    @media print{.bar{display:none}.stage,.list{max-height:none;overflow:visible}}

    """
}
