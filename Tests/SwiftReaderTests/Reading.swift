import Foundation
import SourceModel
import TestSupport

@testable import SwiftReader

/// The unit of some source, read as the app reads it: on a thread with a stack of 64 MB.
func unit(_ source: String) -> SourceUnit {
  unit(Array(source.utf8))
}

func unit(_ bytes: [UInt8]) -> SourceUnit {
  bytes.withUnsafeBufferPointer { SwiftReader.unit($0, path: "File.swift") }
}

func printed(_ source: String) -> String {
  unit(source).resolved(for: nil).printed()
}

/// What the statements of a function become.
func body(_ source: String) -> String {
  let lines = printed("func f() {\nlet before = 0\n\(source)\n}").split(separator: "\n")
  return lines.dropFirst(2).map { String($0.dropFirst(2)) }.joined(separator: "\n")
}

/// What an expression becomes.
func value(_ source: String) -> String {
  let line = printed("let value = \(source)")
  return line.hasPrefix("var value = ") ? String(line.dropFirst(12)) : line
}
