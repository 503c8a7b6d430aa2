import FlowDiff
import FlowModel
import FlowReport
import TestSupport
import Testing

@testable import ReportReader

@Suite("Reading exported changes")
struct ChangesReaderTests {
  private static let graphs = [
    Sample.full, Sample.small, Sample.code, Sample.inherited, Sample.empty,
  ]

  @Test("Changes are read back and say the same again")
  func roundTrip() throws {
    for before in Self.graphs {
      for after in Self.graphs {
        let changes = FlowChanges(from: before, to: after)
        let json = JSONChangesReporter().report(changes)
        if json.isEmpty { continue }
        // As the other side has the states: written and read.
        let states = try [before, after].map {
          try ReportReader.graph(Array(JSONReporter().report($0).utf8))
        }
        let read = try ChangesReader.changes(Array(json.utf8), from: states[0], to: states[1])
        #expect(JSONChangesReporter().report(read) == json)
        #expect(MarkdownChangesReporter().report(read) == MarkdownChangesReporter().report(changes))
      }
    }
  }

  @Test("What screens show is read, too")
  func views() throws {
    let id = "App/Main.storyboard#lst"
    let json = #"""
      {"schemaVersion": 1, "changes": [{"kind": "scene-looks", "sign": "~",
        "subject": {"type": "scene", "before": "\#(id)", "after": "\#(id)"},
        "views": [{"kind": "renamed", "part": "button", "name": "Pay", "after": "Buy"},
          {"kind": "changed", "part": "barItem", "property": "image", "before": "a"}],
        "path": "App/Main.storyboard", "line": 20}]}
      """#
    let read = try ChangesReader.changes(Array(json.utf8), from: Sample.full, to: Sample.full)
    let text = TextChangesReporter().report(read)
    #expect(text.contains("button ‘Pay’ renamed to ‘Buy’, bar item: image ‘a’ → none"))
  }

  @Test(
    "Changes of something else are rejected",
    arguments: [
      "", "[]", #"{"schemaVersion": 2, "changes": []}"#, #"{"schemaVersion": 1}"#,
      change(#""kind": "eaten""#, #""type": "scene", "after": "App/Main.storyboard#lst""#),
      change(#""kind": "scene-added""#, #""type": "scene", "after": "App/Main.storyboard#no""#),
      change(#""kind": "scene-added""#, #""type": "scene""#),
      change(#""kind": "scene-added""#, #""type": "dish", "after": "App/Main.storyboard#lst""#),
      change(#""kind": "diagnostic-added""#, #""type": "diagnostic", "severity": "joke""#),
    ])
  func others(text: String) {
    #expect(throws: ReportError.self) {
      try ChangesReader.changes(Array(text.utf8), from: Sample.full, to: Sample.full)
    }
  }

  @Test(
    "However a kind and its subject disagree, every reporter has words",
    arguments: Change.Kind.allCases)
  func disagreement(kind: Change.Kind) throws {
    let subjects = [
      ("storyboard", "App/Main.storyboard"), ("scene", "App/Main.storyboard#lst"),
      ("reference", "App/Main.storyboard#ref"), ("segue", "App/Main.storyboard#unw"),
    ]
    let values = [#""x""#, #"["App/Main.storyboard#lst", "App/No.storyboard#x"]"#, "[]"]
    var changes = [#""subject": {"type": "diagnostic", "severity": "error"}"#]
    for (type, id) in subjects {
      for sides in [["before"], ["after"], ["before", "after"]] {
        let names = sides.map { #""\#($0)": "\#(id)""# }.joined(separator: ", ")
        for value in values {
          changes.append(
            #""subject": {"type": "\#(type)", \#(names)}, "before": \#(value), "after": \#(value)"#)
        }
      }
    }
    let records = changes.map { #"{"kind": "\#(kind.rawValue)", "sign": "?", \#($0), "path": ""}"# }
    let json = #"{"schemaVersion": 1, "changes": [\#(records.joined(separator: ", "))]}"#
    let read = try ChangesReader.changes(Array(json.utf8), from: Sample.full, to: Sample.full)
    let reporters: [any ChangesReporter] = [
      TextChangesReporter(), MarkdownChangesReporter(), MermaidChangesReporter(),
      JSONChangesReporter(),
    ]
    for reporter in reporters {
      #expect(!reporter.report(read).isEmpty || reporter is MermaidChangesReporter)
    }
    #expect(read.changes.count == records.count)
  }

  private static func change(_ kind: String, _ subject: String) -> String {
    #"{"schemaVersion": 1, "changes": [{\#(kind), "sign": "+", "subject": {\#(subject)}, "path": "a"}]}"#
  }
}
