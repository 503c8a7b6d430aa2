import InputBounds

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes the JSON in which Xcode stores resources.
enum ResourceJSON {
  static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws(ResourceError) -> Value {
    let text = try ResourceText(bytes).string
    do throws(BoundExcess) {
      try DataNesting.check(json: text.utf8)
    } catch {
      throw ResourceError(.excess(error))
    }
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw ResourceError(error.reason)
    } catch {
      throw ResourceError(.notJSON)
    }
  }
}

extension DecodingError {
  fileprivate var reason: ResourceError.Reason {
    switch self {
    case .keyNotFound(let key, let context): .otherJSON(place: place(context.codingPath + [key]))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      .otherJSON(place: place(context.codingPath))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      .otherJSON(place: place(context.codingPath))
    default: .notJSON
    }
  }

  private func place(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
