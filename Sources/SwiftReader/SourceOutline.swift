import SourceModel

/// What one pass over the tokens of a file tells before it is parsed.
struct SourceOutline {
  /// Where the source is nested too deeply to be parsed; `nil` where it can be.
  private(set) var offsetBeyondLimit: Int?
  /// The bodies of functions that can be left for later, in order; none of them lies in another.
  private(set) var bodies: [FunctionBody] = []
  /// The classes, structures and extensions of the file itself whose members can be left for later,
  /// in order.
  private(set) var types: [TypeBody] = []
  /// The words of the file, in order; those in strings and comments left out.
  private var words: [NameHash] = []

  /// A body with its braces.
  struct FunctionBody {
    let range: Range<Int>
    /// Which of the file's words stand in it.
    let words: Range<Int>
    /// Those to which something may be assigned.
    let assigned: [NameHash]
    /// Whether a word ends in `Controller`.
    let namesController: Bool
  }

  /// The members of a type with their braces.
  struct TypeBody {
    let range: Range<Int>
    /// Where the declaration's keyword stands.
    let keyword: Int
    let isExtension: Bool
    /// The type's own name first, or the first part of what is extended, then those of types in it.
    let names: [NameHash]
    /// Which of the file's words stand in the declaration, from the keyword on.
    let words: Range<Int>
  }

  init(of bytes: UnsafeBufferPointer<UInt8>) {
    var nesting = NestingGuard()
    var finder = BodyFinder(bytes)
    var scanner = TokenScanner(bytes)
    while let token = scanner.next() {
      nesting.take(token, of: bytes)
      if nesting.isTooDeep {
        offsetBeyondLimit = token.offset
        return
      }
      finder.take(token, isInDoubt: &scanner.isInDoubt)
    }
    guard finder.isSure(isInDoubt: scanner.isInDoubt) else { return }
    (bodies, types, words) = (finder.bodies, finder.types, finder.words)
  }
}

extension SourceOutline {
  /// The types that neither matter by themselves nor are named by what does, in order.
  ///
  /// - Parameter mayMatter: Whether what is declared in a range of the file may, going by its bytes.
  /// - Complexity: O(*w*) for *w* words.
  func idleTypes(where mayMatter: (Range<Int>) -> Bool) -> [TypeBody] {
    let declared = NameSet(types.filter { !$0.isExtension }.flatMap(\.names))
    // What is added to a type of elsewhere need not be asked for by the name of that.
    let idle = types.filter { type in
      (!type.isExtension || type.names.first.map(declared.contains) == true)
        && !mayMatter(type.keyword..<type.range.upperBound)
    }
    if idle.isEmpty { return [] }
    var waiting: [NameHash: [Int]] = [:]
    for (index, type) in idle.enumerated() {
      for name in type.names { waiting[name, default: []].append(index) }
    }
    let names = NameSet(waiting.keys)
    var isNamed = [Bool](repeating: false, count: idle.count)
    var pending = gaps(between: idle.map(\.words))
    while let range = pending.popLast() {
      for word in words[range] where names.contains(word) {
        for index in waiting.removeValue(forKey: word) ?? [] where !isNamed[index] {
          isNamed[index] = true
          pending.append(idle[index].words)
        }
      }
    }
    return zip(idle, isNamed).filter { !$1 }.map(\.0)
  }

  /// The words that stand in none of some ranges, which are in order.
  private func gaps(between ranges: [Range<Int>]) -> [Range<Int>] {
    zip([0] + ranges.map(\.upperBound), ranges.map(\.lowerBound) + [words.count])
      .map { $0..<$1 }
  }

  /// What is left out of what is parsed first, in order: all bodies of functions, and some types'
  /// members.
  func cuts(leavingOut types: [TypeBody]) -> [SourceText.Cut] {
    var cuts: [SourceText.Cut] = []
    var rest = bodies[...]
    for type in types {
      let (start, end) = (type.range.lowerBound, type.range.upperBound)
      let before = rest.prefix { $0.range.lowerBound < start }
      cuts += before.map(cut)
      cuts.append(SourceText.Cut(range: type.range, words: nil))
      rest = rest.dropFirst(before.count).drop { $0.range.lowerBound < end }
    }
    return cuts + rest.map(cut)
  }

  private func cut(_ body: FunctionBody) -> SourceText.Cut {
    let words = BodyWords(
      all: words[body.words], assigned: body.assigned, namesController: body.namesController)
    return SourceText.Cut(range: body.range, words: words)
  }
}
