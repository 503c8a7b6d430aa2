import CLibXML2
import InputBounds

/// The only use of libxml2: reads bytes in one pass through its SAX2 interface into a tree.
///
/// A `DOCTYPE` ends the reading. No interface file has one, and without it there are no entities to expand,
/// no files to fetch and no defaults to apply.
struct XMLEventReader: ~Copyable {
  /// The error that ended a reading: the reason and its place.
  struct Fault: Error {
    var reason: ParseError.Reason
    var line: Int
    var column = 0
    /// The fault is an unfinished construct at the end of the file.
    var isAtEnd = false
  }

  private let context: xmlParserCtxtPtr

  private init() throws(Fault) {
    _ = libraryIsReady
    guard let context = xmlNewParserCtxt() else {
      throw Fault(reason: .malformed("out of memory"), line: 0)
    }
    self.context = context
  }

  deinit { xmlFreeParserCtxt(context) }

  /// - Parameter bytes: UTF-8, whatever the XML declaration says.
  static func tree(of bytes: UnsafeRawBufferPointer) throws(Fault) -> ElementTree {
    try XMLEventReader().read(bytes)
  }

  private func read(_ bytes: UnsafeRawBufferPointer) throws(Fault) -> ElementTree {
    var reading = Reading(builder: TreeBuilder(size: bytes.count))
    withUnsafeMutablePointer(to: &reading) { reading in
      context.pointee._private = UnsafeMutableRawPointer(reading)
      listen()
      // Without NOENT, libxml2 reports the predefined entities of attributes as character references.
      let options =
        XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      let document = xmlCtxtReadMemory(
        context, start, Int32(bytes.count), nil, nil, Int32(options))
      if let document { xmlFreeDoc(document) }
      context.pointee._private = nil
    }
    if let fault = reading.fault { throw fault }
    guard context.pointee.wellFormed == 1 else {
      throw Fault(reason: .malformed("not well-formed XML"), line: 0)
    }
    return reading.builder.finish()
  }

  /// Sets the handled events. All others, and the tree that libxml2 builds by default, are disabled.
  private func listen() {
    context.pointee.sax.pointee = xmlSAXHandler()
    context.pointee.sax.pointee.initialized = XML_SAX2_MAGIC
    context.pointee.sax.pointee.startElementNs = elementDidStart
    context.pointee.sax.pointee.endElementNs = elementDidEnd
    context.pointee.sax.pointee.characters = didReadText
    context.pointee.sax.pointee.ignorableWhitespace = didReadText
    context.pointee.sax.pointee.cdataBlock = didReadText
    context.pointee.sax.pointee.comment = didReadComment
    context.pointee.sax.pointee.processingInstruction = didReadInstruction
    context.pointee.sax.pointee.internalSubset = didReadDocumentType
    seguemap_set_error_handler(context.pointee.sax, didFail)
  }
}

/// libxml2's global initialisation, once for all threads.
private let libraryIsReady: Void = xmlInitParser()

/// The state to which the events of one reading write.
private struct Reading {
  var builder: TreeBuilder
  /// The first fault; one conflict marker alone raises seven.
  var fault: XMLEventReader.Fault?
  var namespaces = 0
}

extension UnsafeMutablePointer<xmlParserCtxt> {
  fileprivate init?(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return nil }
    self = context.assumingMemoryBound(to: xmlParserCtxt.self)
  }

  fileprivate var reading: UnsafeMutablePointer<Reading>? {
    pointee._private?.assumingMemoryBound(to: Reading.self)
  }

  /// Whether nothing but an unfinished tag, comment or text is left to read.
  fileprivate var isInLastToken: Bool {
    guard let input = pointee.input?.pointee else { return false }
    let rest = UnsafeBufferPointer(start: input.cur, count: max(0, input.end - input.cur))
    return !rest.contains(UInt8(ascii: ">"))
  }

  fileprivate var line: Int32 { pointee.input?.pointee.line ?? 0 }

  /// Whether there are no more names than libxml2 can keep; if there are, ends the reading.
  fileprivate func hasFewNames(_ builder: TreeBuilder) -> Bool {
    if InputBounds.interfaceNames.holds(builder.nameCount) { return true }
    stop(.excess(BoundExcess(InputBounds.interfaceNames)))
    return false
  }

  /// Ends the reading. libxml2 still considers the document well-formed.
  fileprivate func stop(_ reason: ParseError.Reason) {
    if let reading, reading.pointee.fault == nil {
      reading.pointee.fault = XMLEventReader.Fault(reason: reason, line: Int(line))
    }
    xmlStopParser(self)
  }
}

