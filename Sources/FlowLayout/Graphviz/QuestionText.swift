import DrawingModel

/// The text of a question to another process, and of its answer: a record a line, its name first and
/// a number or a dash for each field.
///
/// Numbers have as many digits as it takes to read them back unchanged, so that a layout does not
/// depend on the process that made it.
private struct RecordText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: String, _ fields: [Double?]) {
    let texts = fields.map { $0.map { "\($0)" } ?? "-" }
    bytes += ([name] + texts).joined(separator: " ").utf8
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// Reads the fields of a record. Another program may have written the text, so that each field is
/// checked.
private struct Record {
  let name: Substring
  private var fields: ArraySlice<Substring>

  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard let name = words.first else { return nil }
    self.name = name
    fields = words.dropFirst()
  }

  var count: Int { fields.count }

  mutating func number() throws(QuestionError) -> Double {
    guard let value = try optional() else { throw QuestionError() }
    return value
  }

  mutating func optional() throws(QuestionError) -> Double? {
    guard let field = fields.popFirst() else { throw QuestionError() }
    if field == "-" { return nil }
    guard let value = Double(field), abs(value) < 1e9 else { throw QuestionError() }
    return value
  }

  /// - Parameter bound: One more than the greatest index.
  mutating func index(below bound: Int = 1_000_000) throws(QuestionError) -> Int {
    guard let index = try optionalIndex(below: bound) else { throw QuestionError() }
    return index
  }

  mutating func optionalIndex(below bound: Int = 1_000_000) throws(QuestionError) -> Int? {
    guard let value = try optional() else { return nil }
    guard value >= 0, value < Double(bound), value == value.rounded() else {
      throw QuestionError()
    }
    return Int(value)
  }

  mutating func point() throws(QuestionError) -> Point { Point(try number(), try number()) }

  mutating func size() throws(QuestionError) -> Size { Size(try number(), try number()) }
}

/// The text is not a question or an answer.
struct QuestionError: Error {}

extension GraphvizProblem {
  var text: [UInt8] {
    var text = RecordText()
    text.add(
      "question",
      [
        direction == .leftToRight ? 0 : 1, isMirrored ? 1 : 0, spacing.betweenCards,
        spacing.betweenRanks, limits?.networkSimplex, limits?.crossings,
      ])
    for cluster in clusters { text.add("cluster", [cluster.title.width, cluster.title.height]) }
    for node in nodes {
      text.add(
        "node",
        [
          node.size.width, node.size.height, node.cluster.map(Double.init), Double(node.portCount),
          node.keepsOrder ? 1 : 0,
        ])
    }
    for edge in edges {
      text.add(
        "edge",
        [
          Double(edge.tail), Double(edge.head), edge.tailPort.map(Double.init),
          edge.headPort.map(Double.init), edge.label?.width, edge.label?.height,
          edge.isInvisible ? 1 : 0, Double(edge.minLength), Double(edge.weight),
        ])
    }
    return text.bytes
  }

  init(text: [UInt8]) throws(QuestionError) {
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first, var head = Record(line), head.name == "question" else {
      throw QuestionError()
    }
    direction = try head.index(below: 2) == 0 ? .leftToRight : .topToBottom
    isMirrored = try head.index(below: 2) == 1
    spacing = Spacing(betweenCards: try head.number(), betweenRanks: try head.number())
    let (networkSimplex, crossings) = (try head.optional(), try head.optional())
    if let networkSimplex, let crossings {
      limits = Limits(networkSimplex: networkSimplex, crossings: crossings)
    }
    for line in lines.dropFirst() {
      guard var record = Record(line) else { continue }
      switch record.name {
      case "cluster": clusters.append(Cluster(title: try record.size()))
      case "node": nodes.append(try Node(&record, clusterCount: clusters.count))
      case "edge": edges.append(try Edge(&record, nodes: nodes))
      default: throw QuestionError()
      }
    }
  }
}

extension GraphvizProblem.Node {
  fileprivate init(_ record: inout Record, clusterCount: Int) throws(QuestionError) {
    size = try record.size()
    cluster = try record.optionalIndex(below: clusterCount)
    portCount = try record.index(below: 1000)
    keepsOrder = try record.index(below: 2) == 1
  }
}

extension GraphvizProblem.Edge {
  fileprivate init(
    _ record: inout Record, nodes: [GraphvizProblem.Node]
  ) throws(QuestionError) {
    tail = try record.index(below: nodes.count)
    head = try record.index(below: nodes.count)
    tailPort = try record.optionalIndex(below: nodes[tail].portCount)
    headPort = try record.optionalIndex(below: nodes[head].portCount)
    let (width, height) = (try record.optional(), try record.optional())
    if let width, let height { label = Size(width, height) }
    isInvisible = try record.index(below: 2) == 1
    minLength = try record.index(below: 1000)
    weight = try record.index(below: 1000)
  }
}

extension GraphvizSolution {
  var text: [UInt8] {
    var text = RecordText()
    text.add("answer", [size.width, size.height])
    for center in nodeCenters { text.add("node", [center.x, center.y]) }
    for box in clusterBoxes {
      text.add("cluster", [box.minX, box.minY, box.size.width, box.size.height])
    }
    for edge in edges {
      text.add(
        "edge",
        [edge.labelCenter?.x, edge.labelCenter?.y] + edge.curve.flatMap { [$0.x, $0.y] })
    }
    text.add("end", [])
    return text.bytes
  }

  /// - Parameter problem: The problem, for each of whose elements the answer must have a record.
  init(text: [UInt8], to problem: GraphvizProblem) throws(QuestionError) {
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first, var head = Record(line), head.name == "answer",
      lines.last == "end"
    else { throw QuestionError() }
    self.init(size: try head.size(), nodeCenters: [], clusterBoxes: [], edges: [])
    for line in lines.dropFirst().dropLast() {
      guard var record = Record(line) else { continue }
      switch record.name {
      case "node": nodeCenters.append(try record.point())
      case "cluster":
        let (origin, size) = (try record.point(), try record.size())
        clusterBoxes.append(
          Box(x: origin.x, y: origin.y, width: size.width, height: size.height))
      case "edge": edges.append(try Route(&record))
      default: throw QuestionError()
      }
    }
    guard nodeCenters.count == problem.nodes.count, edges.count == problem.edges.count,
      clusterBoxes.count == problem.clusters.count
    else { throw QuestionError() }
  }
}

extension GraphvizSolution.Route {
  fileprivate init(_ record: inout Record) throws(QuestionError) {
    let (x, y) = (try record.optional(), try record.optional())
    if let x, let y { labelCenter = Point(x, y) }
    curve = []
    while record.count > 0 { curve.append(try record.point()) }
    guard curve.isEmpty || curve.count % 3 == 1 else { throw QuestionError() }
  }
}
