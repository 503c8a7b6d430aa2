import DrawingModel
import FlowDiff
import FlowModel
import FlowStyle

/// A flowchart in Mermaid's language, with the numbers that Mermaid limits.
struct MermaidChart {
  private(set) var text = ""
  /// The number of nodes: cards, missing scenes and exits.
  private(set) var nodeCount = 0
  private(set) var edgeCount = 0
  private let marks: MergedFlow?
  private let contents: [SceneID: [String]]
  private var names: [SceneID: String] = [:]
  /// The indices of the edges of each style, which `linkStyle` takes.
  private var links: [String: [Int]] = [:]
  /// The IDs of the nodes with each mark.
  private var markedNodes: [MergedFlow.Mark: [String]] = [:]

  /// - Parameters:
  ///   - notes: Lines that are written as comments and also shown in the chart.
  ///   - marks: The change of each scene and segue, if the graph combines two states.
  ///   - contents: Further lines of the nodes of some scenes.
  init(
    _ graph: FlowGraph, notes: [String] = [], marks: MergedFlow? = nil,
    contents: [SceneID: [String]] = [:]
  ) {
    let graph = graph.gatheringHeirs
    let outline = Outline(graph)
    self.marks = marks
    self.contents = contents
    for note in notes { text += "%% \(note)\n" }
    text += "flowchart LR\n"
    if !notes.isEmpty { text += "  n0[\(MermaidText.label(notes))]:::note\n" }
    for (index, chapter) in outline.chapters.enumerated() { write(chapter, number: index + 1) }
    for id in outline.missing {
      let name = name(id)
      text += "  \(name)[\(MermaidText.label([id.objectID, "missing scene"]))]:::broken\n"
    }
    for segue in graph.segues { write(segue) }
    writeStyles()
  }

  var size: String { "\(edgeCount) edges in \(text.utf16.count) characters" }

  /// Whether the chart is within the defaults of Mermaid's `maxEdges` and `maxTextSize`, which
  /// GitHub uses.
  var fits: Bool { edgeCount <= 500 && text.utf16.count <= 50_000 }

  private mutating func name(_ id: SceneID) -> String {
    if let name = names[id] { return name }
    nodeCount += 1
    let name = "n\(nodeCount)"
    names[id] = name
    return name
  }
}

// MARK: - Nodes

extension MermaidChart {
  private mutating func write(_ chapter: Outline.Chapter, number: Int) {
    let indent = chapter.isFramed ? "    " : "  "
    if chapter.isFramed {
      let mark = marks?.mark(of: chapter.path)
      text += "  subgraph s\(number)[\(MermaidText.label([chapter.title].signed(mark)))]\n"
      if let mark, mark != .context { markedNodes[mark, default: []].append("s\(number)") }
    }
    for scene in chapter.scenes {
      let name = name(scene.id)
      text += indent + name + node(scene) + "\n"
      if let marks { markedNodes[marks.mark(of: scene.id), default: []].append(name) }
    }
    if chapter.isFramed { text += "  end\n" }
  }

  private func node(_ scene: Scene) -> String {
    let mark = marks?.mark(of: scene.id)
    if let fault = scene.fault {
      return "[\(MermaidText.label([scene.caption, fault].signed(mark)))]:::broken"
    }
    if let whereabouts = scene.whereabouts {
      return "[\(MermaidText.label([scene.caption, whereabouts].signed(mark)))]:::elsewhere"
    }
    if scene.kind == .heirs {
      // `{{…}}` is Mermaid's shape for a preparation, which no other node has.
      return "{{\(MermaidText.label([scene.caption].signed(mark)))}}"
    }
    let lines =
      [
        scene.caption, scene.customClass, scene.storyboardIdentifier,
        scene.containerCaption.nonEmpty,
      ].compactMap { $0 } + scene.bases.map { "△ \($0.caption)" }
    let label = MermaidText.label(lines.signed(mark) + (contents[scene.id] ?? []))
    // `[[…]]` is Mermaid's shape for a subroutine.
    if scene.isClass { return "[[\(label)]]" + (scene.isEntryPoint ? ":::entry" : "") }
    if scene.isEntryPoint { return "([\(label)]):::entry" }
    return scene.isInitial ? "([\(label)])" : "[\(label)]"
  }
}

// MARK: - Edges

extension MermaidChart {
  private mutating func write(_ segue: Segue) {
    let source = name(segue.source)
    let mark = marks?.mark(of: segue.id)
    let lines = segue.captionLines.signed(mark)
    let label = lines.isEmpty ? " " : "|\(MermaidText.label(lines))| "
    let look = mark?.look ?? segue.look
    if segue.targets.isEmpty {
      nodeCount += 1
      let exit = ["exit", segue.unwindFault?.phrase].compactMap(\.self)
      write(
        "\(source) \(segue.arrow)\(label)e\(edgeCount)((\(MermaidText.label(exit)))):::exit",
        look: look)
    }
    for target in segue.targets {
      write("\(source) \(segue.arrow)\(label)\(name(target))", look: look)
    }
  }

  private mutating func write(_ edge: String, look: String) {
    text += "  \(edge)\n"
    links[look, default: []].append(edgeCount)
    edgeCount += 1
  }

  private mutating func writeStyles() {
    for (look, numbers) in links.sorted(by: { $0.value[0] < $1.value[0] }) {
      text += "  linkStyle \(numbers.map(String.init).joined(separator: ",")) \(look)\n"
    }
    let classes = [
      ("entry", "stroke-width:3px"),
      ("broken", "stroke:\(Paint.fault.light.hex),stroke-dasharray:5 4"),
      ("elsewhere", "stroke-dasharray:5 4"),
      ("exit", "stroke:\(Paint.unwind.light.hex),stroke-dasharray:5 4"),
      ("note", "stroke-dasharray:2 3"),
    ]
    for (name, look) in classes where text.contains(":::\(name)\n") {
      text += "  classDef \(name) \(look)\n"
    }
    for mark in MergedFlow.Mark.allCases {
      guard let names = markedNodes[mark] else { continue }
      text += "  classDef \(mark.rawValue) \(mark.look)\n"
      text += "  class \(names.joined(separator: ",")) \(mark.rawValue)\n"
    }
  }
}

extension Segue {
  /// Mermaid has few kinds of arrow: solid for a show, thick for a presentation, round ends for a
  /// part of a container, and dotted for an unwind, a popover, a custom segue or an edge from source.
  fileprivate var arrow: String {
    switch (kind.family, origin) {
    case (.relationship, .storyboard): "--o"
    case (.relationship, .code): "-.-o"
    case (.embed, .storyboard): "o--o"
    case (.embed, .code): "o-.-o"
    case (.show, .storyboard), (.detail, .storyboard): "-->"
    case (.present, .storyboard): "==>"
    case (.unwind, _), (.popover, _), (.custom, _), (_, .code): "-.->"
    }
  }

  fileprivate var look: String { "stroke:\(kind.family.edgeStyle.stroke.paint.light.hex)" }
}
