#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Small sources that once took gigabytes. A process may have 800 MB of data here, 128 MB of which
  /// are the stacks of its threads.
  @Suite("The memory of small sources that call much")
  struct LargeSourceTests {
    struct Sample: CustomTestStringConvertible {
      let testDescription: String
      let file: String
      let source: String
      var exitCode: Int32 = 0
    }

    /// A sanitizer needs more memory than the limit, however small the source.
    private static let isSanitized = ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains {
      ProcessInfo.processInfo.environment[$0] != nil
    }

    @Test(
      "A source takes a bounded amount of memory", .enabled(if: !isSanitized), arguments: samples)
    func memory(_ sample: Sample) throws {
      let project = try TemporaryProject([
        "Main.storyboard": Self.storyboard, sample.file: sample.source,
      ])
      let result = try BuiltCommand(folder: project.path)
        .shell(#"ulimit -d 800000 && exec "$0" draw --format json ."#)
      #expect(result.exitCode == sample.exitCode, "\(result.messages.prefix(2_000))")
      #expect(result.text.contains("\"Start\""))
    }

    static let samples = [
      Sample(
        testDescription: "functions that call each other", file: "App.swift", source: mutual(64)),
      Sample(testDescription: "a chain of classes", file: "App.swift", source: chain(1_000)),
      Sample(
        testDescription: "an object passed through initialisers", file: "App.swift",
        source: initialisers(40)),
      Sample(
        testDescription: "properties with observers", file: "App.swift", source: observers(12_000)),
      Sample(
        testDescription: "a switch called as often as it has cases", file: "App.swift",
        source: longSwitch(800)),
      Sample(
        testDescription: "nested conditions", file: "App.swift",
        source: start("") + String(repeating: "#if DEBUG\n", count: 50_000)
          + String(repeating: "#endif\n", count: 50_000)),
      Sample(
        testDescription: "a large file", file: "App.swift",
        source: start("") + String(repeating: "func f() { present(A()) }\n", count: 300_000),
        exitCode: 2),
    ]

    private static func start(_ body: String) -> String {
      "import UIKit\nclass Start: UIViewController { func go() { \(body) } }\n"
    }

    private static func mutual(_ count: Int) -> String {
      start("f0(self)")
        + (0..<count).map { number in
          let calls = (0..<count).filter { $0 != number }.map { "f\($0)(c)" }
          return """
            class C\(number): UIViewController {}
            func f\(number)(_ c: UIViewController) {
              c.present(C\(number)(), animated: true)
              \(calls.joined(separator: "\n"))
            }

            """
        }.joined()
    }

    private static func chain(_ count: Int) -> String {
      start("present(C\(count - 1)(), animated: true)") + "class C0: UIViewController {}\n"
        + (1..<count).map {
          "class C\($0): C\($0 - 1) { func m\($0)() { present(C\($0 - 1)(), animated: true) } }\n"
        }.joined()
    }

    private static func initialisers(_ count: Int) -> String {
      start("N\(count - 1)(S()).go(self)") + "class S: UIViewController {}\n"
        + """
        class N0 {
          let screen: UIViewController
          init(_ s: UIViewController) { screen = s }
          func go(_ c: UIViewController) { c.present(screen, animated: true) }
        }

        """
        + (1..<count).map { number in
          """
          class N\(number) {
            let next: N\(number - 1)
            init(_ s: UIViewController) { next = N\(number - 1)(s) }
            func go(_ c: UIViewController) { next.go(c); next.go(c) }
          }

          """
        }.joined()
    }

    private static func observers(_ count: Int) -> String {
      "import UIKit\nclass S: UIViewController {}\nclass Start: UIViewController {\n"
        + (0..<count).map { "  var p\($0) = 0 { didSet { present(S(), animated: true) } }\n" }
        .joined()
        + "}\n"
    }

    private static func longSwitch(_ count: Int) -> String {
      let numbers = 0..<count
      return start(
        numbers.map { "present(make(\"\($0)\"), animated: true)" }.joined(separator: "\n"))
        + numbers.map { "class C\($0): UIViewController {}\n" }.joined()
        + "func make(_ name: String) -> UIViewController {\n  switch name {\n"
        + numbers.map { "  case \"\($0)\": return C\($0)()\n" }.joined()
        + "  default: return UIViewController()\n  }\n}\n"
    }

    /// Its only scene has the class `Start`.
    private static let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" targetRuntime="iOS.CocoaTouch" initialViewController="one-00-001">
      <scenes><scene sceneID="sce-00-001"><objects>
      <viewController id="one-00-001" customClass="Start" sceneMemberID="viewController"/>
      </objects></scene></scenes>
      </document>
      """
  }
#endif
