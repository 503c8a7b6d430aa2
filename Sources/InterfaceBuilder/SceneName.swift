/// The name under which Xcode shows a scene.
struct SceneName {
  let text: String

  /// Takes the comment that Xcode writes before the scene; without one, what Xcode would make it of.
  init(scene: Element, controller: Element) {
    text =
      scene.displayNameComment ?? controller[.userLabel] ?? controller[.title]
      ?? controller.first(.navigationItem)?[.title] ?? controller.first(.tabBarItem)?[.title]
      ?? controller[.referencedIdentifier] ?? controller[.storyboardName]
      ?? controller[.customClass].map { Self.name(ofClass: $0) }
      ?? Self.words(of: controller.name).joined(separator: " ")
  }

  /// `DKSignInViewController` is `Sign In View`.
  static func name(ofClass name: String) -> String {
    var words = words(of: name)
    if words.count > 1, words[0].count > 1, words[0].allSatisfy(\.isUppercase) {
      words.removeFirst()
    }
    // What is left of a plain `ViewController` would say nothing.
    if words.count > 1, words.last == "Controller", words != ["View", "Controller"] {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  /// Splits before an upper case letter that follows a lower case one, or that begins a word after
  /// a run of upper case ones; the first word gets an upper case letter.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let startsWord =
        index == 0
        || letter.isUppercase
          && (!letters[index - 1].isUppercase
            || index + 1 < letters.count && letters[index + 1].isLowercase)
      if letter == "_" || letter == " " { words.append("") }
      else if startsWord { words.append(letter.uppercased()) }
      else { words[words.count - 1].append(letter) }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension Element {
  /// The comment right before a scene, as Xcode writes it: `<!--Sign In-->`.
  fileprivate var displayNameComment: String? {
    guard index > 0 else { return nil }
    let previous = Element(tree: tree, index: index - 1)
    guard previous.is(.commentNode), previous.parent?.index == parent?.index else { return nil }
    let text = previous.text.trimmed
    return text.isEmpty ? nil : String(text)
  }
}

extension String {
  /// Without white space at either end.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? ""
  }
}
