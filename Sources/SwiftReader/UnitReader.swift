import SourceModel
import SwiftParser
import SwiftSyntax

/// Lowers a file's syntax tree. Each kind of node has a file with an extension.
struct UnitReader {
  var unit: SourceUnit
  /// The qualified name of the type that is being read.
  var enclosingType: String?
  /// The condition of the `#if`s around the declaration that is being read.
  var condition: CompilationCondition?
  /// Whether that type's methods are visible to Objective-C without an attribute of their own.
  var exposesMembers = false
  /// Whether closures that are arguments build views, as in a view's body.
  var buildsViews = false

  let lines: LineTable
  private var depth = 0

  /// Deeper than source that people write, and small enough for a stack of 64 MB.
  private static let maximumDepth = 1_000

  init(unit: SourceUnit, lines: LineTable) {
    self.unit = unit
    self.lines = lines
  }

  mutating func read(_ file: SourceFileSyntax) {
    var main = FunctionDeclaration(
      name: "<file>", position: position(of: file.statements))
    readFileItems(file.statements, statements: &main.body)
    if !main.body.isEmpty { unit.functions.append(main) }
  }

  /// The result of `read`, one level deeper; `nil` beyond the maximum depth.
  mutating func nested<Result>(_ read: (inout Self) -> Result) -> Result? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  func position(of node: some SyntaxProtocol) -> SourcePosition {
    lines.position(atOffset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

// MARK: - Declarations of the file

extension UnitReader {
  /// Adds a type before its members are known, so that it precedes its nested types.
  mutating func reserveType(_ type: TypeDeclaration) -> Int {
    unit.types.append(type)
    return unit.types.count - 1
  }

  mutating func fillType(at index: Int, with type: TypeDeclaration) {
    unit.types[index] = type
  }

  private mutating func readFileItems(
    _ items: CodeBlockItemListSyntax, statements: inout [Statement]
  ) {
    for item in items {
      guard case .decl(let declaration) = item.item else {
        statements += self.statements(of: item)
        continue
      }
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        var ways: [ConditionalClause] = []
        readClauses(of: conditional) { reader, clause, condition in
          guard case .statements(let items) = clause.elements else { return }
          var way = ConditionalClause(condition: condition, body: [])
          reader.nested { $0.readFileItems(items, statements: &way.body) }
          ways.append(way)
        }
        if ways.contains(where: { !$0.body.isEmpty }) { statements.append(.conditional(ways)) }
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        unit.variables += variables(of: variable).map(conditional)
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        unit.functions.append(conditional(self.function(of: function)))
      } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        unit.aliases.append(conditional(typeAlias(alias)))
      } else {
        statements += self.statements(of: item)
      }
    }
  }
}
