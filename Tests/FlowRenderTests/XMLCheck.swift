import CLibXML2

/// Checks well-formedness with libxml2.
enum XMLCheck {
  /// Returns libxml2's code for each fault; empty for a well-formed document.
  static func faults(in bytes: [UInt8]) -> [Int32] {
    let options = Int32(XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    xmlResetLastError()
    let document = bytes.withUnsafeBytes {
      xmlReadMemory(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), nil, nil, options)
    }
    defer { xmlFreeDoc(document) }
    guard document == nil || xmlGetLastError() != nil else { return [] }
    return [xmlGetLastError()?.pointee.code ?? -1]
  }
}
