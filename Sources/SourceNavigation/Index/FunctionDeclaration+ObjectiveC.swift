import SourceModel

extension FunctionDeclaration {
  /// The names before the first argument of a call, in Swift and in Objective-C.
  var names: [String] { [name, objectiveCName].compactMap(\.self) }

  /// The method with the names that it has in the other language.
  func renamed(from language: SourceLanguage) -> [FunctionDeclaration] {
    switch language {
    case .swift: [asObjectiveCCallsIt].compactMap(\.self)
    case .objectiveC: asSwiftCallsIt
    }
  }

  private var objectiveCName: String? { selector.map { String($0.prefix { $0 != ":" }) } }

  /// The method with its Objective-C name; `nil` if it has none, or is an Objective-C method.
  ///
  /// The result is `nil` for an initialiser. A call of `initWith…` is resolved to `init` when the
  /// object is made.
  private var asObjectiveCCallsIt: FunctionDeclaration? {
    guard name != "init", let selector, let first = objectiveCName else { return nil }
    let labels = selector.split(separator: ":").dropFirst().map(String.init)
    // A throwing method has an error parameter in Objective-C after those of Swift.
    let isThrowing = labels.count == parameters.count && labels.last == "error"
    guard isThrowing || labels.count + 1 == max(parameters.count, 1) else { return nil }
    var method = self
    method.name = first
    if isThrowing { method.parameters.append(Parameter(label: "error", name: "error", type: nil)) }
    for index in method.parameters.indices {
      method.parameters[index].label = index == 0 ? nil : labels[index - 1]
      method.parameters[index].defaultValue = nil
    }
    guard first != name || method.parameters != parameters else { return nil }
    method.selector = nil
    method.isUnwindHandler = false
    method.isSegueAction = false
    return method
  }
}

// MARK: - Objective-C methods in Swift

extension FunctionDeclaration {
  /// The Objective-C method with the names that it has in Swift, where these differ: the one under which it is
  /// imported, and the one of a Swift requirement that it fulfils.
  ///
  /// `showDetailForItem:` is imported as `showDetail(for:)` if the parameter is an `Item`, and fulfils
  /// `showDetail(forItem:)`; `didPickWithItem:` fulfils `didPick(item:)`. Follows `importNameImpl` and
  /// `omitNeedlessWords` in the compiler's `lib/ClangImporter` and `lib/Basic/StringExtras.cpp`, as far as names
  /// depend on prepositions and on the types of the parameters.
  private var asSwiftCallsIt: [FunctionDeclaration] {
    guard let first = parameters.first, !name.hasPrefix("init") else { return [] }
    let words = CamelCase.words(of: name)
    let split = words.indices.dropFirst().last { CamelCase.isPreposition(words[$0]) }
    guard let split, split < words.count - 1 else {
      let base = words.withoutSuffix(namedBy: first.type).joined()
      return base == name ? [] : [renamed(base, label: nil)]
    }
    let base = words[..<split].joined()
    let label = Array(words[split...])
    var labels = [label.withoutSuffix(namedBy: first.type), label]
    if label[0] == "With" { labels.append(Array(label.dropFirst())) }
    return Set(labels.map { CamelCase.lowercased($0.joined()) }).sorted()
      .map { renamed(base, label: $0) }
  }

  private func renamed(_ name: String, label: String?) -> FunctionDeclaration {
    var method = self
    method.name = name
    method.parameters[0].label = label
    method.selector = nil
    method.isUnwindHandler = false
    return method
  }
}

extension [String] {
  /// The words without those at the end that the name of a type ends with, unless no word is left.
  fileprivate func withoutSuffix(namedBy type: TypeReference?) -> [String] {
    guard let name = type?.name else { return self }
    // `NSURL` is `URL` in Swift.
    let words = CamelCase.words(of: name.hasPrefix("NS") ? String(name.dropFirst(2)) : name)
    let common = zip(reversed(), words.reversed()).prefix { $0 == $1 }.count
    return common < count ? Array(dropLast(common)) : self
  }
}
