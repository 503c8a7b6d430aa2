import CYAML

/// An event that libyaml reports, in the order of the text.
struct YAMLEvent {
  enum Kind: Hashable {
    case scalar(String)
    case sequenceStart, mappingStart
    /// The end of the innermost open sequence or mapping.
    case end
    case alias
    case streamEnd
    /// The start or end of a document, or the start of the stream.
    case other
  }

  let kind: Kind
  let mark: YAMLMark
}

/// The only caller of libyaml. It owns the parser and the text being read.
struct YAMLEvents: ~Copyable {
  private let text: UnsafeMutableBufferPointer<UInt8>
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  /// Whether libyaml could not create a parser, so that there is none to delete.
  private let isOutOfMemory: Bool

  init(of text: String) {
    self.text = .allocate(capacity: text.utf8.count)
    _ = self.text.initialize(from: text.utf8)
    isOutOfMemory = yaml_parser_initialize(parser) == 0
    guard !isOutOfMemory else { return }
    yaml_parser_set_input_string(parser, self.text.baseAddress, self.text.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    if !isOutOfMemory { yaml_parser_delete(parser) }
    parser.deallocate()
    text.deallocate()
  }

  /// Returns the next event. It must not be called again after the end of the stream.
  mutating func next() throws(YAMLError) -> YAMLEvent {
    guard !isOutOfMemory else {
      throw YAMLError(reason: .malformed("out of memory"), mark: YAMLMark(line: 1, column: 1))
    }
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) != 0 else { throw fault }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(kind: YAMLEvent.Kind(event), mark: YAMLMark(event.start_mark))
  }

  private var fault: YAMLError {
    let message = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
    // An encoding error is found ahead of the parser's position; libyaml reports its offset, not a
    // mark.
    let mark =
      parser.pointee.error == YAML_READER_ERROR
      ? YAMLMark(endOf: text.prefix(parser.pointee.problem_offset))
      : YAMLMark(parser.pointee.problem_mark)
    return YAMLError(reason: .malformed(message), mark: mark)
  }
}

extension YAMLEvent.Kind {
  fileprivate init(_ event: yaml_event_t) {
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      self = .scalar(String(decoding: bytes, as: UTF8.self))
    case YAML_SEQUENCE_START_EVENT: self = .sequenceStart
    case YAML_MAPPING_START_EVENT: self = .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: self = .end
    case YAML_ALIAS_EVENT: self = .alias
    // libyaml reports no event if it is called after the end of the stream.
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: self = .streamEnd
    default: self = .other
    }
  }
}

extension YAMLMark {
  /// - Parameter mark: A mark that counts from 0.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: mark.line + 1, column: mark.column + 1)
  }

  /// The position at the end of some text.
  fileprivate init(endOf bytes: Slice<UnsafeMutableBufferPointer<UInt8>>) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = lines.last.map { String(decoding: $0, as: UTF8.self).unicodeScalars.count } ?? 0
    self.init(line: max(lines.count, 1), column: column + 1)
  }
}
