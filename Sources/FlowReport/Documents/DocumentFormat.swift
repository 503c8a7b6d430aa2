import FlowModel

/// The formats of an app's documents.
package enum DocumentFormat: String, CaseIterable, Hashable, Sendable {
  /// GitHub Flavored Markdown.
  case markdown
  /// Static HTML, without a script.
  case site
  /// A catalogue for DocC.
  case docc

  /// The path of a page's file below the folder of the documents.
  package func path(ofPage name: String) -> String {
    switch self {
    case .markdown: name == DocumentPage.overview ? "README.md" : name + ".md"
    case .site: name == DocumentPage.overview ? "index.html" : name + ".html"
    case .docc: name + ".md"
    }
  }

  /// The path of a picture's file below the folder of the documents, for a theme that it is fixed to.
  package func path(ofPicture name: String, dark: Bool = false) -> String {
    switch self {
    case .markdown, .site: "pictures/\(name).svg"
    // DocC finds the version for its dark appearance by the name.
    case .docc: "Resources/\(name)\(dark ? "~dark" : "").svg"
    }
  }

  /// The last line of each file that is written: only such files are ever deleted.
  package static let mark = "<!-- Written by seguemap docs. -->"

  /// The address of a page, or of a place in it, as seen from a page.
  fileprivate func address(of page: String, anchor: String?, from origin: DocumentPage) -> String {
    let place = anchor.map { "#" + $0 } ?? ""
    return page == origin.name && anchor != nil ? place : path(ofPage: page) + place
  }

  package func text(of page: DocumentPage) -> String {
    let body: String
    switch self {
    case .markdown, .docc: body = MarkdownDocument(format: self, page: page).body
    case .site: body = HTMLDocument(format: self, page: page).body
    }
    return body + Self.mark + "\n"
  }
}

/// Writes pages as Markdown, for repository hosts or for DocC.
private struct MarkdownDocument {
  let format: DocumentFormat
  let page: DocumentPage

  var body: String {
    var text = "# \(MarkdownText.escaped(page.title))\n"
    if format == .docc, page.name == DocumentPage.overview {
      text += "\n@Metadata {\n  @TechnologyRoot\n}\n"
    }
    for block in page.blocks {
      // A link of DocC leads to a page, not into it.
      if format == .docc, case .contents = block { continue }
      text += "\n" + self.text(of: block)
    }
    if format == .docc, !page.topics.isEmpty {
      text += "\n## Topics\n\n### Pages\n\n" + page.topics.map { "- <doc:\($0)>\n" }.joined()
    }
    return text + "\n"
  }

  private func text(of block: DocumentPage.Block) -> String {
    switch block {
    case .heading(let level, let title, let anchor):
      let mark = String(repeating: "#", count: level)
      let heading = "\(mark) \(MarkdownText.escaped(title))\n"
      // DocC makes anchors of its own, and ignores markup.
      guard format == .markdown, let anchor else { return heading }
      return "<a id=\"\(anchor)\"></a>\n\n\(heading)"
    case .paragraph(let spans), .contents(let spans): return self.text(of: spans) + "\n"
    case .picture(let name, let alternative):
      let path = format == .docc ? name : format.path(ofPicture: name)
      return "![\(MarkdownText.escaped(alternative))](\(path))\n"
    case .list(let items): return items.map { "- \(self.text(of: $0))\n" }.joined()
    case .table(let header, let rows):
      return MarkdownText.row(header) + MarkdownText.row(header.map { _ in "---" })
        + rows.map { MarkdownText.row($0.map(self.text)) }.joined()
    }
  }

  private func text(of spans: [DocumentPage.Span]) -> String { spans.map(text).joined() }

  private func text(of span: DocumentPage.Span) -> String {
    switch span {
    case .text(let text): return text.keepingEnds(MarkdownText.escaped)
    case .code(let text): return MarkdownText.code(text)
    case .address(let spans, let address): return "[\(text(of: spans))](\(address))"
    case .link(let spans, let page, let anchor):
      if format == .docc { return "[\(text(of: spans))](doc:\(page))" }
      let address = format.address(of: page, anchor: anchor, from: self.page)
      return "[\(text(of: spans))](\(address))"
    }
  }
}

