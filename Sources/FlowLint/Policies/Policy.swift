public import FlowModel

/// A rule of the user's own, which their settings describe.
public protocol Policy: Sendable {
  /// The name by which findings refer to it.
  var name: String { get }

  /// Returns where the app does not keep to it, in any order.
  func findings(in app: LintSubject) -> [Finding]
}
