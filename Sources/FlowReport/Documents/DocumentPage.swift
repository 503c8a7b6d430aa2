/// A page of an app's documents, in no format yet.
package struct DocumentPage: Hashable, Sendable {
  /// The name of the page's file without its extension, of lower-case letters, digits and hyphens.
  package let name: String
  package let title: String
  package var blocks: [Block] = []
  /// The names of the pages below this one; only DocC has an order of pages.
  package var topics: [String] = []

  package init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  package enum Block: Hashable, Sendable {
    /// - anchor: The name by which links lead to the heading, of lower-case letters, digits and hyphens.
    case heading(level: Int, String, anchor: String?)
    case paragraph([Span])
    /// A picture of the documents, by its name.
    case picture(String, alternative: String)
    case list([[Span]])
    /// Links to sections of the same page.
    case contents([Span])
    case table([String], rows: [[[Span]]])
  }

  package enum Span: Hashable, Sendable {
    case text(String)
    case code(String)
    indirect case link([Span], page: String, anchor: String?)
    /// A link to an `https` address.
    indirect case address([Span], String)
  }

  /// The name of the page with all features.
  package static let overview = "overview"
}
