import SourceModel

/// The bytes of a file of which some bodies are left for later.
final class SourceText: Sendable {
  /// What is left out of what is parsed first, with the braces around it.
  struct Cut {
    let range: Range<Int>
    /// The words of a function's body; `nil` of a type's members.
    let words: BodyWords?
  }

  /// A cut that was made.
  struct Gap {
    /// Where its opening brace stands in what is parsed.
    let offset: Int
    let cut: Cut
  }

  let bytes: [UInt8]
  let lines: LineTable

  init(_ bytes: UnsafeBufferPointer<UInt8>, lines: LineTable) {
    self.bytes = Array(bytes)
    self.lines = lines
  }

  /// The source with nothing between some braces.
  ///
  /// - Parameter cuts: In order; none lies in another.
  func without(_ cuts: [Cut]) -> (bytes: [UInt8], gaps: [Gap]) {
    var rest: [UInt8] = []
    rest.reserveCapacity(bytes.count)
    var gaps: [Gap] = []
    gaps.reserveCapacity(cuts.count)
    var start = 0
    for cut in cuts {
      rest += bytes[start...cut.range.lowerBound]
      gaps.append(Gap(offset: rest.count - 1, cut: cut))
      start = cut.range.upperBound - 1
    }
    rest += bytes[start...]
    return (rest, gaps)
  }
}

/// Where what is parsed stands in its file.
struct SourcePlaces {
  let lines: LineTable
  /// Where the first byte that is parsed stands.
  var start = 0
  /// What was left out, in order.
  var gaps: [SourceText.Gap] = []

  func position(atOffset offset: Int) -> SourcePosition {
    let left = gaps[..<firstGap(from: offset)].last.map { gap in
      gap.cut.range.upperBound - 2 - gap.offset
    }
    return lines.position(atOffset: start + (left ?? 0) + offset)
  }

  /// What was left out after the brace at an offset.
  func cut(at offset: Int) -> SourceText.Cut? {
    let index = firstGap(from: offset)
    return index < gaps.count && gaps[index].offset == offset ? gaps[index].cut : nil
  }

  /// The index of the first gap that is not before an offset.
  private func firstGap(from offset: Int) -> Int {
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
