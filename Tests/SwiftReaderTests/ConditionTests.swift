import SourceModel
import TestSupport
import Testing

@testable import SwiftReader

@Suite("Conditions of `#if`")
struct ConditionTests {
  private func printed(_ source: String, for platform: BuildPlatform?) -> String {
    unit(source).resolved(for: SourceBuild(platform)).printed()
  }

  @Test("A declaration is kept if its condition may hold")
  func declarations() {
    let source = """
      #if os(iOS)
      let a = "iOS"
      #elseif canImport(AppKit) && !DEBUG
      let a = "macOS"
      #else
      let a = "other"
      #endif
      class B {
        #if !(os(macOS) || os(watchOS))
        func c() {}
        #endif
      }
      """
    #expect(printed(source, for: .iOS) == "class B\n  func c()\nvar a = \"iOS\"")
    #expect(printed(source, for: .macOS) == "class B\nvar a = \"macOS\"\nvar a = \"other\"")
    #expect(printed(source, for: .watchOS) == "class B\nvar a = \"other\"")
    #expect(unit(source).resolved(for: SourceBuild()).variables.count == 3)
  }

  @Test("Only statements of one platform remain, including those in closures")
  func statements() {
    let source = """
      func f() {
        run {
          #if os(macOS)
          a()
          #else
          b()
          #endif
        }
        #if DEBUG
        c()
        #endif
      }
      """
    let mac = printed(source, for: .macOS)
    #expect(mac.contains("a()") && !mac.contains("b()") && mac.contains("branch"))
    let phone = printed(source, for: .iOS)
    #expect(phone.contains("b()") && !phone.contains("a()"))
    let all = printed(source, for: nil)
    #expect(all.contains("a()") && all.contains("b()") && all.contains("c()"))
  }

  @Test(
    "A condition is true, false or unknown",
    arguments: [
      ("os(iOS)", true), ("os(OSX)", false), ("os(Linux)", false), ("!os(iOS)", false),
      ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(Other)", nil),
      ("DEBUG", nil), ("DEBUG && os(macOS)", false), ("DEBUG || os(iOS)", true),
      ("os(macOS) || os(tvOS) && DEBUG", false), ("swift(>=6)", nil), ("true", true),
      ("targetEnvironment(simulator)", nil), ("(os(iOS))", true),
    ] as [(String, Bool?)])
  func conditions(text: String, expected: Bool?) throws {
    let variable = try #require(unit("#if \(text)\nlet a = 1\n#endif").variables.first)
    #expect(variable.condition?.holds(on: .iOS) == expected)
  }

  @Test("A unit without conditions is unchanged")
  func unconditional() {
    let plain = unit("class A { func b() { c() } }")
    #expect(!plain.hasConditions)
    #expect(plain.resolved(for: SourceBuild(.iOS)) == plain)
  }
}
