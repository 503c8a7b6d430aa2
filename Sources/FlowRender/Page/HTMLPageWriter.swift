import DrawingModel

/// Writes the HTML of one page.
struct HTMLPageWriter {
  let page: HTMLPage
  var html = SVGBuffer()
  /// The IDs of the first picture's groups.
  private let groups: Set<String>

  private static let pair = "pair"
  private static let longName = 18
  private static let sizes = [("fit", "Fit"), ("50", "50 %"), ("100", "100 %"), ("200", "200 %")]

  init(_ page: HTMLPage) {
    self.page = page
    groups = Set(page.pictures.first?.drawing.groups.compactMap(\.id) ?? [])
  }

  mutating func write() -> [UInt8] {
    writeHead()
    html.write("<body>\n<header>\n")
    html.write(page.title.hasDirection ? "<h1 dir=\"auto\">" : "<h1>")
    write(page.title)
    html.write("</h1>\n<p>")
    write(.plain(page.headline))
    html.write("</p>\n")
    writeContents()
    html.write("</header>\n<main>\n")
    writeScreens()
    writePictures()
    writeEntries()
    html.write("</main>\n</body>\n</html>\n")
    return html.bytes
  }

  mutating func write(_ text: String) {
    html.write(text: LegibleText(text).string)
  }
}

// MARK: - Head

extension HTMLPageWriter {
  private mutating func writeHead() {
    html.write(
      "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n")
    html.write("<meta charset=\"utf-8\" />\n")
    // The policy forbids scripts and network access; the page embeds everything that it needs.
    html.write("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    html.write(
      "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'\" />\n")
    html.write("<meta name=\"referrer\" content=\"no-referrer\" />\n")
    html.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n")
    html.write("<meta name=\"color-scheme\" content=\"")
    html.write(markup: page.theme == .auto ? "light dark" : page.theme.rawValue)
    html.write("\" />\n<title>")
    write(page.title)
    html.write("</title>\n<style>\n")
    html.write(markup: HTMLStyleSheet.colors(of: page.palette, theme: page.theme))
    html.write(markup: PageResource.changesStyle)
    html.write(markup: HTMLStyleSheet.choices(of: page.pictures.map(\.name), pair: page.pair))
    html.write("</style>\n</head>\n")
  }
}

// MARK: - Contents

extension HTMLPageWriter {
  /// Writes links to the sections: on a phone, the last is many screens below the first.
  private mutating func writeContents() {
    let sections = [
      page.screens.isEmpty ? nil : ("Screens", "screens"), ("Pictures", "pictures"),
      page.entries.isEmpty ? nil : ("Changes", "list"),
    ].compactMap(\.self)
    guard sections.count > 1 else { return }
    html.write("<nav class=\"contents\" aria-label=\"Sections\">\n")
    for (label, id) in sections {
      writeLink(label, to: id)
      html.write("\n")
    }
    html.write("</nav>\n")
  }
}

// MARK: - Pictures

extension HTMLPageWriter {
  private mutating func writePictures() {
    html.write("<section class=\"viewer\" id=\"pictures\" aria-label=\"Pictures\">\n")
    writeChoices()
    html.write("<div class=\"stage\" tabindex=\"0\" role=\"group\" aria-label=\"Picture\">\n")
    for picture in page.pictures { write(picture) }
    html.write("</div>\n</section>\n")
  }

  private mutating func writeChoices() {
    var views = page.pictures.map { ($0.name, $0.label) }
    if !page.pair.isEmpty { views.append((Self.pair, "Side by side")) }
    let first = page.beginsWithPair ? Self.pair : views.first?.0 ?? ""
    html.write("<div class=\"bar\">\n")
    if views.count > 1 { writeChoice("view", "Show", views, first: first) }
    writeChoice("size", "Size", Self.sizes, first: Self.sizes[0].0)
    html.write("</div>\n")
  }

