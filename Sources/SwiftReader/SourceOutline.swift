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
  /// - Complexity: O(*w* · *n*) for *w* words and chains of *n* types, of which each names the next.
  func idleTypes(where mayMatter: (Range<Int>) -> Bool) -> [TypeBody] {
    let declared = NameSet(types.filter { !$0.isExtension }.flatMap(\.names))
    // What is added to a type of elsewhere need not be asked for by the name of that.
    var idle = types.filter { type in
      !type.isExtension || type.names.first.map(declared.contains) == true
    }
    idle.removeAll { mayMatter($0.keyword..<$0.range.upperBound) }
    while !idle.isEmpty {
      let mentioned = mentions(of: NameSet(idle.flatMap(\.names)), outside: idle)
      let rest = idle.filter { !$0.names.contains(where: mentioned.contains) }
      if rest.count == idle.count { break }
      idle = rest
    }
    return idle
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

  /// Which of some names are mentioned outside some types.
  private func mentions(of names: NameSet, outside types: [TypeBody]) -> Set<NameHash> {
    var mentioned: Set<NameHash> = []
    var start = 0
    for end in types.map(\.words) + [words.count..<words.count] {
      for word in words[start..<end.lowerBound] where names.contains(word) {
        mentioned.insert(word)
      }
      start = end.upperBound
    }
    return mentioned
  }
}
