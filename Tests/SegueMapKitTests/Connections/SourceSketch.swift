import FlowModel
import TestSupport
import Testing

@testable import SegueMapKit

/// An app of Swift source, with a storyboard of one scene, the class `Home`, in which it starts.
struct SourceSketch {
  private let flow: AppFlow

  /// - Parameters:
  ///   - objectiveC: The text of a file in Objective-C beside that in Swift.
  ///   - scenes: The identifiers of further scenes, which are also their classes.
  init(_ source: String, objectiveC: String = "", scenes: [String] = []) throws {
    let others = scenes.map { name in
      """
      <scene sceneID="s\(name)"><objects><viewController storyboardIdentifier="\(name)" id="\(name)" \
      customClass="\(name)" sceneMemberID="viewController"/></objects></scene>
      """
    }
    let project = try TemporaryProject([
      "App.swift": "class Home: UIViewController {}\n" + source,
      "Old.m": objectiveC,
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="h"><scenes>
      <scene sceneID="s"><objects><viewController id="h" customClass="Home" \
      sceneMemberID="viewController"/></objects></scene>\(others.joined())
      </scenes></document>
      """,
    ])
    flow = try FlowProject(paths: [project.path]).load()
  }

  /// The edges from source, such as `List -push-> Log by LogCoordinator`; `?` marks a possible one, and heirs
  /// of the source are in parentheses.
  var edges: [String] {
    flow.graph.segues.filter { $0.origin == .code }.map { segue in
      let destination = segue.destination.map(name) ?? "nowhere"
      let names = segue.sources.map(name).joined(separator: ", ")
      let heirs = names.isEmpty ? "" : " (\(names))"
      let way = segue.throughPhrase.map { " " + $0 } ?? ""
      let mark = segue.isPossible ? "?" : ""
      return
        "\(name(segue.source))\(heirs) -\(segue.kind.rawValue)\(mark)-> \(destination)\(way)"
    }.sorted()
  }

  /// The classes that are scenes of the graph.
  var classes: Set<String> { Set(flow.graph.scenes.compactMap(\.customClass)) }

  private func name(_ id: SceneID) -> String {
    let scene = flow.graph.scene(id)
    return scene?.storyboardIdentifier ?? scene?.customClass ?? id.objectID
  }
}

struct ConnectionCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let expected: [String]
  let scenes: [String]

  init(_ name: String, _ source: String, _ expected: String..., scenes: [String] = []) {
    self.scenes = scenes
    testDescription = name
    self.source = source
    self.expected = expected
  }

  /// - Parameter others: Source beside that of the case.
  func expectEdges(
    beside others: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let edges = try SourceSketch(others + source, scenes: scenes).edges
    #expect(edges == expected, sourceLocation: sourceLocation)
  }
}