/// Writes pages as HTML.
private struct HTMLDocument {
  let format: DocumentFormat
  let page: DocumentPage

  var body: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; \
    style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>\(XMLText.escaped(page.title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(XMLText.escaped(page.title))</h1>
    \(page.blocks.map(text).joined())</body>
    </html>

    """
  }

  private static let style = """
    body{max-width:1080px;margin:24px auto;padding:0 20px;font:16px/1.5 system-ui,sans-serif}
    img{max-width:100%;max-height:85vh;height:auto}
    h1,h2,h3,li,td{overflow-wrap:break-word}
    code{overflow-wrap:anywhere}
    td code{overflow-wrap:break-word}
    table{border-collapse:collapse;display:block;overflow-x:auto}
    th,td{min-width:4em;padding:4px 12px 4px 0;border-bottom:1px solid #8886;text-align:left;vertical-align:top}
    h2,h3{margin-top:36px}
    ul{padding-left:20px}
    """

  private func text(of block: DocumentPage.Block) -> String {
    switch block {
    case .heading(let level, let title, let anchor):
      let id = anchor.map { " id=\"\($0)\"" } ?? ""
      return "<h\(level)\(id)>\(XMLText.escaped(title))</h\(level)>\n"
    case .paragraph(let spans), .contents(let spans): return "<p>\(text(of: spans))</p>\n"
    case .picture(let name, let alternative):
      let path = format.path(ofPicture: name)
      // The picture itself has links, which only its own document follows.
      return
        "<p><a href=\"\(path)\"><img src=\"\(path)\" alt=\"\(XMLText.escaped(alternative))\" /></a></p>\n"
    case .list(let items):
      return "<ul>\n" + items.map { "<li>\(text(of: $0))</li>\n" }.joined() + "</ul>\n"
    case .table(let header, let rows):
      func row(_ cells: [String], _ tag: String) -> String {
        "<tr>" + cells.map { "<\(tag)>\($0)</\(tag)>" }.joined() + "</tr>\n"
      }
      return "<table>\n<thead>\n" + row(header.map(XMLText.escaped), "th") + "</thead>\n<tbody>\n"
        + rows.map { row($0.map(self.text), "td") }.joined() + "</tbody>\n</table>\n"
    }
  }

  /// Returns code that may go on in the next line after a folder of a path and between the words of a name, so
  /// that a column of a table needs no room for a whole name.
  private func breakable(_ code: String) -> String {
    var text = String.UnicodeScalarView()
    // No entity contains a slash or a capital letter.
    for scalar in XMLText.escaped(code).unicodeScalars {
      if let last = text.last, scalar.isASCII,
        last == "/" || last.properties.isLowercase && scalar.properties.isUppercase
      {
        text += "<wbr />".unicodeScalars
      }
      text.append(scalar)
    }
    return String(text)
  }

  private func text(of spans: [DocumentPage.Span]) -> String { spans.map(text).joined() }

  private func text(of span: DocumentPage.Span) -> String {
    switch span {
    case .text(let text): return text.keepingEnds(XMLText.escaped)
    case .code(let text): return "<code>\(breakable(text))</code>"
    case .address(let spans, let address):
      return "<a href=\"\(XMLText.escaped(address))\">\(text(of: spans))</a>"
    case .link(let spans, let page, let anchor):
      let address = format.address(of: page, anchor: anchor, from: self.page)
      return "<a href=\"\(address)\">\(text(of: spans))</a>"
    }
  }
}

extension String {
  /// Returns the text changed by a function that drops spaces at the ends, with these spaces.
  fileprivate func keepingEnds(_ change: (String) -> String) -> String {
    (hasPrefix(" ") ? " " : "") + change(self) + (hasSuffix(" ") && count > 1 ? " " : "")
  }
}
