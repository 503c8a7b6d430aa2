import SourceModel
import TestSupport

@testable import ObjectiveCReader

/// Reads source for tests.
enum Read {
  static func unit(_ source: some Sequence<UInt8>) -> SourceUnit {
    Array(source).withUnsafeBufferPointer { ObjectiveCReader.unit($0, path: "A.m") }
  }

  static func unit(_ source: String) -> SourceUnit { unit(source.utf8) }

  static func printed(_ source: String) -> String { unit(source).printed() }

  /// The statements of a method with the given body, one line each.
  static func body(_ body: String, positions: Bool = false) -> String {
    let unit = unit("@implementation A\n- (void)f {\n\(body)\n}\n@end")
    guard unit.types.count == 1, unit.types[0].functions.count == 1, unit.functions.isEmpty else {
      return "not one method: \(unit.printed())"
    }
    let lines = unit.printed(positions: positions).split(separator: "\n").dropFirst(2)
    return lines.map { $0.dropFirst(4) }.joined(separator: "\n")
  }
}