private typealias Characters = UnsafePointer<xmlChar>

private func elementDidStart(
  _ context: UnsafeMutableRawPointer?, name: Characters?, prefix: Characters?, uri: Characters?,
  namespaceCount: Int32, namespaces: UnsafeMutablePointer<Characters?>?, attributeCount: Int32,
  defaultedCount: Int32, attributes: UnsafeMutablePointer<Characters?>?
) {
  guard let context = xmlParserCtxtPtr(context), let reading = context.reading, let name
  else { return }
  guard InputBounds.interfaceDepth.holds(reading.pointee.builder.depth + 1) else {
    return context.stop(.excess(BoundExcess(InputBounds.interfaceDepth)))
  }
  reading.pointee.namespaces += Int(namespaceCount)
  guard InputBounds.interfaceNamespaces.holds(reading.pointee.namespaces) else {
    return context.stop(.excess(BoundExcess(InputBounds.interfaceNamespaces)))
  }
  guard context.hasFewNames(reading.pointee.builder) else { return }
  reading.pointee.builder.startElement(name, line: context.line)
  guard var attribute = attributes else { return }
  for _ in 0..<attributeCount {
    // Local name, prefix, namespace, and the value's first byte and the one after its last.
    if let name = attribute[0], let start = attribute[3], let end = attribute[4] {
      let value = UnsafeBufferPointer(start: start, count: end - start)
      reading.pointee.builder.addAttribute(name, value: value)
    }
    attribute += 5
  }
}

private func elementDidEnd(
  _ context: UnsafeMutableRawPointer?, name: Characters?, prefix: Characters?, uri: Characters?
) {
  xmlParserCtxtPtr(context)?.reading?.pointee.builder.endElement()
}

private func didReadText(_ context: UnsafeMutableRawPointer?, text: Characters?, count: Int32) {
  guard let context = xmlParserCtxtPtr(context), let reading = context.reading else { return }
  let text = UnsafeBufferPointer(start: text, count: Int(count))
  reading.pointee.builder.addText(text, line: context.line)
}

private func didReadComment(_ context: UnsafeMutableRawPointer?, text: Characters?) {
  guard let context = xmlParserCtxtPtr(context), let reading = context.reading, let text
  else { return }
  let comment = UnsafeBufferPointer(start: text, count: Int(xmlStrlen(text)))
  reading.pointee.builder.addComment(comment, line: context.line)
}

private func didReadInstruction(
  _ context: UnsafeMutableRawPointer?, target: Characters?, data: Characters?
) {
  guard let context = xmlParserCtxtPtr(context), let reading = context.reading, let target
  else { return }
  reading.pointee.builder.note(target)
  _ = context.hasFewNames(reading.pointee.builder)
}

private func didReadDocumentType(
  _ context: UnsafeMutableRawPointer?, name: Characters?, publicID: Characters?,
  systemID: Characters?
) {
  xmlParserCtxtPtr(context)?.stop(.documentType)
}

private func didFail(_ context: UnsafeMutableRawPointer?, error: UnsafePointer<xmlError>?) {
  guard let context = xmlParserCtxtPtr(context), let reading = context.reading,
    let error = error?.pointee, error.level.rawValue >= XML_ERR_ERROR.rawValue,
    reading.pointee.fault == nil
  else { return }
  let message =
    error.code == XML_ERR_INVALID_ENCODING.rawValue || error.code == XML_ERR_INVALID_CHAR.rawValue
    ? "the text is not proper UTF-8"
    : error.message.map { String(cString: $0) } ?? "error \(error.code) of libxml2"
  reading.pointee.fault = XMLEventReader.Fault(
    reason: .malformed(message), line: Int(error.line), column: Int(error.int2),
    isAtEnd: context.isInLastToken && !errorsOfWholeTokens.contains(error.code))
  // libxml2 would continue after an undeclared namespace.
  xmlStopParser(context)
}

/// The fault at the end of a file that is not truncated.
private let errorsOfWholeTokens = [
  Int32(XML_ERR_TAG_NAME_MISMATCH.rawValue), Int32(XML_ERR_DOCUMENT_END.rawValue),
]
