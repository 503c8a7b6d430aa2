import InputBounds

/// Reads a YAML text into a tree.
///
/// Aliases are not supported: configuration files do without them, and a few lines of nested
/// aliases can expand to more values than fit into memory.
package struct YAMLReader: ~Copyable {
  private var events: YAMLEvents

  /// Reads the text's only document; `nil` if there is none, as in an empty file.
  package static func document(in text: String) throws(YAMLError) -> YAMLNode? {
    do throws(BoundExcess) {
      try InputBounds.yamlSize.check(text.utf8.count)
    } catch {
      throw YAMLError(reason: .excess(error), mark: YAMLMark(line: 1, column: 1))
    }
    var reader = YAMLReader(events: YAMLEvents(of: text))
    return try reader.document()
  }

  private init(events: consuming YAMLEvents) {
    self.events = events
  }

  private mutating func document() throws(YAMLError) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      let event = try events.next()
      switch event.kind {
      case .other: continue
      case .streamEnd: return root
      default:
        guard root == nil else { throw YAMLError(reason: .secondDocument, mark: event.mark) }
        root = try node(at: event, depth: 1)
      }
    }
  }

  private mutating func node(at event: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLNode {
    // The reader recurses for each level.
    guard InputBounds.yamlDepth.holds(depth) else {
      throw YAMLError(reason: .excess(BoundExcess(InputBounds.yamlDepth)), mark: event.mark)
    }
    let content: YAMLNode.Content =
      switch event.kind {
      case .scalar(let text): .scalar(text)
      case .sequenceStart: .sequence(try items(depth: depth + 1))
      case .mappingStart: .mapping(try entries(depth: depth + 1))
      default: throw YAMLError(reason: .alias, mark: event.mark)
      }
    return YAMLNode(content: content, mark: event.mark)
  }

  private mutating func items(depth: Int) throws(YAMLError) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let event = try events.next()
      if event.kind == .end { return items }
      items.append(try node(at: event, depth: depth))
    }
  }

  private mutating func entries(depth: Int) throws(YAMLError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var names: Set<String> = []
    while true {
      let key = try events.next()
      if key.kind == .end { return entries }
      guard case .scalar(let name) = key.kind else {
        throw YAMLError(reason: key.kind == .alias ? .alias : .nameNotText, mark: key.mark)
      }
      guard names.insert(name).inserted else {
        throw YAMLError(reason: .nameTwice(name), mark: key.mark)
      }
      let value = try node(at: try events.next(), depth: depth)
      entries.append(YAMLNode.Entry(name: name, mark: key.mark, value: value))
    }
  }
}
