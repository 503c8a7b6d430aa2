import DrawingModel

// Each screen is a link around its picture. The link leads to the figure that contains it, which the style
// sheet then shows over the whole window.
extension HTMLPageWriter {
  /// Returns the IDs of the screens' figures by the IDs of their groups in a picture.
  func screenIDs(in picture: String) -> [String: String] {
    let pairs = page.screens.indices.compactMap { index in
      page.screens[index].groups[picture].map { ($0, Self.figure(index)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func figure(_ index: Int) -> String { "screen-\(index + 1)" }

  private static func thumbnail(_ index: Int) -> String { "thumbnail-\(index + 1)" }

  mutating func writeScreens() {
    guard !page.screens.isEmpty else { return }
    html.write("<section class=\"screens\" id=\"screens\">\n<h2>Screens</h2>\n")
    if page.omittedScreenCount > 0 {
      html.write("<p>not shown here: ")
      html.write(text: String(page.omittedScreenCount))
      html.write(" more</p>\n")
    }
    html.write("<div class=\"grid\">\n")
    for index in page.screens.indices { writeScreen(index) }
    html.write("</div>\n</section>\n")
  }

  private mutating func writeScreen(_ index: Int) {
    let screen = page.screens[index]
    let extent = screen.drawing.extent
    html.write(markup: "<figure class=\"screen\" id=\"\(Self.figure(index))\" style=\"--width:")
    html.write(extent.width)
    html.write("px;--height:")
    html.write(extent.height)
    html.write("px\">\n<figcaption>")
    html.write(screen.name.hasDirection ? "<b dir=\"auto\">" : "<b>")
    write(screen.name)
    html.write("</b> ")
    html.write(screen.place.hasDirection ? "<span dir=\"auto\">" : "<span>")
    writePath(screen.place)
    html.write("</span>\n<nav aria-label=\"Screens\">")
    if index > 0 { writeLink("Previous", to: Self.figure(index - 1)) }
    if index < page.screens.count - 1 { writeLink("Next", to: Self.figure(index + 1)) }
    writeLink("Close", to: Self.thumbnail(index))
    html.write("</nav></figcaption>\n")
    html.write(
      markup: "<a class=\"open\" id=\"\(Self.thumbnail(index))\" href=\"#\(Self.figure(index))\">\n"
    )
    var writer = SVGWriter(theme: page.theme, idPrefix: Self.figure(index) + "-")
    html.write(markup: String(decoding: writer.write(screen.drawing), as: UTF8.self))
    html.write("</a>\n</figure>\n")
  }

  mutating func writeLink(_ label: String, to id: String) {
    html.write(markup: "<a href=\"#\(id)\">\(label)</a>")
  }
}
