import DrawingModel
import FlowRender
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A page that stands alone")
struct HTMLPageTests {
  private static let palette = HTMLPage.Palette(
    canvas: .canvas, card: .canvas, line: .ink, ink: .ink, faintInk: .ink, accent: .glass,
    marks: ["added": .ink])

  private func page(
    _ text: String = "Login", pair: Bool = true, theme: Theme = .auto
  ) -> HTMLPage {
    let pictures = ["merged", "before", "after"].map { name in
      HTMLPage.Picture(
        name: name, label: text,
        drawing: .sample([.square(0, 0, 9, .ink)], id: text, tooltip: text, title: text))
    }
    var page = HTMLPage(
      title: text, headline: text, pictures: pictures, palette: Self.palette, theme: theme)
    page.pair = pair ? ["before", "after"] : []
    page.screens = ["1", "2"].map { number in
      HTMLPage.Screen(
        name: text, place: "App/" + text,
        drawing: .sample([.square(0, 0, 9, .ink)], tooltip: text, title: text),
        groups: number == "1" ? ["merged": text + "-screen"] : [:])
    }
    page.entries = [
      HTMLPage.Entry(
        mark: "added", sign: "+", subject: [.plain(text), .name(text)], change: [.code(text)],
        place: "App/" + text, link: "https://example.org/App/Main.storyboard#L1", group: text)
    ]
    return page
  }

