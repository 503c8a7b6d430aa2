/// What one pass over the tokens of a source file found: enough to tell whether an app's flow may depend
/// on the file, without parsing it.
///
/// Names are as written, by their last part. A static member that may be meant without its type is
/// `.name`; an extension of a type is `+Name`.
package struct SourceDigest: Hashable, Sendable {
  /// A statement, or a part of a declaration. Its words are those of the lists of ``SourceDigest`` from
  /// where those of the statement before end.
  struct Statement: Hashable, Sendable {
    /// Whether it navigates, or gives a screen to the caller.
    var isFollowed = false
    /// Whether it begins with `return`.
    var returns = false
    /// Where the variables that it gives a value end in ``SourceDigest/bindings``.
    var bindingsEnd = 0
    /// Likewise the words in it in ``SourceDigest/uses``, and what it calls in ``SourceDigest/calls``.
    var usesEnd = 0
    var callsEnd = 0
  }

  /// A declaration of the file.
  struct Member: Hashable, Sendable {
    var statementsEnd: Int
    /// Whether its name is that of a property, which other members of the file may use.
    var isProperty: Bool
  }

  /// Whether something stands in the file that only navigation uses.
  package internal(set) var navigates = false
  /// What the file declares outside functions, and the types in functions.
  package internal(set) var declared: Set<String> = []
  /// Functions of the file that navigate as their caller tells them, by the names that callers use.
  package internal(set) var helpers: Set<String> = []
  /// Names that matter whatever the members do: what types inherit and extend, what constants are made
  /// of, controllers that are made.
  var wanted: Set<String> = []

  /// All words that members use, each once. The lists below hold places in it.
  var words: [String] = []
  var members: [Member] = []
  var statements: [Statement] = []
  var bindings: [Int32] = []
  var uses: [Int32] = []
  var calls: [Int32] = []

  /// Names whose declarations tell what the file's navigation leads to, wherever they stand.
  ///
  /// - Parameter helpers: Functions of the app that navigate as their caller tells them; what they are
  ///   given may be a screen, or name one.
  /// - Complexity: O(*n*) for *n* words of the file.
  package func wantedNames(helpers: Set<String>) -> Set<String> {
    var slice = NavigationSlice(self, helpers: places(of: helpers))
    return slice.names()
  }

  /// Whether one of some functions is called.
  package func calls(anyOf functions: Set<String>) -> Bool {
    let places = places(of: functions)
    return !places.isEmpty && calls.contains(where: places.contains)
  }

  private func places(of names: Set<String>) -> Set<Int32> {
    Set(words.indices.lazy.filter { names.contains(words[$0]) }.map { Int32($0) })
  }
}

extension String {
  var isTypeName: Bool { utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
