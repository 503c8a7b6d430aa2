/// The name under which Xcode shows a scene.
package enum SceneName {
  /// Takes the comment that Xcode writes before the scene; without one, what Xcode would name it
  /// after: user label, title, item title, class, element.
  static func name(of scene: Element, controller: Element) -> String {
    scene.displayNameComment ?? controller.text(of: .userLabel) ?? controller.text(of: .title)
      ?? controller.first(.navigationItem)?.text(of: .title)
      ?? controller.first(.tabBarItem)?.text(of: .title)
      ?? controller[.referencedIdentifier] ?? controller[.storyboardName]
      ?? controller[.customClass].map(name(ofClass:))
      ?? words(of: controller.name).joined(separator: " ")
  }

  /// A class name in words, without its prefix and the suffix `Controller`:
  /// `DKSignInViewController` is `Sign In View`.
  ///
  /// What would leave nothing to tell scenes apart by stays: `UIViewController` is
  /// `View Controller`, and `URLController` is `URL`.
  package static func name(ofClass name: String) -> String {
    var words = words(of: name)
    if words.count > 1, words[0].isPrefix, words[1...] != ["Controller"] { words.removeFirst() }
    if words.count > 1, words.last == "Controller", words != ["View", "Controller"] {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  /// Splits before an upper case letter that follows a lower case one, or that begins a word after
  /// a run of upper case ones; the first word gets an upper case letter.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = [""]
    for (index, letter) in letters.enumerated() {
      if letter == "_" || letter.isWhitespace {
        words.append("")
      } else if index > 0, letter.isUppercase,
        !letters[index - 1].isUppercase || letters.dropFirst(index + 1).first?.isLowercase == true
      {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words.filter { !$0.isEmpty }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }
}

extension String {
  /// Two or more upper case letters, such as `UI`.
  fileprivate var isPrefix: Bool { count > 1 && allSatisfy(\.isUppercase) }
}

extension Element {
  /// The comment right before a scene, as Xcode writes it: `<!--Sign In-->`.
  fileprivate var displayNameComment: String? {
    guard index > 0 else { return nil }
    let previous = Element(tree: tree, index: index - 1)
    guard previous.is(.commentNode), previous.parent?.index == parent?.index else { return nil }
    let name = previous.text.trimmed.decodingEntities
    return name.isEmpty ? nil : name
  }
}
