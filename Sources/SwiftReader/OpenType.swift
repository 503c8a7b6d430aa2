import SourceModel

/// A type of a file whose end is not met yet.
struct OpenType {
  /// Where its keyword stands.
  let offset: Int
  /// The place of the keyword among the file's words.
  let firstWord: Int
  let isExtension: Bool
  /// Where its members begin; `nil` before they do.
  var start: Int?
  var names: [NameHash] = []
  /// Whether the next word is the name of a type.
  var awaitsName = false
  var isInDoubt = false
  /// Whether a word in it ends in `Controller`.
  var namesController = false

  private let mayWait: Bool

  init(keyword: NameHash, offset: Int, firstWord: Int) {
    self.offset = offset
    self.firstWord = firstWord
    isExtension = Keywords.isExtension(keyword)
    mayWait = Keywords.canWait(keyword)
  }

  var canWait: Bool { mayWait && !isInDoubt && !namesController && !names.isEmpty }
}
