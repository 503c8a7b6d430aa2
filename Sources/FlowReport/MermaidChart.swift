import DrawingModel
import FlowModel
import FlowStyle

/// One flowchart in Mermaid's language, and how large it is by Mermaid's measure.
struct MermaidChart {
  private(set) var text = ""
  private var edgeCount = 0
  private var names: [SceneID: String] = [:]
  /// The numbers of the edges of each look, which `linkStyle` takes.
  private var links: [String: [Int]] = [:]

  /// - Parameter note: Told as a comment and shown in the chart.
  init(_ graph: FlowGraph, note: String? = nil) {
    let outline = Outline(graph)
    if let note { text += "%% \(note)\n" }
    text += "flowchart LR\n"
    if let note { text += "  n0[\(MermaidText.label([note]))]:::note\n" }
    for (index, chapter) in outline.chapters.enumerated() { write(chapter, number: index + 1) }
    for id in outline.missing {
      let name = name(id)
      text += "  \(name)[\(MermaidText.label([id.objectID, "missing scene"]))]:::broken\n"
    }
    for segue in graph.segues { write(segue) }
    writeStyles(hasNote: note != nil)
  }

  var size: String { "\(edgeCount) edges in \(text.utf16.count) characters" }

  /// Mermaid's `maxEdges` and `maxTextSize`, which GitHub leaves at what they are.
  var fits: Bool { edgeCount <= 500 && text.utf16.count <= 50_000 }

  private mutating func name(_ id: SceneID) -> String {
    if let name = names[id] { return name }
    let name = "n\(names.count + 1)"
    names[id] = name
    return name
  }
}

// MARK: - Nodes

extension MermaidChart {
  private mutating func write(_ chapter: Outline.Chapter, number: Int) {
    let indent = chapter.isFramed ? "    " : "  "
    if chapter.isFramed {
      text += "  subgraph s\(number)[\(MermaidText.label([chapter.title]))]\n"
    }
    for scene in chapter.scenes {
      text += indent + name(scene.id) + node(scene) + "\n"
    }
    if chapter.isFramed { text += "  end\n" }
  }

  private func node(_ scene: Scene) -> String {
    if let fault = scene.fault {
      return "[\(MermaidText.label([scene.caption, fault]))]:::broken"
    }
    if let whereabouts = scene.whereabouts {
      return "[\(MermaidText.label([scene.caption, whereabouts]))]:::elsewhere"
    }
    let lines = [scene.caption, scene.customClass, scene.storyboardIdentifier].compactMap { $0 }
    let label = MermaidText.label(lines)
    // Mermaid's bars for a subroutine.
    if scene.isClass { return "[[\(label)]]" + (scene.isEntryPoint ? ":::entry" : "") }
    if scene.isEntryPoint { return "([\(label)]):::entry" }
    return scene.isInitial ? "([\(label)])" : "[\(label)]"
  }
}

// MARK: - Edges

extension MermaidChart {
  private mutating func write(_ segue: Segue) {
    let source = name(segue.source)
    let lines = segue.captionLines
    let label = lines.isEmpty ? " " : "|\(MermaidText.label(lines))| "
    if segue.targets.isEmpty {
      let exit = ["exit", segue.unwindFault?.phrase].compactMap(\.self)
      write(
        "\(source) \(segue.arrow)\(label)e\(edgeCount)((\(MermaidText.label(exit)))):::exit",
        look: segue.look)
    }
    for target in segue.targets {
      write("\(source) \(segue.arrow)\(label)\(name(target))", look: segue.look)
    }
  }

  private mutating func write(_ edge: String, look: String) {
    text += "  \(edge)\n"
    links[look, default: []].append(edgeCount)
    edgeCount += 1
  }

  private mutating func writeStyles(hasNote: Bool) {
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
  }
}

extension Segue {
  /// Mermaid has few arrows: solid for shows, thick for what covers the screen, a dot for what is
  /// part of its owner, and dotted for unwinds, custom segues and what was read from source.
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
