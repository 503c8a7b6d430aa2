/// The result of one pass over the tokens of a source file: enough to decide, without parsing, whether an
/// app's flow may depend on the file.
///
/// A name is the last component as written. A static member, which may be used without its type, is
/// `.name`; an extension of a type is `+Name`; a method that other files may call on any object is
/// `name()`.
package struct SourceDigest: Hashable, Sendable {
  /// A statement, or a part of a declaration. Its words begin in each list of ``SourceDigest`` where those
  /// of the statement before end.
  struct Statement: Hashable, Sendable {
    /// Whether it navigates, or returns a screen.
    var isFollowed = false
    /// Whether it begins with `return`.
    var returns = false
    /// Whether it asks for the case of a value, as `switch` and `if case` do.
    var selects = false
    /// The end of the variables to which it assigns, in ``SourceDigest/bindings``.
    var bindingsEnd = 0
    /// The ends of its words in ``SourceDigest/uses``, and of its calls in ``SourceDigest/calls``.
    var usesEnd = 0
    var callsEnd = 0
  }

  /// A declaration of the file.
  struct Member: Hashable, Sendable {
    var statementsEnd: Int
    /// Whether it is a property, which other members of the file may use.
    var isProperty: Bool
  }

  /// Whether the file imports what only tests do. No part of an app is in it.
  package internal(set) var isTest = false
  /// Whether the file contains something that only navigation uses.
  package internal(set) var navigates = false
  /// Whether a type of the file is the one with which the app starts.
  package internal(set) var startsApp = false
  /// What the file declares outside types and functions, static members, and the types in functions.
  package internal(set) var declared: Set<String> = []
  /// The types and type aliases that the file declares in other types, and its extensions of such types,
  /// each with the types that enclose it.
  package internal(set) var nested: [String: Set<String>] = [:]
  /// The types and type aliases of the file, those that only it sees included.
  package internal(set) var types: Set<String> = []
  /// The names that are wanted with another name: the types that a type alias stands for, and the views
  /// that a method makes.
  package internal(set) var aliases: [String: Set<String>] = [:]
  /// What declarations of the file are made of: the types that a type inherits or an extension extends,
  /// and the names in constants.
  package internal(set) var parts: [String: Set<String>] = [:]
  /// Classes of the file that inherit a controller, as far as the names of both say so.
  package internal(set) var screens: Set<String> = []
  /// The classes of the file that other files see.
  package internal(set) var classes: Set<String> = []
  /// Types of which the file makes an object.
  package internal(set) var made: Set<String> = []
  /// Functions of the file that navigate depending on their arguments, by the names that callers use.
  package internal(set) var helpers: Set<String> = []
  /// Functions of the file that navigate and have a parameter of a type that may be a screen, by the
  /// names of such types.
  package internal(set) var helpersByType: [String: Set<String>] = [:]
  /// Protocols to which the file makes all controllers conform.
  package internal(set) var screenProtocols: Set<String> = []
  /// The protocols that the file declares.
  package internal(set) var protocols: Set<String> = []
  /// What types of the file inherit, protocols among it.
  package internal(set) var adopted: Set<String> = []
  /// Names that are wanted whatever the members do: controllers that are made. In Objective-C, also what
  /// classes inherit and constants name.
  var wanted: Set<String> = []

  /// All words of the file, each once. The lists below hold indices of it.
  var words: [String] = []
  var members: [Member] = []
  var statements: [Statement] = []
  var bindings: [Int32] = []
  var uses: [Int32] = []
  var calls: [Int32] = []

  /// Names on whose declarations the file's navigation depends.
  ///
  /// - Parameter helpers: Functions of the app that navigate depending on their arguments, which may be a
  ///   screen or name one.
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

  /// Whether one of some names is among the words of the file.
  package func names(anyOf names: Set<String>) -> Bool { words.contains(where: names.contains) }

  private func places(of names: Set<String>) -> Set<Int32> {
    Set(words.indices.lazy.filter { names.contains(words[$0]) }.map { Int32($0) })
  }
}

extension String {
  var isTypeName: Bool { utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
