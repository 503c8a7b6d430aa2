import DrawingModel
import FlowModel
import Synchronization
import TestSupport
import Testing

@testable import FlowLayout

/// Graphs for which Graphviz takes minutes with each of their edges. Which engine lays them out
/// depends on their size alone.
@Suite("Large graphs") struct LargeGraphTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let graph: FlowGraph
    let way: Way
  }

  enum Way { case graphviz, compactGraphviz, lanes }

  static let cases = [
    Case(
      testDescription: "200 scenes with 995 segues in 20 storyboards",
      graph: DenseGraph.random(scenes: 200, segues: 995, perStoryboard: 10),
      way: .compactGraphviz),
    Case(
      testDescription: "500 storyboards of two scenes with 999 segues",
      graph: DenseGraph.graph(
        scenes: 1_000,
        pairs: (0..<500).map { (2 * $0, 2 * $0 + 1) } + DenseGraph.pairs(of: 1_000, count: 499),
        perStoryboard: 2), way: .lanes),
    Case(
      testDescription: "a complete graph of 60", graph: DenseGraph.complete(60), way: .lanes),
    Case(
      testDescription: "28 scenes with 633 segues",
      graph: DenseGraph.random(scenes: 28, segues: 633, perStoryboard: 28),
      way: .lanes),
    Case(
      testDescription: "150 scenes with 340 segues in 10 storyboards",
      graph: DenseGraph.random(scenes: 150, segues: 340, perStoryboard: 15),
      way: .graphviz),
  ]

  @Test("Each has a picture with every scene and every segue", arguments: cases)
  func everything(of test: Case) throws {
    let notes = Notes()
    let drawing = try LayoutEngine(report: notes.add).drawing(of: test.graph)
    #expect(Set(drawing.groups("scene").map(\.id)) == Set(test.graph.scenes.map(\.id.description)))
    let shown = Set(drawing.segueGroups.compactMap(\.id))
    #expect(shown.isSubset(of: test.graph.segues.map(\.id.description)))
    #expect(shown.count + Self.hiddenChips(in: drawing) == test.graph.segues.count)
    #expect(drawing.segueGroups.allSatisfy { $0.start != nil })
    #expect(notes.all.map(\.reason) == (test.way == .lanes ? [.tooLarge] : []))
    #expect(notes.all.allSatisfy { !$0.dependsOnHost })
  }

  /// The number of segues that chips of cards count, and do not name.
  private static func hiddenChips(in drawing: Drawing) -> Int {
    let twins = drawing.groups("chip-twin")
    // The first line names the other scene.
    return (drawing.groups("chip-more") + twins).compactMap(\.tooltip).reduce(-twins.count) {
      $0 + $1.split(separator: "\n").count
    }
  }

  @Test("The size of a question determines who answers it", arguments: cases)
  func ways(of test: Case) {
    let size = Self.questionSize(of: test.graph)
    let way: Way = size.map { $0.isCompact ? .compactGraphviz : .graphviz } ?? .lanes
    #expect(way == test.way)
  }

  @Test("Of storyboards that are too large together, separate flows are laid out one by one")
  func separateFlows() throws {
    // Eight flows of 60 scenes, and a segue from a further scene to another storyboard.
    let flows = (0..<8).flatMap { flow in
      DenseGraph.pairs(of: 60, count: 200).map { (flow * 60 + $0.0, flow * 60 + $0.1) }
    }
    let graph = DenseGraph.graph(
      scenes: 482, pairs: flows + [(480, 481)], perStoryboard: 481, kinds: ["embed"])
    #expect(Self.questionSize(of: graph) == nil)
    let notes = Notes()
    let drawing = try LayoutEngine(report: notes.add).drawing(of: graph)
    #expect(notes.all.isEmpty)
    #expect(drawing.groups("scene").count == 482)
    #expect(drawing.segueGroups.count == graph.segues.count)
  }

  @Test("Graphs like those of real apps go to Graphviz as they are, in this process")
  func usual() throws {
    for graph in [
      Sample.small, Sample.full, DenseGraph.random(scenes: 60, segues: 100, perStoryboard: 12),
    ] {
      let size = try #require(Self.questionSize(of: graph))
      #expect(!size.isCompact)
      #expect(!size.needsProcess)
    }
  }

  @Test("On Xcode's canvas, every edge of a dense graph is drawn, without Graphviz")
  func canvas() throws {
    var options = LayoutOptions()
    options.mode = .canvas
    let notes = Notes()
    let graph = DenseGraph.random(scenes: 200, segues: 995, perStoryboard: 10)
    let drawing = try LayoutEngine(options: options, report: notes.add).drawing(of: graph)
    let shown = drawing.segueGroups.count { $0.id != nil }
    #expect(shown + Self.hiddenChips(in: drawing) == 995)
    #expect(notes.all.isEmpty)
  }

  // MARK: Another process

  /// A graph whose question goes to the runner.
  private let large = DenseGraph.random(scenes: 150, segues: 420, perStoryboard: 25)

  private func drawing(
    with result: Result<[UInt8], LayoutRunner.Failure>
  ) throws -> (drawing: Drawing, notes: [LayoutNote]) {
    let notes = Notes()
    let engine = LayoutEngine(runner: LayoutRunner { _ in result }, report: notes.add)
    return (try engine.drawing(of: large), notes.all)
  }

  @Test("A layout in another process is the same as one in this process")
  func sameLayout() throws {
    let runner = LayoutRunner { .success(LayoutEngine.answer(to: $0)) }
    #expect(
      try LayoutEngine(runner: runner).drawing(of: large) == LayoutEngine().drawing(of: large))
  }

  @Test("A question that ran out of time has a picture, which depends on the host")
  func timeout() throws {
    let (drawing, notes) = try drawing(with: .failure(.timedOut(seconds: 60)))
    #expect(drawing.segueGroups.count == 420)
    #expect(notes.map(\.reason) == [.timedOut(seconds: 60)])
    #expect(notes.allSatisfy { $0.dependsOnHost })
  }

  @Test("A process that fails or answers something else leaves a picture and a reason")
  func failures() throws {
    let answers: [(Result<[UInt8], LayoutRunner.Failure>, String)] = [
      (.failure(.failed(reason: "it was ended by signal 6")), "it was ended by signal 6"),
      (.success(Array("error out of\tmemory\n".utf8)), "out of memory"),
      (.success([]), "the answer is incomplete"),
      (.success(Array("answer 10 10\nnode 1 1\nend\n".utf8)), "the answer is incomplete"),
      (.success(Array("answer nan 10\nend\n".utf8)), "the answer is incomplete"),
      (.success([0xFF, 0, 10, 10]), "the answer is incomplete"),
    ]
    for (answer, reason) in answers {
      let (drawing, notes) = try drawing(with: answer)
      #expect(drawing.groups("scene").count == 150)
      #expect(notes.map(\.reason) == [.failed(reason)])
    }
  }

  @Test("Any bytes have an answer")
  func hostileQuestions() {
    let texts = [
      "", "question", "question 0 0 0 26 88 - -\nedge 0 1 - - - - 0 1 1\n",
      "question 0 0 0 26 88 - -\nnode 10 10 - - 5 0 0\n", "question 9 0 0 26 88 - -\n",
      "question 0 0 0 26 88 - -\nnode 1e300 10 - - - 0 0\n", "\u{0}\u{1}",
    ]
    for text in texts {
      let answer = String(decoding: LayoutEngine.answer(to: Array(text.utf8)), as: UTF8.self)
      #expect(answer.hasPrefix("error "), "\(text)")
    }
  }

  private static func questionSize(of graph: FlowGraph) -> QuestionSize? {
    let diagram = Diagram(graph, direction: .leftToRight)
    let placer = LayeredPlacer(
      diagram: diagram, direction: .leftToRight, solver: LayoutSolver())
    return placer.questionSize(
      Array(diagram.nodes.indices),
      clusters: diagram.clusters.indices.filter { diagram.clusters[$0].frame.isCluster })
  }
}

/// The notes of a layout.
private final class Notes: Sendable {
  private let notes = Mutex<[LayoutNote]>([])

  var all: [LayoutNote] { notes.withLock { $0 } }

  func add(_ note: LayoutNote) { notes.withLock { $0.append(note) } }
}
