import FlowModel
import SourceModel

extension CodeReader {
  /// What follows from a condition for values and types. The position of the reader stays.
  ///
  /// - Parameter open: The parenthesis before it.
  func narrowing(at open: Int) -> Narrowing {
    token(at: open).kind == .openParenthesis
      ? narrowing(of: (open + 1)..<max(open + 1, partner(of: open)), depth: 0) : Narrowing()
  }

  private func narrowing(of range: Range<Int>, depth: Int) -> Narrowing {
    guard let first = range.first, depth < Self.deepest else { return Narrowing() }
    let choices = parts(of: range, at: "||")
    if choices.count > 1 { return .any(choices.map { narrowing(of: $0, depth: depth + 1) }) }
    let parts = parts(of: range, at: "&&")
    if parts.count > 1 { return .all(parts.map { narrowing(of: $0, depth: depth + 1) }) }
    switch token(at: first).kind {
    case .prefix where bytes[Int(token(at: first).start)] == UInt8(ascii: "!"):
      return narrowing(of: range.dropFirst(), depth: depth + 1).negated
    case .openParenthesis where partner(of: first) == range.upperBound - 1:
      return narrowing(of: (first + 1)..<(range.upperBound - 1), depth: depth + 1)
    case .atWord,
      .word where token(at: first).keyword == .query:
      return availability(in: range)
    case .openBracket where partner(of: first) == range.upperBound - 1:
      return test(in: first..<range.upperBound)
    default: return comparison(in: range)
    }
  }

  /// `@available(iOS 13, *)` or `__builtin_available(iOS 13, *)`
  private func availability(in range: Range<Int>) -> Narrowing {
    let words = range.dropFirst(2).dropLast()
    guard let first = range.first, range.count > 3,
      ["available", "__builtin_available"].contains(name(at: first))
    else { return Narrowing() }
    var availability = Availability()
    for index in words where token(at: index).kind == .word {
      let version = token(at: index + 1)
      let text = String(
        decoding: bytes[Int(version.start)..<Int(version.end)], as: UTF8.self)
      availability.require(name(at: index), SystemVersion(text))
    }
    return Narrowing(.available(availability))
  }

  /// `name`, `self.name`, `name == value`, `name != value`
  private func comparison(in range: Range<Int>) -> Narrowing {
    for sign in ["==", "!="] {
      let sides = parts(of: range, at: sign)
      guard sides.count == 2 else { continue }
      guard let value = plainValue(of: sides[0]),
        let pattern = literal(in: sides[1]) ?? plainValue(of: sides[1])
      else { return Narrowing() }
      let narrowing = Narrowing(.matches(value, [pattern]))
      return sign == "==" ? narrowing : narrowing.negated
    }
    return plainValue(of: range).map { Narrowing(.matches($0, [.boolean(true)])) } ?? Narrowing()
  }

  private func literal(in range: Range<Int>) -> Expression? {
    range.count == 1 ? literal(at: range.lowerBound) : nil
  }

  private func plainValue(of range: Range<Int>) -> Expression? {
    guard range.count % 2 == 1, literal(in: range) == nil,
      range.enumerated().allSatisfy({ token(at: $1).kind == ($0.isMultiple(of: 2) ? .word : .dot) })
    else { return nil }
    var value = Expression.name(name(at: range.lowerBound))
    for index in range.dropFirst() where token(at: index).kind == .word {
      value = .member(value, name(at: index))
    }
    return value
  }

  /// `[name isKindOfClass:[Type class]]` or `[name isKindOfClass:Type.class]`
  private func test(in range: Range<Int>) -> Narrowing {
    let start = range.lowerBound
    guard range.count >= 8, kinds(from: start + 1, 3) == [.word, .word, .colon] else {
      return Narrowing()
    }
    let type: Int
    switch kinds(from: start + 4, range.count - 5) {
    case [.openBracket, .word, .word, .closeBracket] where name(at: start + 6) == "class":
      type = start + 5
    case [.word, .dot, .word] where name(at: start + 6) == "class": type = start + 4
    default: return Narrowing()
    }
    let narrowing = Narrowing(name(at: start + 1), is: .named(name(at: type)))
    return switch name(at: start + 2) {
    case "isKindOfClass": narrowing
    case "isMemberOfClass": narrowing.onlyHolding
    default: Narrowing()
    }
  }

  private func kinds(from start: Int, _ count: Int) -> [Token.Kind] {
    (start..<(start + count)).map { token(at: $0).kind }
  }

  /// The operands between operators of one kind.
  private func parts(of range: Range<Int>, at sign: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let token = token(at: index)
      if token.kind.isOpening {
        index = max(index + 1, partner(of: index))
        continue
      }
      if token.kind == .infix,
        bytes[Int(token.start)..<Int(token.end)].elementsEqual(sign.utf8)
      {
        parts.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    parts.append(min(start, range.upperBound)..<range.upperBound)
    return parts
  }
}
