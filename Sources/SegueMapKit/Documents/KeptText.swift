/// What a user wrote into a page, between lines with the mark `<!-- keep -->`.
///
/// It stays where it was: behind the line that stood before it, under the same heading. If that line is gone,
/// it stands at the end of what is below the heading; if the heading is gone, at the end of the page. A heading
/// is the same if only what tells it from others is new or gone, such as the class in `List (ListView)`.
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
    let sections = sections(of: passage, in: lines[..<end])
    for section in sections {
      if let line = lines[section].lastIndex(of: passage.before) { return line + 1 }
    }
    guard let section = sections.first else { return end }
    let start = section.lowerBound
    var place = section.upperBound
    while place > start + 1, lines[place - 1].isEmpty || lines[place - 1].hasPrefix("<a id=") {
      place -= 1
    }
    return place
  }

  /// The lines below the heading of a passage, with it: of each heading that may be meant, the best one first.
  private func sections(of passage: Passage, in lines: ArraySlice<String>) -> [Range<Int>] {
    let starts: [Int]
    if passage.heading.isEmpty {
      starts = [0]
    } else {
      let name = Self.name(ofHeading: passage.heading)
      let same = lines.indices.filter { lines[$0] == passage.heading }
      starts =
        same
        + lines.indices.filter {
          Self.isHeading(lines[$0]) && lines[$0] != passage.heading
            && Self.name(ofHeading: lines[$0]) == name
        }
    }
    return starts.map { start in
      start..<(lines.dropFirst(start + 1).firstIndex(where: Self.isHeading) ?? lines.endIndex)
    }
  }

  /// The text of a heading without markup, and without what tells it from others.
  private static func name(ofHeading line: String) -> String {
    let text =
      line.hasPrefix("<")
      ? line.split(separator: ">").dropFirst().first.map(String.init) ?? "" : line
    return text.split(separator: " (").first.map(String.init) ?? text
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
