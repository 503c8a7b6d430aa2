package import FlowModel

/// Where the source of an app can be read on the web, such as
/// `https://github.com/me/app/blob/main`.
///
/// With one in ``PictureStyle/linkBase``, the scenes and edges of a picture lead to their places in
/// it.
public struct LinkBase: Hashable, Sendable {
  package let links: SourceLinks

  /// Returns `nil` for what is no `https` address of a folder: one with a query or a fragment, or
  /// with characters that an address can't hold.
  public init?(_ address: String) {
    guard let links = SourceLinks(base: address) else { return nil }
    self.links = links
  }
}
