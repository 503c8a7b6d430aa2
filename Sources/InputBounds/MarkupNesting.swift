/// How deeply the elements of an XML property list nest.
///
/// An end tag counts only for the element that is open: one that the decoder would not see as such
/// can't hide how deep the next element is.
enum MarkupNesting {
  /// - Parameter text: UTF-8.
  /// - Returns: `nil` for text that is not well-formed.
  static func depth(of text: ArraySlice<UInt8>) -> Int? {
    var open: [ArraySlice<UInt8>] = []
    var deepest = 0
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if let other = skippingOther(rest, isOutside: open.isEmpty) {
        guard let next = other else { return nil }
        rest = next
        continue
      }
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      let tag = rest[(start + 1)..<end]
      rest = rest[(end + 1)...]
      if tag.first == UInt8(ascii: "/") {
        guard let name = open.popLast(), name == tag.dropFirst().name else { return nil }
      } else if tag.last != UInt8(ascii: "/") {
        open.append(tag.name)
        deepest = max(deepest, open.count)
      }
    }
    // `<plist>` is not a value.
    return max(0, deepest - 1)
  }

  /// Skips a comment, a processing instruction, a CDATA section or a document type.
  ///
  /// - Returns: The text after it, `nil` in it if it does not end; `nil` for a tag.
  private static func skippingOther(
    _ text: ArraySlice<UInt8>, isOutside: Bool
  ) -> ArraySlice<UInt8>?? {
    if text.starts(with: "<!--".utf8) { return .some(text.dropFirst(4).after("-->")) }
    // The decoder may take the question mark for the one that ends the instruction.
    if text.starts(with: "<?".utf8) { return .some(text.dropFirst().after("?>")) }
    if text.starts(with: "<![CDATA[".utf8) { return .some(text.dropFirst(9).after("]]>")) }
    guard text.starts(with: "<!".utf8) else { return nil }
    return .some(isOutside ? text.after(">") : nil)
  }
}

extension ArraySlice<UInt8> {
  /// The name at the start of a tag.
  fileprivate var name: ArraySlice<UInt8> { prefix { !$0.isBlank && $0 != UInt8(ascii: "/") } }

  /// What follows a text.
  fileprivate func after(_ text: StaticString) -> ArraySlice<UInt8>? {
    let mark = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var rest = self
    while let start = rest.firstIndex(of: mark[0]) {
      rest = rest[start...]
      if rest.starts(with: mark) { return rest.dropFirst(mark.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
