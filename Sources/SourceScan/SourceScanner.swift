package import SourceModel

/// Glances at source files, one pass over the bytes of each.
///
/// It splits a file into words, and asks of each what it is a sign of. It knows so much of the
/// languages as it takes to miss nothing: a comment to the end of a line is passed over, unless a
/// string may hold the slashes. Strings and other comments are looked at like code: at worst a file
/// is parsed in vain, where one that seemed to end later than it does would hide code.
///
/// One scanner is for one thread; it keeps its memory from file to file.
package struct SourceScanner {
  private var declared: [NameHash] = []
  private var called: [UInt32] = []

  package init() {}

  /// - Parameters:
  ///   - bytes: The file's content; need be no valid UTF-8.
  /// - Complexity: O(*n*) for *n* bytes.
  package mutating func digest(
    _ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage
  ) -> SourceDigest {
    declared.removeAll(keepingCapacity: true)
    called.removeAll(keepingCapacity: true)
    guard let start = bytes.baseAddress else {
      return SourceDigest(matters: false, declared: [], called: [])
    }
    var scan = SourceScan(
      start: start, count: bytes.count, language: language, declared: declared, called: called)
    declared = []
    called = []
    scan.run()
    defer {
      declared = scan.declared
      called = scan.called
    }
    return SourceDigest(
      matters: scan.evidence.isNavigation, declared: Array(scan.declared[...]),
      called: Array(scan.called[...]))
  }
}
