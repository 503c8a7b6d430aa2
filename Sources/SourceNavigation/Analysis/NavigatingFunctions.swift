import AppleFrameworks
package import SourceModel

extension NavigationAnalysis {
  /// The names of functions that move to what they are given, or for whoever they are called on: a file
  /// that calls one may tell of a move, though it names nothing of a framework's.
  package static func helperNames(of units: [SourceUnit]) -> Set<String> {
    var names: Set<String> = []
    for unit in units {
      for function in unit.functions where function.navigates { names.formUnion(function.names) }
      for type in unit.types {
        let isShared = type.kind == .extension || type.kind == .protocol
        for function in type.functions where function.navigates {
          if isShared || function.isStatic || function.passesOn { names.formUnion(function.names) }
        }
      }
    }
    return names.subtracting(common)
  }

  /// Names that every file has, and that a framework calls itself.
  private static let common: Set = [
    "init", "show", "present", "dismiss", "start", "setup", "configure", "application", "prepare",
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "awakeFromNib", "tableView", "collectionView",
    "body", "handle", "update", "open", "scene", "webView", "push",
  ]
}

extension FunctionDeclaration {
  private static let words = NameSet(NavigationCalls.names)
  private static let assignedWords = NameSet(NavigationCalls.childProperties)

  fileprivate var navigates: Bool {
    if let words = deferredBody?.words, !words.mention(anyOf: Self.words),
      !words.assign(anyOf: Self.assignedWords)
    {
      return false
    }
    var content = BodyContent(nil)
    content.visit(body)
    return content.moves
  }

  /// Whether a parameter may be a screen, or name one.
  fileprivate var passesOn: Bool {
    parameters.contains { parameter in
      switch parameter.type {
      case .named(let name, _)?:
        FrameworkClasses.isController(name) || name == "String" || name == "NSString"
          || genericParameters.contains { $0.name == name }
      case .metatype?: true
      default: false
      }
    }
  }
}
