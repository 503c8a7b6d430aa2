import FlowAssembly
import FlowModel
import InterfaceBuilder
import ProjectTargets
import SourceNavigation
import TestSupport

/// Facts about source, in the short form that tests need.
///
/// Class `Name` and its calls are in `App/Name.swift`; a test states the lines of the calls.
struct CodeSketch {
  var classes: [ClassHierarchy.Entry] = []
  var frameworkHandlers: [String: [ClassHierarchy.UnwindHandler]] = [:]
  var moves: [Move] = []
  var performances: [SeguePerformance] = []
  var returns: [ReturnCall] = []
  var actions: [SegueAction] = []
  var nibLoads: [NibLoad] = []
  var uses: [MemberUse] = []

  var facts: NavigationFacts {
    var facts = NavigationFacts(
      classes: ClassHierarchy(entries: classes, frameworkHandlers: frameworkHandlers))
    facts.moves = moves
    facts.performances = performances
    facts.returns = returns
    facts.segueActions = actions
    facts.nibLoads = nibLoads
    facts.uses = uses
    return facts
  }

  func graph(
    _ sketches: StoryboardSketch..., xibs: [InterfaceDocument] = [],
    propertyLists: [AppFile] = [], findings: [Finding] = []
  ) -> FlowGraph {
    FlowAssembler(documents: sketches.map(\.document) + xibs, propertyLists: propertyLists)
      .graph(navigation: facts, findings: findings)
  }

  /// - Parameter folder: The folder of the file, which is named after the class.
  mutating func add(
    _ name: String, _ superclass: String? = "UIViewController", in folder: String = "App",
    kind: ClassHierarchy.Kind = .class, unwinds: [String] = [], isController: Bool = true,
    isAppDelegate: Bool = false
  ) {
    let path = "\(folder)/\(name).swift"
    classes.append(
      ClassHierarchy.Entry(
        name: name, location: SourceLocation(path: path, line: 3),
        superclass: superclass.map { ClassReference(name: $0, path: path) }, kind: kind,
        unwindHandlers: unwinds.enumerated().map {
          .init(selector: $1, location: SourceLocation(path: path, line: 40 + $0))
        },
        isController: isController, isAppDelegate: isAppDelegate))
  }

  mutating func move(
    _ caller: String, _ kind: String, _ origin: Destination.Origin, expecting: String? = nil,
    in folder: String = "App", line: Int = 10, isSure: Bool = true,
    except exceptions: String...
  ) {
    let caller = ClassReference(caller, in: folder)
    moves.append(
      Move(
        caller: caller, exceptions: exceptions.map { ClassReference($0, in: folder) },
        member: MemberReference(name: "go", location: SourceLocation(path: caller.path, line: 5)),
        destination: Destination(
          origin, expected: expecting.map { ClassReference($0, in: folder) }),
        kind: SegueKind(rawValue: kind),
        site: .at(caller.path, line, call: kind, isSure: isSure)))
  }

  /// The class uses the member of another that makes its moves.
  mutating func use(_ caller: String, _ other: String, line: Int = 70, isSure: Bool = true) {
    let (caller, other) = (ClassReference(caller), ClassReference(other))
    let member = { (type: ClassReference) in
      MemberReference(name: "go", location: SourceLocation(path: type.path, line: 5))
    }
    uses.append(
      MemberUse(
        caller: caller, member: member(caller), used: member(other), receiver: other,
        site: .at(caller.path, line, call: "go", isSure: isSure)))
  }

  mutating func perform(
    _ caller: String, _ identifier: String, line: Int = 20, except exceptions: [String] = []
  ) {
    perform(caller, .identifier(identifier), line: line, except: exceptions)
  }

  mutating func perform(
    _ caller: String, _ segue: SeguePerformance.SegueName, line: Int = 20,
    except exceptions: [String] = []
  ) {
    let caller = ClassReference(caller)
    performances.append(
      SeguePerformance(
        caller: caller, exceptions: exceptions.map { ClassReference($0) }, segue: segue,
        site: .at(caller.path, line, call: "performSegue")))
  }

  mutating func close(_ caller: String, _ call: String = "dismiss", line: Int = 30) {
    let caller = ClassReference(caller)
    returns.append(ReturnCall(caller: caller, site: .at(caller.path, line, call: call)))
  }

  mutating func act(_ owner: String, _ selector: String, making result: String? = nil) {
    let owner = ClassReference(owner)
    actions.append(
      SegueAction(
        owner: owner, selector: selector, result: result.map { ClassReference($0) },
        location: SourceLocation(path: owner.path, line: 50)))
  }

  mutating func load(_ caller: String, _ nib: String) {
    let caller = ClassReference(caller)
    nibLoads.append(
      NibLoad(caller: caller, nibName: nib, site: .at(caller.path, 60, call: "loadNibNamed")))
  }
}

extension ClassReference {
  init(_ name: String, in folder: String = "App") {
    self.init(name: name, path: "\(folder)/\(name).swift")
  }
}

extension CallSite {
  static func at(_ path: String, _ line: Int, call: String, isSure: Bool = true) -> Self {
    Self(
      call: call, location: SourceLocation(path: path, line: line),
      confidence: isSure ? .certain : .possible)
  }
}

extension Destination.Origin {
  static func identified(
    _ identifier: String, in storyboard: Destination.StoryboardName = .own
  ) -> Self {
    .scene(storyboard: storyboard, scene: .identified(identifier))
  }

  static func initial(of storyboard: String) -> Self {
    .scene(storyboard: .named(storyboard), scene: .initial)
  }

  static func made(_ name: String, in folder: String = "App") -> Self {
    .made(ClassReference(name, in: folder))
  }
}

extension FlowGraph {
  /// The edges from source, an inherited one for each heir, such as `App/A.storyboard#a -push-> App/B.swift#B`; `?` marks a
  /// possible one.
  var codeEdges: [String] {
    segues.filter { $0.origin == .code }.flatMap { segue in
      let isSure = segue.callSites.contains { $0.confidence == .certain }
      let destination = segue.destination?.description ?? "nowhere"
      return segue.starts.map {
        "\($0) -\(segue.kind.rawValue)\(isSure ? "" : "?")-> \(destination)"
      }
    }.sorted()
  }

  /// Returns a storyboard's segue after assembly.
  func segue(_ id: String) -> Segue? {
    let id = SceneID(id)
    return segues.first { $0.id.path == id.path && $0.id.objectID == id.objectID }
  }

  var messages: [String] { findings.map(\.description) }
}

extension CodeSketch {
  /// Two classes that inherit from a third, and one beside them.
  static var family: CodeSketch {
    var code = CodeSketch()
    code.add("Base")
    code.add("List", "Base")
    code.add("Special", "Base")
    code.add("Detail")
    return code
  }

  /// Two scenes of one class, which shows a third.
  static var graphOfSharedClass: FlowGraph {
    var code = CodeSketch()
    code.add("List")
    code.add("Detail")
    code.move("List", "push", .identified("detail"))
    return code.graph(
      StoryboardSketch(
        "App/Main.storyboard", initial: "a", SceneSketch("a", class: "List"),
        SceneSketch("b", class: "List"), SceneSketch("d", class: "Detail", identifier: "detail")))
  }
}

extension StoryboardSketch {
  /// The scenes of the classes of ``CodeSketch/family``.
  static let family = StoryboardSketch(
    "App/Main.storyboard", initial: "a", SceneSketch("a", class: "List"),
    SceneSketch("b", class: "Special"), SceneSketch("d", class: "Detail", identifier: "detail"))
}
