import Foundation
import SourceModel
import TestSupport

@testable import SwiftReader

/// The unit of a source, read on a thread with a stack of 64 MB, as in the app.
func unit(_ source: String) -> SourceUnit {
  unit(Array(source.utf8))
}

func unit(_ bytes: [UInt8]) -> SourceUnit {
  bytes.withUnsafeBufferPointer { SwiftReader.unit($0, path: "File.swift") }
}

func printed(_ source: String) -> String {
  unit(source).resolved(for: SourceBuild()).printed()
}

/// The statements of a function, as they are read.
func body(_ source: String) -> String {
  let lines = printed("func f() {\nlet before = 0\n\(source)\n}").split(separator: "\n")
  return lines.dropFirst(2).map { String($0.dropFirst(2)) }.joined(separator: "\n")
}

/// An expression, as it is read.
func value(_ source: String) -> String {
  let line = printed("let value = \(source)")
  return line.hasPrefix("var value = ") ? String(line.dropFirst(12)) : line
}
