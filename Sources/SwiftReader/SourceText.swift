import SourceModel

/// The bytes of a file of which some bodies are left for later.
final class SourceText: Sendable {
  /// A body that is left out of what is parsed first.
  struct Cut {
    /// Where its opening brace stands in what is parsed.
    let offset: Int
    let body: SourceOutline.FunctionBody
  }

  let bytes: [UInt8]
  let lines: LineTable

  init(_ bytes: UnsafeBufferPointer<UInt8>, lines: LineTable) {
    self.bytes = Array(bytes)
    self.lines = lines
  }

  /// The source with nothing between the braces of some bodies.
  func without(_ bodies: [SourceOutline.FunctionBody]) -> (bytes: [UInt8], cuts: [Cut]) {
    var rest: [UInt8] = []
    rest.reserveCapacity(bytes.count)
    var cuts: [Cut] = []
    cuts.reserveCapacity(bodies.count)
    var start = 0
    for body in bodies {
      rest += bytes[start...body.range.lowerBound]
      cuts.append(Cut(offset: rest.count - 1, body: body))
      start = body.range.upperBound - 1
    }
    rest += bytes[start...]
    return (rest, cuts)
  }
}

/// Where what is parsed stands in its file.
struct SourcePlaces {
  let lines: LineTable
  /// Where the first byte that is parsed stands.
  var start = 0
  /// What was left out, in order.
  var cuts: [SourceText.Cut] = []

  func position(atOffset offset: Int) -> SourcePosition {
    let left = cuts[..<firstCut(from: offset)].last.map { cut in
      cut.body.range.upperBound - 2 - cut.offset
    }
    return lines.position(atOffset: start + (left ?? 0) + offset)
  }

  /// The body that was left out after the brace at an offset.
  func cut(at offset: Int) -> SourceText.Cut? {
    let index = firstCut(from: offset)
    return index < cuts.count && cuts[index].offset == offset ? cuts[index] : nil
  }

  /// The index of the first cut that is not before an offset.
  private func firstCut(from offset: Int) -> Int {
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
