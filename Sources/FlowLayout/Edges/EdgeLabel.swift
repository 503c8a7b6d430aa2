import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// What stands beside an edge: the segue's identifier or class, and what fires it.
struct EdgeLabel: Sendable {
  let size: Size
  private let heading: String?
  private let detail: String?
  private let paint: Paint

  private static let limit = 150.0
  private static let lineHeight = 14.0

  /// `nil` where there is nothing to tell.
  ///
  /// - Parameter isAtControl: True where the edge starts at what fires it, so that its name need not
  ///   stand here.
  init?(_ segue: Segue, isAtControl: Bool = false) {
    self.init(segue, heading: Self.heading(of: segue), isAtControl: isAtControl)
  }

  /// The trigger alone, for an unwind whose selector stands at its end.
  init?(triggerOf segue: Segue, isAtControl: Bool = false) {
    self.init(segue, heading: nil, isAtControl: isAtControl)
  }

  private init?(_ segue: Segue, heading: String?, isAtControl: Bool) {
    let heading = heading.map { Font.label.fit($0.singleLine, into: Self.limit) }
    let phrase = isAtControl ? segue.eventPhrase : Self.detail(of: segue)
    let detail = phrase.map { Font.detail.fit($0.singleLine, into: Self.limit) }
    guard heading != nil || detail != nil else { return nil }
    self.heading = heading
    self.detail = detail
    paint = segue.edgeStyle.stroke.paint
    let width = max(
      heading.map(Font.label.width) ?? 0, detail.map(Font.detail.width) ?? 0)
    let lines = (heading == nil ? 0 : 1) + (detail == nil ? 0 : 1)
    size = Size((width + 14).rounded(.up), Double(lines) * Self.lineHeight + 6)
  }

  func shapes(at center: Point) -> [Shape] {
    var baseline = center.y - size.height / 2 + 3 + 10.5
    var shapes: [Shape] = []
    if let heading {
      shapes.append(
        Font.label.run(heading, at: Point(center.x, baseline), anchor: .middle, paint: paint))
      baseline += Self.lineHeight
    }
    if let detail {
      shapes.append(
        Font.detail.run(detail, at: Point(center.x, baseline), anchor: .middle, paint: .faintInk))
    }
    return shapes
  }

  private static func heading(of segue: Segue) -> String? {
    if segue.origin == .code { return call(of: segue) }
    let identifier = segue.identifier.flatMap { $0.isEmpty ? nil : $0 }
    let parts = [segue.count > 1 ? "\(segue.count)×" : nil, identifier, segue.customClass]
    let heading = parts.compactMap { $0 }.joined(separator: " · ")
    return heading.isEmpty ? segue.creationSelector ?? segue.unwindAction : heading
  }

  /// Such as `push`, `3× present` or, where it may also lead elsewhere, `push?`.
  private static func call(of segue: Segue) -> String {
    let count = max(segue.count, segue.callSites.count)
    return (count > 1 ? "\(count)× " : "") + segue.kind.rawValue + (segue.isPossible ? "?" : "")
  }

  private static func detail(of segue: Segue) -> String? {
    guard segue.isPerformedByCode, segue.trigger?.event == nil else { return segue.triggerPhrase }
    let count = segue.callSites.count
    return (count > 1 ? "\(count)× " : "") + "performSegue" + (segue.isPossible ? "?" : "")
  }
}

extension Segue {
  /// What fires the segue, such as `Sign in` on a button or `return` in a text field.
  var triggerPhrase: String? {
    guard kind != .relationship, kind != .embed, let trigger else { return nil }
    let title = trigger.title.flatMap { $0.isEmpty ? nil : "“\($0)”" }
    guard let event = eventPhrase else { return title ?? trigger.element.asWords }
    return title.map { "\(event) \($0)" } ?? event
  }

  /// How the control is used, such as `accessory`, where that is not the way one would expect.
  fileprivate var eventPhrase: String? {
    guard kind != .relationship, kind != .embed else { return nil }
    let event = trigger?.event
    return event == "tap" || event == "action" || event == "select" ? nil : event
  }
}

extension String {
  /// `tableViewCell` as `table view cell`.
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
