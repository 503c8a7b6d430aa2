/// Changes trees at random. The same seed gives the same changes.
struct Mutation {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Makes up to eight changes to one to three files of an app, and may give a file another name.
  mutating func changes(to files: [SampleApp.File]) -> [SampleApp.Change] {
    var changes: [SampleApp.Change] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      guard let file = files.randomElement(using: &generator),
        !changes.contains(where: { $0.path == file.path })
      else { continue }
      let tree = file.tree.copy
      for _ in 0..<Int.random(in: 1...8, using: &generator) { change(tree, file.language) }
      let name = Int.random(in: 0..<20, using: &generator) == 0 ? fileName(for: file.path) : nil
      changes.append(.init(path: file.path, newName: name, text: tree.text))
    }
    return changes
  }

  private mutating func change(_ root: SyntaxTree, _ language: SyntaxTree.Language) {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: _ = takeNode(from: root)
    case 1: repeatNode(in: root)
    case 2: swapNodes(in: root)
    case 3:
      if let node = takeNode(from: root) { insert(node, into: root) }
    case 4: nestNode(in: root)
    case 5, 6: replaceValue(in: root) { $1.randomElement(using: &$0)?.text ?? "" }
    case 7:
      replaceValue(in: root) { generator, _ in Self.numbers.randomElement(using: &generator) ?? "" }
    default:
      replaceValue(in: root) { generator, _ in
        let text = Self.texts.randomElement(using: &generator) ?? ""
        return language == .xml ? text.escapedForXML : text.escapedForSource
      }
    }
  }
}

// MARK: - Nodes

extension Mutation {
  /// A node's place: its parent, and its index among the parent's children.
  private mutating func place(in root: SyntaxTree) -> (parent: SyntaxTree, index: Int)? {
    let parents = root.nodes.filter { !$0.children.isEmpty }
    guard let parent = parents.randomElement(using: &generator),
      let index = parent.children.indices.randomElement(using: &generator)
    else { return nil }
    return (parent, index)
  }

  private mutating func takeNode(from root: SyntaxTree) -> SyntaxTree? {
    guard let (parent, index) = place(in: root) else { return nil }
    return parent.children.remove(at: index)
  }

  private mutating func insert(_ node: SyntaxTree, into root: SyntaxTree) {
    guard let (parent, index) = place(in: root) else { return }
    parent.children.insert(node, at: index)
  }

  private mutating func repeatNode(in root: SyntaxTree) {
    guard let (parent, index) = place(in: root),
      let count = [1, 1, 1, 2, 10, 100].randomElement(using: &generator)
    else { return }
    let node = parent.children[index]
    // A node may be most of the file.
    let copies = min(count, max(1, Self.largestGrowth / max(1, node.text.utf8.count)))
    parent.children.insert(contentsOf: (0..<copies).map { _ in node.copy }, at: index)
  }

  private mutating func swapNodes(in root: SyntaxTree) {
    guard let first = place(in: root), let second = place(in: root) else { return }
    let (a, b) = (first.parent.children[first.index], second.parent.children[second.index])
    // A node cannot become a child of itself.
    guard !a.nodes.contains(where: { $0 === b }), !b.nodes.contains(where: { $0 === a }) else {
      return
    }
    first.parent.children[first.index] = b
    second.parent.children[second.index] = a
  }

  /// Puts a node into copies of its own start and end.
  private mutating func nestNode(in root: SyntaxTree) {
    guard let (parent, index) = place(in: root),
      let depth = [1, 10, 60, 300].randomElement(using: &generator)
    else { return }
    let node = parent.children[index]
    guard !node.tail.isEmpty else { return }
    for _ in 0..<depth {
      let inner = parent.children[index]
      parent.children[index] = SyntaxTree(head: node.head, children: [inner], tail: node.tail)
    }
  }

  private static let largestGrowth = 1 << 18
}

// MARK: - Values

extension Mutation {
  private mutating func replaceValue(
    in root: SyntaxTree,
    by value: (inout SeededGenerator, [SyntaxTree.Piece]) -> String
  ) {
    let nodes = root.nodes.filter { $0.head.contains(where: \.isValue) }
    guard let node = nodes.randomElement(using: &generator),
      let index = node.head.indices.filter({ node.head[$0].isValue })
        .randomElement(using: &generator)
    else { return }
    let others = nodes.flatMap { $0.head.filter(\.isValue) }
    node.head[index].text = value(&generator, others)
  }

  private static let numbers = [
    "0", "-1", "1e308", "-1e308", "1e-320", "nan", "inf", "9223372036854775807",
    "-9223372036854775808", "18446744073709551616", "2147483648", "65536", "0.0000001", "0x", "1e",
  ]

  private static let texts = [
    "", " ", "\n", "a\r\nb", "::error::planted", "\u{1B}[2J", "\u{7}", "\u{9B}31m", "\u{202E}abc",
    "\u{200B}", "\u{E0041}", "👩‍👩‍👧‍👦🏳️‍🌈", "עברית", "é\u{301}\u{301}\u{301}",
    "</svg><script>alert(1)</script>",
    "]]>", "-->", "\"; } digraph x {", "%s%n%d", "`code`", "| a | b |", "[x](https://evil.test)",
    "<!-- x", "GH-1 @name #1", "../../etc/passwd", "/dev/zero", "*", "**/*", "${HOME}", "$(id)",
    "end", "subgraph", "click a call b()", "\u{FFFD}", "\u{FFFE}", "\u{0}", "javascript:alert(1)",
    String(repeating: "W", count: 5_000), String(repeating: "a ", count: 500), "YES", "self",
  ]

  private mutating func fileName(for path: String) -> String {
    let suffix = path.split(separator: ".").last ?? ""
    let stem = Self.texts.randomElement(using: &generator) ?? ""
    // What a file system takes as one name.
    let name = stem.filter { $0 != "/" && $0 != "\0" }.prefix(60)
    return "\(name)x.\(suffix)"
  }
}

/// SplitMix64, which gives the same numbers on every host.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension String {
  /// The text in an attribute or an element. Characters that XML can't contain are left out, so that
  /// the rest is read.
  fileprivate var escapedForXML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\r", "\t": text += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE: break
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text in a string of Swift, Objective-C or JSON.
  fileprivate var escapedForSource: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
