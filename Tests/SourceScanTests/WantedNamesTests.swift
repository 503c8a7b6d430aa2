import SourceModel
import Testing

@testable import SourceScan

@Suite("Names that a unit wants to see declared")
struct WantedNamesTests {
  private static let position = SourcePosition(line: 1, column: 1)

  private static func call(_ callee: Expression, _ arguments: Expression...) -> Expression {
    .call(
      Call(
        callee: callee, arguments: arguments.map { Argument(label: nil, value: $0) },
        position: position))
  }

  private func type(
    _ name: String, _ kind: TypeDeclaration.Kind = .class,
    _ change: (inout TypeDeclaration) -> Void
  ) -> TypeDeclaration {
    var type = TypeDeclaration(kind: kind, name: name, position: Self.position)
    change(&type)
    return type
  }

  /// What a class of one method wants.
  private func wanted(
    by body: [Statement], of kind: TypeDeclaration.Kind = .class, parameters: [Parameter] = [],
    members: [VariableDeclaration] = [], returning result: TypeReference? = nil,
    helpers: Set<String> = []
  ) -> Set<String> {
    var method = FunctionDeclaration(name: "method", position: Self.position)
    method.body = body
    method.parameters = parameters
    method.returnType = result
    var unit = SourceUnit(path: "A.swift", language: .swift)
    unit.types = [
      type("List", kind) {
        $0.functions = [method]
        $0.variables = members
      }
    ]
    return unit.wantedNames(helpers: helpers)
  }

  private func variable(
    _ name: String, _ type: TypeReference?, _ value: Expression? = nil
  ) -> VariableDeclaration {
    var variable = VariableDeclaration(name: name, position: Self.position)
    variable.type = type
    variable.value = value
    return variable
  }

  @Test("Classes that are called as controllers are wanted wherever they are named")
  func controllers() {
    let body: [Statement] = [
      .evaluate(Self.call(.name("DetailController"))),
      .evaluate(Self.call(.member(.name("UIAlertController"), "make"), .name("controller"))),
      .bind("a", nil, Self.call(.name("Model"), .member(.name("OtherViewController"), "self"))),
    ]
    #expect(wanted(by: body) == ["DetailController", "OtherViewController"])
  }

  @Test("The view in a hosting controller is wanted")
  func hostedView() {
    let hosting = Call(
      callee: .name("UIHostingController"),
      arguments: [Argument(label: "rootView", value: .name("view"))], position: Self.position)
    let body: [Statement] = [
      .bind("view", nil, Self.call(.name("ContentView"))), .evaluate(.call(hosting)),
    ]
    #expect(wanted(by: body) == ["ContentView", "+ContentView", "UIHostingController"])
  }

  @Test("Superclasses, protocols and what is extended are wanted")
  func inheritance() {
    var unit = SourceUnit(path: "A.swift", language: .swift)
    unit.types = [
      type("List") { $0.inherited = [.named("Base", arguments: [.named("Item")]), .named("P")] },
      type("Outer.Inner", .extension) { $0.selfConstraints = [.named("Q")] },
    ]
    #expect(unit.wantedNames() == ["Base", "Item", "P", "Outer", "Inner", "Q"])
  }

  @Test("What a screen is made of is wanted, and nothing that the method does besides")
  func slice() {
    let names = wanted(by: [
      .evaluate(Self.call(.member(.name("Log"), "write"), .name("Level"))),
      .bind("detail", nil, Self.call(.name("Detail"))),
      .bind("other", nil, Self.call(.name("Other"))),
      .evaluate(Self.call(.name("pushViewController"), .name("detail"))),
    ])
    #expect(names == ["Detail", "+Detail", "pushViewController"])
  }

  @Test("The type of a factory that stands in a variable is wanted")
  func members() {
    let names = wanted(
      by: [
        .evaluate(
          Self.call(
            .name("pushViewController"),
            Self.call(.member(.member(.name("self"), "factory"), "make"), .name("style"))))
      ],
      parameters: [Parameter(label: nil, name: "style", type: .named("Style"))],
      members: [variable("factory", .named("Factory")), variable("model", .named("Model"))])
    #expect(names == ["Factory", "Style", "pushViewController"])
  }

  @Test("A constant is wanted with the types around it, and an implicit member by itself")
  func constants() {
    let names = wanted(by: [
      .evaluate(
        Self.call(
          .name("performSegue"), .member(.member(.name("Names"), "Segue"), "login"),
          .implicitMember("detail")))
    ])
    #expect(names == ["Names", "+Names", "Segue", "+Segue", ".detail", "performSegue"])
  }

  @Test("A function that returns a controller is followed as one that navigates is")
  func factories() {
    let body: [Statement] = [.return(Self.call(.name("Detail")))]
    #expect(wanted(by: body, returning: .named("UIViewController")) == ["Detail", "+Detail"])
    #expect(wanted(by: body, returning: .named("Item")) == [])
  }

  @Test("So is one of a class that returns a view, in an extension beside it too")
  func viewFactories() {
    let body: [Statement] = [.return(Self.call(.name("Detail")))]
    #expect(wanted(by: body, returning: .named("View")) == ["Detail", "+Detail"])
    #expect(wanted(by: body, of: .structure, returning: .named("View")) == [])
    var method = FunctionDeclaration(name: "method", position: Self.position)
    method.body = body
    method.returnType = .named("View")
    var unit = SourceUnit(path: "A.swift", language: .swift)
    unit.types = [type("List", .extension) { $0.functions = [method] }]
    #expect(unit.wantedNames() == ["List"])
    unit.types.append(type("List") { _ in })
    #expect(unit.wantedNames() == ["List", "Detail", "+Detail"])
  }

  @Test("What a helper is given is wanted only once it is known for one")
  func helpers() {
    let body: [Statement] = [.evaluate(Self.call(.name("open"), Self.call(.name("Detail"))))]
    #expect(wanted(by: body) == [])
    #expect(wanted(by: body, helpers: ["open"]) == ["Detail", "+Detail", "open"])
  }

  @Test("Constants of which constants are made are wanted, calls and numbers of others are not")
  func constantsOfConstants() {
    var unit = SourceUnit(path: "A.swift", language: .swift)
    unit.variables = [
      variable("a", nil, .concatenation([.name("prefix"), .string("a")])),
      variable("b", nil, .member(.name("Names"), "b")),
      variable("c", nil, Self.call(.name("Formatter"))),
    ]
    #expect(unit.wantedNames() == ["prefix", "Names"])
  }
}
