import InputBounds
import SegueMapKit
import YAMLReader

/// What the options of a `.seguemap.yml` lead to: an app is drawn with them.
struct SettingsInput {
  private let entries: [YAMLNode.Entry]

  init(_ document: YAMLNode) {
    guard case .mapping(let entries) = document.content else {
      self.entries = []
      return
    }
    self.entries = entries
  }

  func draw() {
    guard let filter = filter() else { return }
    let document = FlowProject.Document(path: "App/Main.storyboard", bytes: Array(Self.app.utf8))
    var project = FlowProject(paths: [], documents: [document])
    project.language = text("language")
    project.files = FileSelection(include: texts("include"), exclude: texts("exclude"))
    _ = try? project.load().render([.svg, .markdown, .text], filter: filter, style: style())
  }

  private func filter() -> FlowFilter? {
    var filter = FlowFilter()
    filter.show = texts("show")
    filter.hide = texts("hide")
    for patterns in [filter.show, filter.hide] {
      do { try InputBounds.check(patterns: patterns) } catch { return nil }
    }
    filter.targets = texts("target")
    filter.focus = text("focus")
    filter.depth = max(0, text("depth").flatMap { Int($0) } ?? 1)
    filter.from = text("from")
    filter.to = text("to")
    filter.kinds = texts("kind")
    filter.containers = choice("containers") ?? .fold
    filter.collapse = choice("collapse")
    filter.collapseDepth = text("collapse-depth").flatMap { Int($0) }
    filter.confidence = choice("confidence") ?? .possible
    return filter
  }

  private func style() -> PictureStyle {
    var style = PictureStyle()
    style.sceneStyle = choice("style")
    style.theme = choice("theme") ?? .auto
    style.direction = choice("direction") ?? .leftToRight
    style.layout = choice("layout") ?? .dot
    style.title = text("title")
    style.linkBase = text("link-base").flatMap { LinkBase($0) }
    return style
  }

  private func value(_ option: String) -> YAMLNode? {
    entries.first { $0.name == option }?.value
  }

  private func text(_ option: String) -> String? { value(option)?.scalar }

  private func texts(_ option: String) -> [String] {
    guard let value = value(option) else { return [] }
    return value.scalar.map { [$0] } ?? value.items?.compactMap(\.scalar) ?? []
  }

  private func choice<Choice: RawRepresentable<String>>(_ option: String) -> Choice? {
    text(option).flatMap { Choice(rawValue: $0) }
  }

  private static let app = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
    <scene sceneID="1"><objects><viewController id="a" title="List" customClass="ListController" \
    storyboardIdentifier="list" sceneMemberID="viewController"><connections>\
    <segue destination="b" kind="show" identifier="open" id="s"/></connections></viewController>
    </objects></scene>
    <scene sceneID="2"><objects><viewController id="b" title="Detail" \
    sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """
}
