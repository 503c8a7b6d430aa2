/// What a user wrote into a page, between lines with the mark `<!-- keep -->`.
///
/// It stays where it was: behind the line that stood before it, under the same heading. If that line is gone,
/// it stands at the end of what is below the heading; if the heading is gone, at the end of the page.
struct KeptText {
  static let mark = "<!-- keep -->"

  private struct Passage {
    /// The heading above, and the last line before; empty for none.
    let heading: String
    let before: String
    /// The lines with both marks.
    let lines: [String]
  }

  private var passages: [Passage] = []
  /// The number of the line with a mark that no second one follows; `nil` if there is none.
  private(set) var unendedLine: Int?

  /// Whether nobody wrote anything.
  var isEmpty: Bool { passages.allSatisfy { $0.lines.count == 2 } }

  init(of page: [UInt8]) {
    var heading = ""
    var before = ""
    var open: [String]?
    for (index, line) in Self.lines(of: page).enumerated() {
      if var lines = open {
        lines.append(line)
        guard Self.isMark(line) else {
          open = lines
          continue
        }
        passages.append(Passage(heading: heading, before: before, lines: lines))
        open = nil
        unendedLine = nil
      } else if Self.isMark(line) {
        open = [line]
        unendedLine = index + 1
      } else if !line.isEmpty {
        if Self.isHeading(line) { heading = line }
        before = line
      }
    }
  }

  func inserted(into page: [UInt8]) -> [UInt8] {
    guard !passages.isEmpty else { return page }
    var lines = Self.lines(of: page)
    // From the last one, so that passages behind the same line keep their order.
    for passage in passages.reversed() {
      lines.insert(contentsOf: [""] + passage.lines, at: place(of: passage, in: lines))
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func place(of passage: Passage, in lines: [String]) -> Int {
    // Before what ends a page: the line with the mark of the documents, and tags that are open.
    var end = lines.count
    while end > 0,
      lines[end - 1].isEmpty || lines[end - 1].hasPrefix("<!-- Written")
        || lines[end - 1].hasPrefix("</")
    {
      end -= 1
    }
    let start = passage.heading.isEmpty ? 0 : lines.firstIndex(of: passage.heading)
    guard let start else { return end }
    let next = lines[..<end].dropFirst(start + 1).firstIndex(where: Self.isHeading) ?? end
    if let line = lines[start..<next].lastIndex(of: passage.before) { return line + 1 }
    var place = next
    while place > start + 1, lines[place - 1].isEmpty || lines[place - 1].hasPrefix("<a id=") {
      place -= 1
    }
    return place
  }

  private static func lines(of page: [UInt8]) -> [String] {
    var lines = String(decoding: page, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func isMark(_ line: String) -> Bool { line == mark }

  private static func isHeading(_ line: String) -> Bool {
    line.hasPrefix("#") || line.hasPrefix("<h")
  }
}
