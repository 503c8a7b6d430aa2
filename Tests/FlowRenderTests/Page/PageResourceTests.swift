import Testing

@testable import FlowRender

@Suite("The script and style sheets of pages")
struct PageResourceTests {
  @Test("The modules are one script: nothing is imported, exported or evaluated")
  func script() {
    let lines = PageResource.script.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("class FlowModel") })
    #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") })
    for word in ["eval(", "innerHTML", "outerHTML", "new Function", "document.write", "fetch("] {
      #expect(!PageResource.script.contains(word), "\(word)")
    }
    #expect(!PageResource.script.contains("</script"))
  }

  @Test("Each name at the top of a module is unique among all modules")
  func names() {
    let names = PageResource.script.split(separator: "\n").compactMap { line -> Substring? in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let keyword = words.first, ["class", "function", "const", "let"].contains(keyword),
        line.hasPrefix(keyword)
      else { return nil }
      return words[1]
    }
    #expect(names.count > 10)
    #expect(Set(names).count == names.count)
  }

  @Test("The frame has a place for each part, and no script or handler of its own")
  func frame() {
    var places: [String] = []
    var markup = ""
    for piece in PageResource.exploreFrame {
      switch piece {
      case .place(let name): places.append(name)
      case .markup(let text): markup += text
      }
    }
    #expect(
      Set(places) == [
        "policy", "theme", "title", "summary", "style", "script", "data", "first", "layouts",
        "screens", "definitions",
      ])
    let handlers = markup.matches(of: /[ ]on[a-z]+=/)
    #expect(handlers.isEmpty)
    #expect(!markup.contains(" style="))
  }
}
