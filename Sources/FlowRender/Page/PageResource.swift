/// The files in `Resources`, as the package contains them.
enum PageResource {
  /// A piece of a frame: markup, or a place to fill.
  enum Piece {
    case markup(String)
    case place(String)
  }

  /// The modules of the page's script as one, in the order in which they use each other.
  ///
  /// A page without a server can't import modules. So the lines that import are left out, and what a
  /// module exports has a name that is unique among all modules.
  ///
  /// A section of characters makes the page well-formed XML, too.
  static let script =
    "\n//<![CDATA[\n" + modules.map(joined).joined(separator: "\n") + "\n//]]>\n"

  static let exploreStyle =
    "\n" + text(PackageResources.base_css) + text(PackageResources.explore_css)

  static let changesStyle =
    "\n" + text(PackageResources.base_css) + text(PackageResources.changes_css)

  static let exploreFrame = pieces(of: text(PackageResources.explore_html))

  private static let modules = [
    PackageResources.model_js, PackageResources.dom_js, PackageResources.address_js,
    PackageResources.camera_js, PackageResources.labels_js, PackageResources.map_js,
    PackageResources.minimap_js, PackageResources.pointing_js, PackageResources.printing_js,
    PackageResources.search_js, PackageResources.panel_js, PackageResources.switches_js,
    PackageResources.main_js,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func joined(_ module: [UInt8]) -> String {
    text(module).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
      .joined(separator: "\n")
  }

  /// Splits a frame at its places, such as `{{title}}`.
  private static func pieces(of frame: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = frame[...]
    while let start = rest.firstRange(of: "{{") {
      pieces.append(.markup(String(rest[..<start.lowerBound])))
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "}}") else { break }
      pieces.append(.place(String(rest[..<end.lowerBound])))
      rest = rest[end.upperBound...]
    }
    return pieces + [.markup(String(rest))]
  }
}
