import FlowLayout

/// A check of whether what the library needs on this host works.
///
/// A small app is written in every format, in memory: no file is read or written.
public struct HostCheck: Sendable {
  /// One thing that was tried.
  public struct Trial: Hashable, Sendable {
    public let format: OutputFormat
    /// What went wrong; `nil` where the format can be made.
    public let failure: String?
  }

  /// The version of the Graphviz that lays pictures out.
  public let graphvizVersion: String
  /// Whether all tests passed with this version of Graphviz. With another one, pictures may be laid out
  /// differently, but on every host in the same way.
  public var isGraphvizTested: Bool { Self.testedGraphvizVersions.contains(graphvizVersion) }
  /// One for each format, in their order.
  public let trials: [Trial]

  /// Whether every format can be made here.
  public var isHealthy: Bool { trials.allSatisfy { $0.failure == nil } }

  /// Those of Debian 12, 13 and sid, where `make test-roots` runs.
  static let testedGraphvizVersions = ["2.43.0", "2.42.4", "14.1.2"]

  public init() {
    graphvizVersion = LayoutEngine.graphvizVersion
    trials = OutputFormat.allCases.map { format in
      do throws(FlowError) {
        let file = try FlowProject(paths: [], documents: [.sample]).load().render(format)
        return Trial(format: format, failure: file.dependsOnHost ? file.warnings.first : nil)
      } catch {
        return Trial(format: format, failure: error.description)
      }
    }
  }
}

extension FlowProject.Document {
  /// Two scenes and a segue.
  fileprivate static let sample = FlowProject.Document(
    path: "Main.storyboard",
    bytes: Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
      <connections><segue destination="b" kind="show" id="s"/></connections>
      </viewController></objects></scene>
      <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController"/>
      </objects></scene>
      </scenes></document>
      """.utf8))
}
