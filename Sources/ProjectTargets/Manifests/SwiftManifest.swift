import FlowModel
import InputBounds
import SwiftParser
import SwiftSyntax

/// A Swift file that describes a project, of which literals are read; nothing is run.
struct SwiftManifest {
  private let tree: SourceFileSyntax
  private let locations: SourceLocationConverter
  /// The first value of each variable, by its name.
  private let variables: [String: ExprSyntax]
  private let path: String
  private let lookUps = LookUps()

  /// How many values were looked up: variables may hold lists that many places mention.
  private final class LookUps {
    var count = 0
  }

  init(_ file: AppFile) {
    path = file.path
    tree = Parser.parse(source: String(decoding: file.bytes, as: UTF8.self))
    locations = SourceLocationConverter(fileName: file.path, tree: tree)
    var variables: [String: ExprSyntax] = [:]
    Self.walk(tree) { node in
      if let variable = node.as(PatternBindingSyntax.self)?.variable {
        variables[variable.name] = variables[variable.name] ?? variable.value
      }
      return true
    }
    self.variables = variables
  }

  /// What can't be read of the manifest, once all of it was looked up.
  var findings: [Finding] {
    if InputBounds.manifestValues.holds(lookUps.count) { return [] }
    return [.unreadableProject(path, "it has \(BoundExcess(InputBounds.manifestValues))")]
  }

  func line(of call: ManifestCall) -> Int { locations.location(for: call.position).line }

  /// The calls with one of some names; of nested ones, the outermost.
  func calls(where isWanted: (ManifestCall) -> Bool) -> [ManifestCall] {
    var found: [ManifestCall] = []
    Self.walk(tree) { node in
      guard let call = node.as(FunctionCallExprSyntax.self).flatMap(ManifestCall.init),
        isWanted(call)
      else { return true }
      found.append(call)
      return false
    }
    return found
  }

  /// Visits a tree in the order of its text, without recursion, as chains of members nest deeply.
  ///
  /// - Parameter visit: Returns whether the children of a node are visited.
  private static func walk(_ tree: SourceFileSyntax, _ visit: (Syntax) -> Bool) {
    var pending = [Syntax(tree)]
    while let node = pending.popLast() {
      if visit(node) { pending += node.children(viewMode: .sourceAccurate).reversed() }
    }
  }

  /// The elements of a list, also where lists are concatenated or a variable of the file holds one.
  func elements(of value: ExprSyntax?) -> [ManifestValue] {
    var found: [ManifestValue] = []
    var pending = value.map { [$0] } ?? []
    var budget = 10_000
    while let next = pending.popLast(), budget > 0,
      InputBounds.manifestValues.holds(lookUps.count)
    {
      budget -= 1
      lookUps.count += 1
      if let array = next.as(ArrayExprSyntax.self) {
        pending += array.elements.reversed().map(\.expression)
      } else if let sequence = next.as(SequenceExprSyntax.self) {
        pending += sequence.elements.reversed()
      } else if let tuple = next.as(TupleExprSyntax.self) {
        pending += tuple.elements.reversed().map(\.expression)
      } else if let name = next.name, let variable = variables[name] {
        pending.append(variable)
      } else if let value = ManifestValue(next) {
        found.append(value)
      }
    }
    return found
  }

  /// A string, or the string that a variable of the file holds.
  func text(_ value: ExprSyntax?) -> String? {
    guard case .text(let text)? = elements(of: value).first else { return nil }
    return text
  }

  func texts(_ value: ExprSyntax?) -> [String] {
    elements(of: value).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

/// An argument in a manifest.
enum ManifestValue {
  case text(String)
  /// `.iOS`
  case member(String)
  case call(ManifestCall)

  var isCall: Bool { if case .call = self { true } else { false } }

  init?(_ value: ExprSyntax) {
    if let literal = value.as(StringLiteralExprSyntax.self) {
      guard let text = literal.representedLiteralValue else { return nil }
      self = .text(text)
    } else if let call = value.as(FunctionCallExprSyntax.self) {
      guard let call = ManifestCall(call) else { return nil }
      self = .call(call)
    } else if let member = value.as(MemberAccessExprSyntax.self) {
      self = .member(member.declName.baseName.text)
    } else {
      return nil
    }
  }
}

/// A call such as `.target(name: "Kit")` or `Target(name: "Kit")`.
struct ManifestCall {
  /// The name without the type before the dot.
  let name: String
  let position: AbsolutePosition
  private let arguments: LabeledExprListSyntax

  init?(_ call: FunctionCallExprSyntax) {
    guard let name = call.calledExpression.name else { return nil }
    self.name = name
    position = call.positionAfterSkippingLeadingTrivia
    arguments = call.arguments
  }

  /// Whether a second argument such as `.when(configuration: .debug)` follows the first one.
  var isConditional: Bool { arguments.count > 1 }

  /// The argument with a label; for `nil`, the first one without a label.
  subscript(label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }
}

extension ExprSyntax {
  /// The last part of a name.
  fileprivate var name: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    return self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension PatternBindingSyntax {
  /// The initial value of a variable, or the result of its getter.
  fileprivate var variable: (name: String, value: ExprSyntax)? {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
    if let value = initializer?.value { return (name, value) }
    guard case .getter(let body)? = accessorBlock?.accessors, body.count == 1,
      let item = body.first?.item,
      let value = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    else { return nil }
    return (name, value)
  }
}
