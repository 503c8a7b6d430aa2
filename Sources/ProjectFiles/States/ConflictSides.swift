import InputBounds

/// The contents of a file on each side of a failed merge.
package struct ConflictSides: Hashable, Sendable {
  /// The common base; `nil` where it is unknown, or has no such file.
  package let base: [UInt8]?
  /// `nil` where this side has no such file.
  package let ours: [UInt8]?
  /// `nil` where the other side has no such file.
  package let theirs: [UInt8]?
  /// What git wrote beside the first marker of this side, such as `HEAD`; `nil` without markers.
  package var oursLabel: String?
  /// What git wrote beside the first marker of the other side, such as a branch.
  package var theirsLabel: String?

  init(base: [UInt8]?, ours: [UInt8]?, theirs: [UInt8]?) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}

extension ConflictSides {
  /// Splits a file with git's conflict markers.
  ///
  /// The text outside of them is common to all sides. The base is known where git writes it
  /// (`merge.conflictStyle` `diff3` or `zdiff3`) for every conflict of the file.
  ///
  /// - Returns: `nil` for a file without markers, or with some that don't match, as an edit may
  ///   have left them.
  /// - Complexity: O(*n*) for *n* bytes.
  package init?(markedFile bytes: [UInt8]) {
    self.init(markedFile: bytes, markerLength: 7)
  }

  /// - Parameter markerLength: Git makes the markers of conflicts within a base longer.
  private init?(markedFile bytes: [UInt8], markerLength: Int) {
    var parts = Parts()
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
      let line = bytes[start..<end]
      if let marker = Marker(line: line, length: markerLength) {
        guard parts.meet(marker, line) else { return nil }
      } else {
        parts.add(line)
      }
      start = end
    }
    guard parts.place == .outside, parts.count > 0 else { return nil }
    ours = parts.ours
    theirs = parts.theirs
    oursLabel = parts.oursLabel
    theirsLabel = parts.theirsLabel
    base =
      parts.baseCount == parts.count
      ? Self.resolvedBase(parts.base, markerLength: markerLength) : nil
  }

  /// A base that several commits have in common may itself be a merge that failed.
  ///
  /// Each level reads all of the rest, and git writes no more than a few.
  private static func resolvedBase(_ base: [UInt8], markerLength: Int) -> [UInt8] {
    guard InputBounds.mergeDepth.holds(markerLength - 7) else { return base }
    let nested = ConflictSides(markedFile: base, markerLength: markerLength + 2)
    return nested?.base ?? nested?.ours ?? base
  }
}

extension ConflictSides {
  private enum Marker {
    case ours, base, theirs, end

    /// - Parameter line: With its line break.
    init?(line: ArraySlice<UInt8>, length: Int) {
      guard line.count >= length, let mark = line.first else { return nil }
      let rest = line.drop { $0 == mark }
      guard line.count - rest.count == length,
        rest.first.map({ [0x20, 0x0A, 0x0D].contains($0) }) ?? true
      else { return nil }
      switch mark {
      case UInt8(ascii: "<"): self = .ours
      case UInt8(ascii: "|"): self = .base
      // A line of a user's own may begin so; git writes nothing behind it.
      case UInt8(ascii: "=") where rest.allSatisfy({ $0 == 0x0A || $0 == 0x0D }): self = .theirs
      case UInt8(ascii: ">"): self = .end
      default: return nil
      }
    }
  }

  private struct Parts {
    enum Place { case outside, ours, base, theirs }

    private(set) var place = Place.outside
    private(set) var base: [UInt8] = []
    private(set) var ours: [UInt8] = []
    private(set) var theirs: [UInt8] = []
    private(set) var oursLabel: String?
    private(set) var theirsLabel: String?
    /// How many conflicts were found, and how many of them have the base.
    private(set) var count = 0
    private(set) var baseCount = 0

    mutating func add(_ line: ArraySlice<UInt8>) {
      if place == .outside || place == .base { base += line }
      if place == .outside || place == .ours { ours += line }
      if place == .outside || place == .theirs { theirs += line }
    }

    /// - Returns: Whether the marker may stand here.
    mutating func meet(_ marker: Marker, _ line: ArraySlice<UInt8>) -> Bool {
      switch (place, marker) {
      case (.outside, .ours):
        place = .ours
        count += 1
        oursLabel = oursLabel ?? Self.label(line)
      case (.ours, .base):
        place = .base
        baseCount += 1
      case (.ours, .theirs), (.base, .theirs): place = .theirs
      case (.theirs, .end):
        place = .outside
        theirsLabel = theirsLabel ?? Self.label(line)
      default: return false
      }
      return true
    }

    private static func label(_ line: ArraySlice<UInt8>) -> String? {
      let text = line.drop { $0 != 0x20 }.dropFirst().prefix { $0 != 0x0A && $0 != 0x0D }
      return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }
  }
}