  private mutating func writeChoice(
    _ group: String, _ legend: String, _ options: [(name: String, label: String)], first: String
  ) {
    html.write("<fieldset>\n<legend>")
    write(legend)
    html.write("</legend>\n")
    for option in options {
      let id = "\(group)-\(option.name)"
      html.write(markup: "<input type=\"radio\" name=\"\(group)\" id=\"\(id)\"")
      html.write(option.name == first ? " checked=\"checked\" />" : " />")
      html.write(markup: "<label for=\"\(id)\">")
      write(option.label)
      html.write("</label>\n")
    }
    html.write("</fieldset>\n")
  }

  private mutating func write(_ picture: HTMLPage.Picture) {
    let width = picture.drawing.extent.width
    html.write("<figure class=\"picture ")
    html.write(markup: picture.name)
    html.write("\" style=\"--width:")
    html.write(width)
    html.write("px;flex-grow:")
    html.write(width)
    html.write("\">\n<figcaption>")
    write(picture.label)
    html.write("</figcaption>\n")
    var writer = SVGWriter(
      theme: page.theme, idPrefix: picture.name + "-", goals: screenIDs(in: picture.name))
    html.write(markup: String(decoding: writer.write(picture.drawing), as: UTF8.self))
    html.write("</figure>\n")
  }
}

// MARK: - List

extension HTMLPageWriter {
  private mutating func writeEntries() {
    guard !page.entries.isEmpty else { return }
    html.write("<section class=\"list\" id=\"list\">\n<h2>Changes</h2>\n<table>\n<thead>\n<tr>")
    html.write("<th scope=\"col\"><span class=\"hidden\">Sign</span></th>")
    for heading in ["What", "Change", "Where"] {
      html.write("<th scope=\"col\">")
      write(heading)
      html.write("</th>")
    }
    html.write("</tr>\n</thead>\n<tbody>\n")
    for entry in page.entries { write(entry) }
    html.write("</tbody>\n</table>\n</section>\n")
  }

  private mutating func write(_ entry: HTMLPage.Entry) {
    html.write("<tr class=\"")
    html.write(markup: entry.mark)
    html.write("\"><td><span class=\"sign\">")
    write(entry.sign)
    html.write("</span></td><td>")
    let target = entry.group.flatMap(target)
    if let target {
      html.write("<a href=\"#")
      html.write(text: target)
      html.write("\">")
    }
    for span in entry.subject { write(span) }
    if target != nil { html.write("</a>") }
    html.write("</td><td>")
    for span in entry.change { write(span) }
    html.write("</td><td class=\"place\">")
    if let link = entry.link {
      html.write("<a href=\"")
      write(link)
      html.write("\" rel=\"noreferrer\">")
    }
    if entry.place.hasDirection { html.write("<bdi>") }
    writePath(entry.place)
    if entry.place.hasDirection { html.write("</bdi>") }
    html.write(entry.link == nil ? "</td></tr>\n" : "</a></td></tr>\n")
  }

  /// Returns the ID of the element that shows a group of the first picture: the enlarged screen, or the
  /// group itself; `nil` if there is none.
  private func target(_ group: String) -> String? {
    guard let first = page.pictures.first, groups.contains(group) else { return nil }
    return screenIDs(in: first.name)[group] ?? first.name + "-" + SVGIdentifier(group).name
  }

  /// Writes a path with a possible line break after each folder.
  mutating func writePath(_ path: String) {
    for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { html.write("/<wbr />") }
      writeName(part)
    }
  }

  /// Writes a name with a possible line break before each of its words, if it is long.
  private mutating func writeName(_ name: Substring) {
    guard name.utf8.count > Self.longName, !String(name).hasDirection else {
      return write(String(name))
    }
    var word = ""
    for character in name {
      if character.isUppercase, word.last?.isLowercase == true {
        write(word)
        html.write("<wbr />")
        word = ""
      }
      word.append(character)
    }
    write(word)
  }

  private mutating func write(_ span: HTMLPage.Span) {
    switch span {
    case .plain(let text):
      if text.hasDirection { html.write("<bdi>") }
      write(text)
      if text.hasDirection { html.write("</bdi>") }
    case .name(let text):
      html.write(text.hasDirection ? "<b dir=\"auto\">" : "<b>")
      write(text)
      html.write("</b>")
    case .code(let text):
      html.write(text.hasDirection ? "<code dir=\"auto\">" : "<code>")
      writePath(text)
      html.write("</code>")
    }
  }
}
