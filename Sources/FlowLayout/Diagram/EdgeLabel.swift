import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// The label of an edge: the segue's identifier or class, and its trigger.
struct EdgeLabel: Sendable {
  let size: Size
  private let heading: String?
  private let detail: String?
  /// The change in a few words.
  private let words: String?
  private let sign: SignDisc?
  private let paint: Paint

  /// The lines; `nil` for a label with a mark of its own.
  var text: [String?]? { sign == nil ? [heading, detail, words] : nil }

  private static let limit = 150.0
  /// The limit in a large flow, where the widest label decides how far two ranks are apart.
  private static let shortLimit = 112.0
  private static let lineHeight = 14.0
  private static let signWidth = 2 * SignDisc.radius + 4

  /// Returns `nil` if the label would be empty.
  ///
  /// - Parameters:
  ///   - destination: The scene that the segue leads to.
  ///   - remark: The change of the segue, in a picture of two states.
  ///   - isAtControl: Whether the edge starts at the control that triggers it; the label then omits
  ///     the control's name.
  ///   - isShort: Whether the segue is in a large flow.
  init?(
    _ segue: Segue, to destination: Scene? = nil, remark: FlowMarks.Remark? = nil,
    isAtControl: Bool = false, isShort: Bool = false
  ) {
    self.init(
      segue, heading: Self.heading(of: segue), detail: Self.detail(of: segue, to: destination),
      remark, isAtControl: isAtControl, isShort: isShort)
  }

  /// Creates a label with only the trigger, for an unwind whose exit mark shows the selector.
  init?(
    triggerOf segue: Segue, remark: FlowMarks.Remark? = nil, isAtControl: Bool = false,
    isShort: Bool = false
  ) {
    self.init(
      segue, heading: nil, detail: Self.detail(of: segue, to: nil), remark,
      isAtControl: isAtControl, isShort: isShort)
  }

  private init?(
    _ segue: Segue, heading: String?, detail: String?, _ remark: FlowMarks.Remark?,
    isAtControl: Bool, isShort: Bool
  ) {
    let limit = isShort ? Self.shortLimit : Self.limit
    let fit = { (font: Font, text: String?) in
      text.map { font.fitMiddle($0.drawnLine, into: limit) }
    }
    self.heading = fit(.label, heading)
    self.detail = fit(.detail, isAtControl ? segue.eventPhrase : detail)
    words = remark.flatMap {
      $0.words.isEmpty ? nil : Font.detail.fit($0.words.drawnLine, into: limit)
    }
    sign = remark.flatMap { SignDisc($0.mark) }
    paint = remark.map { $0.mark.ink } ?? segue.edgeStyle.stroke.paint
    let lines =
      [self.heading.map(Font.label.width)]
      + [self.detail, words].map { $0.map(Font.detail.width) }
    let widths = lines.compactMap(\.self)
    guard !widths.isEmpty || sign != nil else { return nil }
    let width = (widths.max() ?? -4) + (sign == nil ? 0 : Self.signWidth)
    size = Size((width + 14).rounded(.up), Double(max(widths.count, 1)) * Self.lineHeight + 6)
  }

  func shapes(at center: Point) -> [Shape] {
    var baseline = center.y - size.height / 2 + 3 + 10.5
    var shapes: [Shape] = []
    let x = center.x + (sign == nil ? 0 : Self.signWidth / 2)
    func add(_ text: String?, _ font: Font, _ paint: Paint) {
      guard let text else { return }
      shapes.append(font.run(text, at: Point(x, baseline), anchor: .middle, paint: paint))
      baseline += Self.lineHeight
    }
    add(heading, .label, paint)
    add(detail, .detail, .faintInk)
    add(words, .detail, paint)
    let left = center.x - size.width / 2 + 7 + SignDisc.radius
    return shapes + (sign?.shapes(at: Point(left, center.y)) ?? [])
  }

  private static func heading(of segue: Segue) -> String? {
    if segue.origin == .code { return call(of: segue) }
    let identifier = segue.identifier.flatMap { $0.isEmpty ? nil : $0 }
    let parts = [segue.count > 1 ? "\(segue.count)×" : nil, identifier, segue.customClass]
    let heading = parts.compactMap { $0 }.joined(separator: " · ")
    return heading.isEmpty ? segue.creationSelector ?? segue.unwindAction : heading
  }

  /// Returns the call, such as `push` or `3× present`, or `?` if it may also lead elsewhere.
  private static func call(of segue: Segue) -> String {
    if segue.isPossible { return "?" }
    let count = max(segue.count, segue.callSites.count)
    return (count > 1 ? "\(count)× " : "") + segue.kind.rawValue
  }

  private static func detail(of segue: Segue, to destination: Scene?) -> String? {
    if segue.origin == .code {
      if segue.isPossible { return nil }
      if let phrase = segue.throughPhrase { return phrase }
      // The card says the same.
      if let title = segue.trigger?.title, destination?.isCalled(title) == true {
        return segue.eventPhrase
      }
    }
    guard segue.isPerformedByCode, segue.trigger?.event == nil else { return segue.triggerPhrase }
    let count = segue.callSites.count
    return (count > 1 ? "\(count)× " : "") + "performSegue" + (segue.isPossible ? "?" : "")
  }
}

extension Segue {
  /// The segue's trigger, such as `Sign in` on a button or `return` in a text field.
  var triggerPhrase: String? {
    guard kind != .relationship, kind != .embed, let trigger else { return nil }
    let title = trigger.title.flatMap { $0.isEmpty ? nil : "“\($0)”" }
    guard let event = eventPhrase else { return title ?? trigger.element.asWords }
    return title.map { "\(event) \($0)" } ?? event
  }

  /// The event of the control, such as `accessory`, unless it is the usual one.
  fileprivate var eventPhrase: String? {
    guard kind != .relationship, kind != .embed else { return nil }
    let event = trigger?.event
    return event == "tap" || event == "action" || event == "select" ? nil : event
  }
}

extension Scene {
  /// Whether the card of the scene has a title, apart from what every name of a view has.
  fileprivate func isCalled(_ title: String) -> Bool {
    let plain = { (text: String) in text.lowercased().filter { !$0.isWhitespace } }
    let (name, title) = (plain(name), plain(title))
    return !title.isEmpty && [title, title + "view", title + "screen"].contains(name)
  }
}

extension String {
  /// The name as words: `tableViewCell` becomes `table view cell`.
  var asWords: String {
    reduce(into: "") { words, character in
      if character.isUppercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
  }
}
