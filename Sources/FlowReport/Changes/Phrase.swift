import FlowModel

/// A piece of a sentence, which each format writes in its own way.
package enum Fragment: Hashable, Sendable {
  /// Our own words.
  case words(String)
  /// The user's text, as it stands.
  case text(String)
  /// The user's text, read as a name.
  case name(String)
  /// The user's text, read as code: a class, an identifier.
  case code(String)
  /// A file, which is of no use when it is cut.
  case path(String)
}

extension Fragment {
  /// The text on one line, cut where it would fill a page.
  package var short: String {
    switch self {
    case .words(let words): words
    case .text(let text), .path(let text): text.singleLine.shortened(to: 300)
    case .name(let text), .code(let text): text.singleLine.shortened(to: 80)
    }
  }
}

/// What is told of one change.
struct Phrase: Hashable {
  /// What changed: `screen ‘Login’`.
  let subject: [Fragment]
  /// What became of it: `class A → B`.
  let change: [Fragment]
  /// Whether subject and change are one sentence, and no colon stands between them.
  let isSentence: Bool
}

extension [Fragment] {
  /// The fragments on one line, names in quotation marks.
  var plain: String {
    map { fragment in
      switch fragment {
      case .words, .text: fragment.short
      case .name, .code, .path: "‘\(fragment.short)’"
      }
    }
    .joined()
  }

  /// The fragments for GitHub's Markdown.
  var markdown: String {
    map { fragment in
      switch fragment {
      case .words(let words): words
      case .text(let text): MarkdownText.escaped(text.singleLine.shortened(to: 300))
      case .name(let text): MarkdownText.emphasized(text.singleLine.shortened(to: 60))
      case .code(let text): MarkdownText.code(text.singleLine.shortened(to: 80))
      case .path(let path): MarkdownText.code(path.singleLine.shortened(to: 300))
      }
    }
    .joined()
  }
}
