import AppleFrameworks

extension Vocabulary {
  /// Every word once.
  static let words: [(Role, [String])] = {
    var words: [(Role, [String])] = [
      (.type, ["class", "struct", "enum", "actor", "typealias"]),
      (.extension, ["extension"]),
      (.protocol, ["protocol"]),
      (.value, ["let", "var", "func"]),
      (.static, ["static"]),
      (.objectiveCType, ["interface", "implementation"]),
      (.define, ["define"]),
      (.animated, ["animated", "animator", "asPopoverRelativeTo"]),
      (.sender, ["sender"]),
      (.embedding, ["addSubview", "insertSubview", "didMove"]),
    ]
    for (word, evidence) in NavigationWords.evidence {
      for role in Set(evidence.compactMap(role)) { words.append((role, [word])) }
    }
    return words
  }()

  private static func role(of evidence: NavigationEvidence) -> Role? {
    switch evidence {
    case .word: .always
    case .call: .call
    case .labelledCall: .labelledCall
    case .callBeside(let words):
      words.contains("sender") ? .sentCall : words.contains("didMove") ? .childCall : .animatedCall
    case .assignment: .assignment
    case .assignmentBeside: nil
    case .nibName: .nibName
    case .accessor: .accessor
    }
  }
}
