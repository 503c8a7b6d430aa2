import SourceModel
import Testing

@testable import SourceScan

@Suite("Selecting source files")
struct SourceSelectionTests {
  private func selected(_ texts: [String], classes: Set<String> = []) -> [Int] {
    let digests = texts.map { text in
      Array(text.utf8).withUnsafeBufferPointer { SourceDigest(of: $0, language: .swift) }
    }
    return SourceSelection.files(digests, declaring: classes)
  }

  private let navigating = "class A { func a() { performSegue(withIdentifier: Names.b) } }"

  @Test("Files that navigate, and files that declare an interface file's class, are selected")
  func roots() {
    #expect(selected([navigating, "class B {}", "class C: B {}", "class D {}"]) == [0])
    #expect(selected(["class B {}", "class C: B {}", "class D {}"], classes: ["C"]) == [0, 1])
  }

  @Test("What selected files ask for is selected, through any number of files")
  func closure() {
    let files = [
      "enum Names { static let b = Other.c }", "struct Other { static let c = last }",
      "let last = 1", "struct Unasked { static let d = 1 }", "extension Names {}",
    ]
    #expect(selected([navigating] + files) == [0, 1, 2, 3, 5])
    #expect(selected(files).isEmpty)
  }

  @Test("The order of files changes nothing, nor does a file that nobody asks for")
  func order() {
    let files = [
      navigating, "enum Names { static let b = Other.c }", "struct Other {}", "class B: Names {}",
    ]
    #expect(selected(files) == [0, 1, 2])
    #expect(selected(files.reversed()) == [1, 2, 3])
  }

  @Test("Callers of a helper are selected, with what they give it")
  func helpers() {
    let helper = "extension B { func route(_ c: UIViewController) { show(c, sender: nil) } }"
    let caller = "class C { func d() { route(Detail()) } }"
    #expect(selected([caller, "class Detail {}", "class Other {}"]).isEmpty)
    #expect(selected([caller, "class Detail {}", "class Other {}", helper]) == [0, 1, 3])
  }

  @Test("A word that does not select a file alone is followed where another selects it")
  func undecided() {
    let file = """
      class A {
        func a() { nav.pushViewController(B(), animated: true) }
        func c() {
          let made = Factory().make()
          addChild(made)
        }
      }
      """
    #expect(selected([file, "class Factory {}", "class Other {}"]) == [0, 1])
  }

  @Test("What stands in a closure that gives a variable its value is asked for with it")
  func valueClosures() {
    let file = """
      class A {
        func a() {
          let root = NavigationView { Settings(done: true) }.style(.stack)
          present(UIHostingController(rootView: root), animated: true)
        }
      }
      """
    #expect(selected([file, "struct Settings: View {}", "struct Other {}"]) == [0, 1])
  }

  @Test("A controller that is made with a closure alone is asked for")
  func closures() {
    let file =
      "class A { func a() { let d = DraftsController { _ in }; present(d, animated: true) } }"
    #expect(selected([file, "class DraftsController {}"]) == [0, 1])
  }
}
