import SourceModel
import Testing

@testable import SwiftReader

/// Every row was verified with the Swift 6.3 compiler, by its generated header or by its finding
/// for a conflicting selector.
@Suite struct ObjectiveCSelectorTests {
  @Test(
    "A method has the selector that the compiler generates",
    arguments: [
      ("func plain()", "plain"),
      ("func unwind(_ s: Segue)", "unwind:"),
      ("func _hidden(_ s: Segue)", "_hidden:"),
      ("func `default`(_ s: Segue)", "default:"),
      ("func `repeat`(`for` s: Segue)", "repeatFor:"),
      ("func goTo(place: Segue)", "goToPlace:"),
      ("func unwindTo(list: Segue)", "unwindToList:"),
      ("func unwind(toList s: Segue)", "unwindToList:"),
      ("func unwindFROM(list: Segue)", "unwindFROMList:"),
      ("func unwind_to(list: Segue)", "unwind_toList:"),
      ("func unwind(inURL: Segue)", "unwindInURL:"),
      ("func unwind(index: Segue)", "unwindWithIndex:"),
      ("func unwind(In: Segue)", "unwindIn:"),
      ("func unwind(INto: Segue)", "unwindWithINto:"),
      ("func unwind(URL: Segue)", "unwindWithURL:"),
      ("func unwind(urls: Segue)", "unwindWithUrls:"),
      ("func unwind(passing: Segue)", "unwindPassing:"),
      ("func unwind(preceding: Segue)", "unwindPreceding:"),
      ("func unwind(when: Segue)", "unwindWhen:"),
      ("func unwind(while_: Segue)", "unwindWithWhile_:"),
      ("func unwind(_to: Segue)", "unwindWith_to:"),
      ("func unwind(to1: Segue)", "unwindWithTo1:"),
      ("func unwind(é: Segue)", "unwindWithé:"),
      ("func unwind(insideOf: Segue)", "unwindInsideOf:"),
      ("func unwind(upTo: Segue)", "unwindWithUpTo:"),
      ("func unwind(onto: Segue)", "unwindWithOnto:"),
      ("func unwind(within: Segue)", "unwindWithin:"),
      ("func unwind(without: Segue)", "unwindWithWithout:"),
      ("func unwind(withSegue s: Segue)", "unwindWithSegue:"),
      ("func unwind2(x: Segue)", "unwind2WithX:"),
      ("func unwindAs(x: Segue)", "unwindAsX:"),
      ("func unwindAlongside(x: Segue)", "unwindAlongsideX:"),
      ("func unwindIDs(x: Segue)", "unwindIDsWithX:"),
      ("func unwindURLFor(x: Segue)", "unwindURLForX:"),
      ("func unwindTOs(x: Segue)", "unwindTOsWithX:"),
      ("func unwindTo_(x: Segue)", "unwindTo_WithX:"),
      ("func unwindTo2(x: Segue)", "unwindTo2WithX:"),
      ("func unwind2To(x: Segue)", "unwind2ToX:"),
      ("func unwindIn3D(x: Segue)", "unwindIn3DWithX:"),
      ("func unwindOFF(x: Segue)", "unwindOFFWithX:"),
      ("func unwindVIA(x: Segue)", "unwindVIAX:"),
      ("func unwindThrough(segue: Segue)", "unwindThroughWithSegue:"),
      ("func asIn(x: Segue)", "asInX:"),
      ("func to(x: Segue)", "toX:"),
      ("func doneOn(on x: Segue)", "doneOnOn:"),
      ("func withX(segue: Segue)", "withXWithSegue:"),
      ("static func make(for x: Segue)", "makeFor:"),
      ("func unwind(segue: Segue, sender: Any?)", "unwindWithSegue:sender:"),
      ("func unwind(_ segue: Segue, sender: Any?)", "unwind:sender:"),
      ("func two(_: Segue, _: Segue)", "two::"),
      ("func three(a: Segue, b c: Segue, _ d: Segue)", "threeWithA:b::"),
      ("init()", "init"),
      ("init(_ a: Int)", "init:"),
      ("init(a: Int)", "initWithA:"),
      ("init(with a: Int)", "initWith:"),
      ("init() throws", "initAndReturnError:"),
      ("init(x: Int) throws", "initWithX:error:"),
      ("func load() async", "loadWithCompletionHandler:"),
      ("func load(_ s: Segue) async", "load:completionHandler:"),
      ("func load(bar s: Segue, done: () -> Void) async", "loadWithBar:done:completionHandler:"),
      ("func save() throws", "saveAndReturnError:"),
      ("func save(_ s: Segue) throws", "save:error:"),
      ("func save(bar s: Segue, done: () -> Void) throws", "saveWithBar:error:done:"),
      ("func save(done: () -> Void) throws", "saveAndReturnError:done:"),
      ("func save(_ done: (() -> Void)?) throws", "saveAndReturnError::"),
      ("func save(a: Int, b: () -> Void, c: Int) throws", "saveWithA:b:c:error:"),
    ])
  func selector(declaration: String, expected: String) {
    #expect(selector(of: "@objc \(declaration) {}") == expected)
  }

  @Test(
    "The name in `@objc` is the selector",
    arguments: [
      ("@objc(back:) func unwind(_ s: Segue) {}", "back:"),
      ("@objc(back:with:) func unwind(a: Segue, b: Segue) {}", "back:with:"),
      ("@objc(back) func unwind() {}", "back"),
      ("@objc(back:) @IBAction private func unwind(_ s: UIStoryboardSegue) {}", "back:"),
    ])
  func named(declaration: String, expected: String) {
    #expect(selector(of: declaration) == expected)
  }

  @Test(
    "A method has a selector only if an interface file or UIKit may use it",
    arguments: [
      ("func go(to s: Item) {}", nil),
      ("@IBAction func go(to s: Item) {}", "goTo:"),
      ("@IBSegueAction func make(_ coder: NSCoder) -> Detail? { nil }", "make:"),
      ("private func go(to s: UIStoryboardSegue) {}", "goTo:"),
      ("@nonobjc func go(to s: UIStoryboardSegue) {}", nil),
      (
        "override func prepare(for s: UIStoryboardSegue, sender: Any?) {}",
        "prepareForSegue:sender:"
      ),
    ])
  func presence(declaration: String, expected: String?) {
    #expect(selector(of: declaration) == expected)
  }

  private func selector(of declaration: String) -> String? {
    unit("class Screen {\n  \(declaration)\n}").types.first?.functions.first?.selector
  }
}
