import SourceModel

/// The properties of an argument by which a call is matched with a function.
struct CallLabel: Hashable {
  var label: String?
  /// Whether the argument is a closure, which may be trailing and thus have no label.
  let isClosure: Bool
  /// Whether the argument is a variable that the function may change.
  let isInOut: Bool

  fileprivate var isUnlabelledClosure: Bool { isClosure && label == nil }
}

extension Call {
  var labels: [CallLabel] { arguments.map(\.callLabel) }
}

extension Argument {
  var callLabel: CallLabel {
    let isClosure = if case .closure = value { true } else { false }
    return CallLabel(label: label, isClosure: isClosure, isInOut: isInOut)
  }
}

extension FunctionDeclaration {
  /// Whether a call with these arguments can refer to this function.
  func accepts(_ labels: [CallLabel]) -> Bool { parameters.accept(labels) }

  /// Whether a call with these arguments can refer to this function in Swift 2, which has no label for the
  /// first argument of a function unless two names are declared. Objective-C calls it likewise.
  func acceptsInSwift2(_ labels: [CallLabel]) -> Bool {
    name != "init" && parameters.labelsOfSwift2(labels).map(parameters.accept) ?? false
  }
}

extension [Parameter] {
  /// Whether arguments with these labels give a value to each, or leave it to its default.
  func accept(_ labels: [CallLabel]) -> Bool { areComplete(matches(labels), for: labels) }

  private func areComplete(_ found: [Int?], for labels: [CallLabel]) -> Bool {
    zip(self, found).reduce(0) { $0 + $1.0.count(ofArgumentsFrom: $1.1, in: labels) }
      == labels.count
      && zip(self, found).allSatisfy { $0.defaultValue != nil || $0.isVariadic || $1 != nil }
  }

  /// The labels of a call with the first one that Swift 2 leaves out; `nil` if it leaves out none.
  fileprivate func labelsOfSwift2(_ labels: [CallLabel]) -> [CallLabel]? {
    guard let parameter = first, let label = parameter.label, label == parameter.name,
      var argument = labels.first, argument.label == nil
    else { return nil }
    argument.label = label
    return [argument] + labels.dropFirst()
  }

  /// The number of the argument for each parameter, and of the first for a variadic one; `nil` for a parameter that has
  /// none.
  func arguments(_ labels: [CallLabel]) -> [Int?] {
    let found = matches(labels)
    guard !areComplete(found, for: labels), let others = labelsOfSwift2(labels) else {
      return found
    }
    let foundOthers = matches(others)
    return areComplete(foundOthers, for: others) ? foundOthers : found
  }

  private func matches(_ labels: [CallLabel]) -> [Int?] {
    var next = 0
    return indices.map { index in
      guard next < labels.count, self[index].accepts(labels[next]),
        !labels[next].isUnlabelledClosure || !leavesClosures(at: index, to: labels[next...])
      else { return nil }
      defer { next += self[index].count(ofArgumentsFrom: next, in: labels) }
      return next
    }
  }

  /// Whether a trailing closure is an argument of a later parameter, since the one at an index has a default value, and
  /// is no function or a later one has to get a closure.
  ///
  /// - Parameter labels: Those of the closure and of the arguments behind it.
  private func leavesClosures(at index: Int, to labels: ArraySlice<CallLabel>) -> Bool {
    guard self[index].defaultValue != nil else { return false }
    let later = self[(index + 1)...]
    return switch self[index].type {
    case .named?: later.contains { $0.type?.isFunction == true || $0.defaultValue == nil }
    case .function?:
      later.contains { parameter in
        parameter.type?.isFunction == true && parameter.defaultValue == nil
          && !labels.contains { $0.label == parameter.label && $0.label != nil }
      }
    default: false
    }
  }
}

extension Parameter {
  /// The number of a call's arguments that it stands for.
  ///
  /// - Parameter first: The number of the first argument; `nil` if there is none.
  func count(ofArgumentsFrom first: Int?, in labels: [CallLabel]) -> Int {
    guard let first else { return 0 }
    guard isVariadic else { return 1 }
    return 1 + labels[(first + 1)...].prefix { $0.label == nil && !$0.isClosure }.count
  }

  /// Whether the address of a variable may be passed.
  private var isPointer: Bool { type?.name?.contains("Pointer") ?? true }

  fileprivate func accepts(_ argument: CallLabel) -> Bool {
    guard argument.label == label || argument.isUnlabelledClosure else { return false }
    return isInOut == argument.isInOut || !isInOut && isPointer
  }
}
