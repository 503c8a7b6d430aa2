import FlowModel

/// A piece of a sentence, which each format escapes and styles in its own way.
package enum Fragment: Hashable, Sendable {
  /// Words of this program.
  case words(String)
  /// Text of the user's files.
  case text(String)
  /// A name in the user's files.
  case name(String)
  /// Code in the user's files, such as a class or an identifier.
  case code(String)
  /// A file's path, which is never cut.
  case path(String)
}

extension Fragment {
  /// The text on one line, cut if it is very long.
  package var short: String {
    switch self {
    case .words(let words): words
    case .text(let text), .path(let text): text.singleLine.shortened(to: 300)
    case .name(let text), .code(let text): text.singleLine.shortened(to: 80)
    }
  }
}

extension Fragment {
  /// The text on one line of a page, cut if it is very long.
  package var drawn: String {
    switch self {
    case .words(let words): words
    case .text(let text), .path(let text): text.drawnLine.shortened(to: 300)
    case .name(let text), .code(let text): text.drawnLine.shortened(to: 80)
    }
  }
}

/// The words for one change.
struct Phrase: Hashable {
  /// What changed, such as `screen ‘Login’`.
  let subject: [Fragment]
  /// How it changed, such as `class A → B`.
  let change: [Fragment]
  /// Whether subject and change form one sentence, without a colon between them.
  let isSentence: Bool
}

extension [Fragment] {
  /// The fragments on one line, with names in quotation marks.
  var plain: String {
    map { fragment in
      switch fragment {
      case .words, .text: fragment.short
      case .name, .code, .path: "‘\(fragment.short)’"
      }
    }
    .joined()
  }

  /// The fragments as GitHub Flavored Markdown.
  var markdown: String { markdown(in: "") }

  /// The fragments as GitHub Flavored Markdown.
  ///
  /// - Parameter folder: What is put before a path; empty, or with a slash at its end.
  func markdown(in folder: String) -> String {
    map { fragment in
      switch fragment {
      case .words(let words): words
      case .text(let text): MarkdownText.escaped(text.singleLine.shortened(to: 300))
      case .name(let text): MarkdownText.emphasized(text.singleLine.shortened(to: 60))
      case .code(let text): MarkdownText.code(text.singleLine.shortened(to: 80))
      case .path(let path): MarkdownText.code((folder + path).singleLine.shortened(to: 300))
      }
    }
    .joined()
  }
}
