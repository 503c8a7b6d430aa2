package import SourceModel

extension SourceDigest {
  /// Digests one file.
  ///
  /// - Parameter bytes: The file's content; need be no valid UTF-8, and may be broken source.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(of bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    let text = SourceText(bytes, language: language)
    switch language {
    case .swift:
      var digester = SwiftDigester(text)
      self = digester.digest()
    case .objectiveC:
      var digester = ObjectiveCDigester(text)
      self = digester.digest()
    }
  }
}
