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
    main{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;padding:8px 24px 24px}
    .viewer,.screens,.list{min-width:0;border:1px solid var(--line);border-radius:10px;\
    background:var(--card)}
    .bar{display:flex;flex-wrap:wrap;gap:8px 24px;padding:10px 16px;border-bottom:1px solid var(--line)}
    fieldset{position:relative;display:flex;flex-wrap:wrap;align-items:center;margin:0;padding:0;border:0}
    legend{float:left;padding:0 8px 0 0;color:var(--faint)}
    input{position:absolute;opacity:0}
    label{padding:3px 12px;border:1px solid var(--line);margin-left:-1px;cursor:pointer;\
    white-space:nowrap}
    label:first-of-type{border-radius:7px 0 0 7px}
    label:last-of-type{border-radius:0 7px 7px 0}
    input:checked+label{background:var(--accent);border-color:var(--accent);color:var(--card)}
    input:focus-visible+label{outline:3px solid var(--accent);outline-offset:2px}
    .stage{display:flex;gap:16px;overflow:auto;max-height:82vh;resize:vertical;\
    background:var(--canvas);border-radius:0 0 10px 10px}
    a:focus-visible,.stage:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
    .picture{margin:0;flex:0 1 0;min-width:calc(var(--width)*.55)}
    .picture>figcaption{padding:12px 32px 0;font-weight:700}
    .picture svg{display:block;width:100%;max-width:var(--width);height:auto}
    .picture g{scroll-margin:120px}
    .picture a:hover>g.scene>rect:first-of-type{stroke-width:4}
    g.scene:target>rect:first-of-type,g.storyboard:target>rect:first-of-type{stroke:var(--accent);\
    stroke-width:5}
    g.segue:target>path:first-of-type{stroke-width:7}

    """
    + screens + list + adaptations

  /// A screen is a thumbnail, or fills the window while it is the target of the address.
  private static let screens = """
    .grid{display:flex;flex-wrap:wrap;gap:16px;align-items:start;padding:0 16px 16px}
    .screen{margin:0;width:min(100%,calc(var(--width)*.7))}
    .screen:not(:target)>figcaption>b{display:none}
    .screen>figcaption{display:flex;flex-wrap:wrap;gap:0 8px;padding:4px 0;overflow-wrap:break-word}
    .screen>figcaption>*{min-width:0}
    .screen>figcaption>span{color:var(--faint);font-size:13px;line-height:22px}
    .screen nav{display:none}
    .open{display:block;border-radius:10px;cursor:zoom-in}
    .open svg{display:block;width:100%;max-width:var(--width);height:auto}
    .screen:target{position:fixed;inset:0;z-index:1;width:auto;display:flex;flex-direction:column;\
    background:var(--canvas)}
    .screen:target>figcaption{align-items:center;padding:8px 16px;border-bottom:1px solid var(--line);\
    background:var(--card)}
    .screen:target nav{display:flex;gap:8px;margin-left:auto}
    .screen nav a{padding:4px 12px;border:1px solid var(--line);border-radius:7px;color:inherit;\
    text-decoration:none}
    .screen:target .open{flex:1;min-height:0;overflow:auto;padding:12px;cursor:default}
    .screen:target svg{width:100%;height:100%;min-width:var(--width);min-height:var(--height);\
    max-width:none}
    body:has(.screen:target){overflow:hidden}

    """

  private static let list = """
    table{width:100%;border-collapse:collapse;font-size:13.5px}
    th,td{padding:6px 8px;border-top:1px solid var(--line);text-align:left;vertical-align:top;\
    overflow-wrap:break-word}
    th{color:var(--faint);font-weight:400}
    code{font-size:12.5px}
    .sign{display:inline-block;width:20px;border-radius:10px;background:var(--faint);\
    color:var(--card);text-align:center;font-weight:700;line-height:20px}
    .place{color:var(--faint);font-size:12.5px}
    .list{container-type:inline-size}
    .list a{color:inherit}
    .hidden{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
    @container (max-width:760px){
    thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
    table,tbody{display:block}
    tr{display:grid;grid-template-columns:36px minmax(0,1fr);padding:8px 8px 8px 0;\
    border-top:1px solid var(--line)}
    td{grid-column:2;padding:1px 0;border:0}
    td:first-child{grid-row:1/span 3;grid-column:1;padding-left:8px}
    }

    """

  private static let adaptations = """
    @media (min-width:1400px){
    main:has(.list){grid-template-columns:minmax(0,1fr) 460px;align-items:start}
    .viewer,.screens{grid-column:1}
    .list{grid-column:2;grid-row:1/span 2;max-height:calc(82vh + 48px);overflow:auto}
    }
    @media (max-width:600px){
    header{padding:14px 12px 4px}
    main{padding:8px 12px 16px}
    .bar{padding:10px 12px}
    label{padding:8px 10px;font-size:14px}
    legend{width:100%;padding:0 0 2px}
    .grid{padding:0 12px 12px}
    .screen nav a{padding:8px 12px}
    .screen:target nav{width:100%;margin-left:0}
    }
    @media print{.bar{display:none}.stage,.list{max-height:none;overflow:visible}}

    """
}
