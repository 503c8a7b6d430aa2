package import FlowModel

/// Names with characters that writers must escape.
package enum Hostile {
  /// A name that a failing test prints escaped and shortened.
  package struct Name: CustomStringConvertible, Sendable {
    package let text: String

    package init(text: String) { self.text = text }

    package var description: String { String(text.debugDescription.prefix(40)) }
  }

  package static let names = texts.map(Name.init)

  private static let texts = [
    #"& < > " ' \ / ` | { } [ ] ( ) # ; * _ ~ @ $ %"#,
    "line one\nline two\r\nthree\rfour\u{2028}five\u{2029}six\u{85}seven\u{0B}eight",
    "\u{1B}[31mred\u{1B}[0m \u{07}bell \u{00}nul \u{7F}del \u{9B}31m",
    "</script><script>alert(1)</script><!-- --> ]]>",
    "\u{202E}evil\u{202C} \u{2066}bidi\u{2069} \u{200F}",
    #"\N \G \n \\"; } digraph x {"#,
    "end", "1. first", "- item", "# heading", "click", "%% comment", "",
    "::error title=a::b", "##[group]a", ":",
    "lone \u{200B}\u{200D}\u{FEFF}\u{AD} \u{E0041}\u{E007F} \u{FE0F}",
    "GH-12 and a5c3785ed8d6a35868bc169f07e40e889087fd2e",
    "emoji 👩‍👩‍👧 漢字 עברית e\u{301}",
    String(repeating: "long ", count: 2_000),
  ]

  /// Returns a graph with two scenes and every kind of edge, in which each text is the given one.
  package static func graph(_ hostile: Name) -> FlowGraph {
    let name = hostile.text
    let path = "App/\(name).storyboard"
    let first = Sample.id("a", in: path)
    let scenes = [
      Sample.scene("a", name, in: path) {
        $0.customClass = name
        $0.storyboardIdentifier = name
        $0.isInitial = true
      },
      Sample.scene("b", name, in: path),
      Sample.scene("c", name, in: path, kind: .scene("viewControllerPlaceholder")) {
        $0.reference = Reference(
          storyboardName: name, referencedIdentifier: name, resolution: .missingScene)
      },
      Sample.classNode(name, in: "App/\(name).swift") {
        $0.returns = [Sample.site(name, "App/\(name).swift", 8)]
      },
    ]
    let segues = [
      Sample.segue("s", "show", from: first, to: Sample.id("b", in: path)) {
        $0.identifier = name
        $0.trigger = Trigger(element: name, objectID: name, title: name, event: name)
      },
      Sample.segue("k", name, from: first, to: Sample.id("c", in: path)) {
        $0.customClass = name
      },
      Sample.segue("u", "unwind", from: Sample.id("b", in: path), to: nil) {
        $0.unwindAction = name
      },
      Sample.segue("v", "unwind", from: Sample.id("b", in: path), to: nil) {
        $0.unwindAction = name
        $0.unwindFault = .noHandler
      },
      Sample.move(
        name, from: first, to: Sample.id(name, in: "App/\(name).swift"),
        [Sample.site(name, "App/\(name).m", 1), Sample.site(name, "App/\(name).m", 2)]),
      Sample.segue("d", "show", from: first, to: Sample.id(name, in: path)),
    ]
    return FlowGraph(
      storyboards: [Storyboard(path: path, name: name, initialScene: first)],
      scenes: scenes, segues: segues,
      findings: [
        Finding(
          .warning, rule: "rule", message: name, at: SourceLocation(path: path, line: 3))
      ])
  }
}