  @Test("The direction of a text does not change that of the text around it")
  func directions() {
    let html = String(decoding: page("שלום").render().bytes, as: UTF8.self)
    for part in [
      "<h1 dir=\"auto\">שלום</h1>", "<bdi>שלום</bdi>", "<b dir=\"auto\">שלום</b>",
      "<code dir=\"auto\">שלום</code>", "<bdi>App/<wbr />שלום</bdi>",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    #expect(!String(decoding: page("Login").render().bytes, as: UTF8.self).contains("bdi"))
  }

  private func read(_ page: HTMLPage) throws -> PageReader {
    let reader = PageReader()
    let parser = XMLParser(data: Data(page.render().bytes))
    parser.delegate = reader
    #expect(parser.parse())
    return reader
  }

  private func text(_ page: HTMLPage) -> String {
    String(decoding: page.render().bytes, as: UTF8.self)
  }

  private static let attacks = [
    String.hostile, "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
    "javascript:alert(1)", "</style></title></svg><iframe srcdoc='<script>alert(1)</script>'>",
    "' onmouseover='alert(1)", "<!-- ]]> -->", "&lt;script&gt;", "</text></g></svg></figure>",
  ]

  @Test("Whatever text the app contains, the page has the same elements", arguments: attacks)
  func hostile(text: String) throws {
    let plain = try read(page("plain"))
    let hostile = try read(page(text))
    #expect(hostile.elements == plain.elements)
    #expect(hostile.attributes == plain.attributes)
    #expect(hostile.links.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("https://") })
    #expect(hostile.links.count == plain.links.count)
  }

  @Test("No script can run, and nothing is loaded over a network")
  func offline() throws {
    let page = try read(page())
    let policy = try #require(page.metas["Content-Security-Policy"])
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(!policy.contains("script-src") && !policy.contains("http"))
    #expect(page.elements.isDisjoint(with: ["script", "link", "img", "iframe", "object", "form"]))
    #expect(page.attributes.allSatisfy { !$0.hasPrefix("on") && $0 != "src" })
    #expect(!text(self.page()).contains("url("))
  }

  @Test("IDs are unique, though the pictures have the same elements")
  func identifiers() throws {
    let page = try read(page())
    #expect(page.identifiers.count == Set(page.identifiers).count)
    for picture in ["merged", "before", "after"] {
      #expect(page.identifiers.contains("\(picture)-Login"))
    }
  }

  @Test("A line of the list links to its element in the first picture, if it is there")
  func targets() throws {
    var page = page()
    #expect(try read(page).links.contains("#merged-Login"))
    page.entries[0].group = "elsewhere"
    #expect(try !read(page).links.contains { $0.hasPrefix("#merged-") })
    #expect(try read(page).links.contains("https://example.org/App/Main.storyboard#L1"))
  }

  @Test("A screen is enlarged from its thumbnail, its group and its line, and closed again")
  func screens() throws {
    var page = page()
    var read = try read(page)
    for number in [1, 2] {
      #expect(read.identifiers.contains("screen-\(number)"))
      #expect(read.identifiers.contains("thumbnail-\(number)"))
      #expect(read.links.contains("#screen-\(number)"))
      #expect(read.links.contains("#thumbnail-\(number)"))
    }
    #expect(read.links.count { $0 == "#screen-2" } == 2, "its thumbnail, and the first's next")
    page.screens[0].groups = ["merged": "Login", "before": "Login"]
    read = try self.read(page)
    #expect(!read.links.contains("#merged-Login"))
    #expect(read.links.count { $0 == "#screen-1" } == 5, "two pictures, the list, and the above")
    #expect(read.identifiers.count == Set(read.identifiers).count)
    page.screens = []
    #expect(try !self.read(page).identifiers.contains { $0.hasPrefix("screen-") })
  }

  @Test("A page begins with its screens, and with links to its sections")
  func sections() throws {
    var page = page()
    let sections = ["screens", "pictures", "list"]
    var read = try read(page)
    #expect(read.identifiers.filter(sections.contains) == sections)
    #expect(Array(read.links.prefix(3)) == ["#screens", "#pictures", "#list"])
    page.screens = []
    read = try self.read(page)
    #expect(Array(read.links.prefix(2)) == ["#pictures", "#list"])
    page.entries = []
    #expect(try !self.read(page).links.contains("#pictures"), "there is nothing else")
  }

  @Test("A page says how many screens it does not show")
  func omittedScreens() {
    var page = page()
    #expect(!text(page).contains("not shown here"))
    page.omittedScreenCount = 3
    #expect(text(page).contains("<p>not shown here: 3 more</p>"))
  }

  @Test("The focus of a picture's links does not hide that of the page's")
  func focus() {
    let text = text(page())
    #expect(text.contains("svg a:focus-visible{outline:none}"))
    #expect(!text.contains("\na:focus-visible{outline:none}"))
  }

  @Test("A long name can be broken between its words only")
  func breaks() {
    var page = page()
    page.entries[0].change = [.code("App/TheLongNameOfAViewController")]
    let name = "The<wbr />Long<wbr />Name<wbr />Of<wbr />AView<wbr />Controller"
    #expect(text(page).contains("<code>App/<wbr />\(name)</code>"))
    page.entries[0].change = [.code("ShortName")]
    #expect(text(page).contains("<code>ShortName</code>"))
    #expect(!HTMLPageTests.style(of: text(page)).contains("anywhere"))
  }

  private static func style(of page: String) -> Substring {
    page.prefix(upTo: page.range(of: "</style>")?.lowerBound ?? page.endIndex)
  }

  @Test("Each choice has a label and one option that is chosen, the pair if it is requested")
  func choices() throws {
    var page = page()
    var read = try read(page)
    let views = ["view-merged", "view-before", "view-after", "view-pair"]
    #expect(read.inputs.filter { $0.hasPrefix("view-") } == views)
    #expect(read.labels == read.inputs)
    #expect(read.checked == ["view-merged", "size-fit"])
    page.beginsWithPair = true
    read = try self.read(page)
    #expect(read.checked == ["view-pair", "size-fit"])
    for view in views {
      #expect(text(page).contains("#\(view):checked"))
    }
  }

  @Test("One picture needs no choice")
  func onePicture() throws {
    var page = page(pair: false)
    page.pictures = [page.pictures[0]]
    #expect(try read(page).inputs.allSatisfy { $0.hasPrefix("size-") })
  }

  @Test("A given theme also applies to the page")
  func themes() throws {
    #expect(text(page(theme: .auto)).contains("prefers-color-scheme"))
    #expect(try read(page(theme: .auto)).metas["color-scheme"] == "light dark")
    for theme in [Theme.light, .dark] {
      #expect(!text(page(theme: theme)).contains("prefers-color-scheme"))
      #expect(try read(page(theme: theme)).metas["color-scheme"] == theme.rawValue)
    }
  }

  @Test("The same page gives the same bytes, which end in one newline")
  func bytes() {
    let bytes = page().render().bytes
    #expect(page().render().bytes == bytes)
    #expect(bytes.suffix(2) == Array(">\n".utf8))
  }
}

/// Collects the contents of a page.
private final class PageReader: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var identifiers: [String] = []
  private(set) var links: [String] = []
  private(set) var inputs: [String] = []
  private(set) var labels: [String] = []
  private(set) var checked: [String] = []
  private(set) var metas: [String: String] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    self.attributes.formUnion(attributes.keys)
    if let id = attributes["id"] { identifiers.append(id) }
    if let link = attributes["href"] { links.append(link) }
    if name == "input", let id = attributes["id"] {
      inputs.append(id)
      if attributes["checked"] != nil { checked.append(id) }
    }
    if name == "label", let id = attributes["for"] { labels.append(id) }
    if let key = attributes["http-equiv"] ?? attributes["name"], name == "meta" {
      metas[key] = attributes["content"]
    }
  }
}
