import Testing

@testable import AppReading

struct NameScanTests {
  private func scan(_ text: String, names: Set<String> = [], classes: Set<String> = []) -> NameScan
  {
    var scan = NameScan(names: names, classes: classes)
    Array(text.utf8).withUnsafeBytes { scan.read($0) }
    return scan
  }

  @Test(
    "A name is mentioned by a word or a literal, whatever its case and its separators",
    arguments: [
      (#"performSegue(withIdentifier: "show-detail")"#, true), ("R.segue.start.showDetail", true),
      ("case SHOW_DETAIL", true), (#""showDetails""#, false), (#""show" + "Detail""#, false),
    ])
  func mentions(text: String, isMentioned: Bool) {
    #expect(scan(text, names: ["show-detail"]).mentioned == (isMentioned ? ["showdetail"] : []))
  }

  @Test("A name with letters beyond ASCII always counts as mentioned")
  func other() {
    #expect(scan("", names: ["Über"]).mentioned == ["über"])
  }

  @Test(
    "A type is declared by its keyword, in Swift and in Objective-C",
    arguments: [
      "final class Start: UIViewController {}", "@interface Start : UIViewController",
      "@implementation Start", "@objc(Start) class Begin {}", "typealias Start = Begin",
    ])
  func declared(text: String) {
    #expect(scan(text, classes: ["Start"]).declared == ["Start"])
    #expect(scan("let start = Start()", classes: ["Start"]).declared.isEmpty)
  }

  @Test("The modules of imports are known, and those of headers and comments are not")
  func imports() {
    let text = """
      import UIKit
      @testable import App
      import struct Kit.Thing
      @import Spring;
      #import <Reveal/Reveal.h>
      #import "Local.h"
      // We import the data here.
      """
    #expect(scan(text).imported == ["UIKit", "App", "Kit", "Spring", "Reveal"])
  }

  @Test("A comment that may disable rules is noticed")
  func directive() {
    #expect(scan("// seguemap:disable dead-end").hasDirective)
    #expect(!scan("let map = seg").hasDirective)
  }
}
