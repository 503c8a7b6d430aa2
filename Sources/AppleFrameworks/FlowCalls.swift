/// The calls of RxFlow, by which a stepper sends steps, and a flow answers each with `navigate(to:)`.
///
/// Source: RxFlow 2.13, `Flow.swift`, `FlowContributors.swift`, `Stepper.swift`.
package enum FlowCalls {
  /// What a call does.
  package enum Role: Hashable, Sendable {
    /// It joins what is shown, a flow or a screen, with a stepper: the arguments at two places. The
    /// steps go to that flow, or to the one that shows the screen.
    case joins(shown: Int, stepper: Int)
    /// It sends its first argument to the calling flow, or to the flow that shows this one.
    case forwards(toParent: Bool)
    /// It calls a closure with the roots of the flows before it.
    case usesRoots
  }

  /// The method of a flow that answers a step.
  package static let answer = "navigate"
  /// The property of a flow with the container of its screens.
  package static let root = "root"
  /// The property of a stepper to which it sends steps.
  package static let subject = "steps"
  /// The property of a stepper with the step that it sends first.
  package static let initialStep = "initialStep"
  /// The label of a stepper's only step.
  package static let oneStep = "withSingleStep"
  /// The label of the steppers that another one consists of.
  package static let steppers = "steppers"

  /// The types of steppers that are made of a step or of other steppers.
  package static let stepperTypes: Set = ["OneStepper", "CompositeStepper"]
  /// The types of steps and of what flows show.
  package static let types: Set = ["Step", "Presentable"]

  private static let rows: [String: [(labels: [String?], role: Role)]] = [
    "contribute": [
      (["withNextPresentable", "withNextStepper"], .joins(shown: 0, stepper: 1)),
      (["withNext"], .joins(shown: 0, stepper: 0)),
    ],
    "coordinate": [(["flow", "with"], .joins(shown: 0, stepper: 1))],
    "end": [(["forwardToParentFlowWithStep"], .forwards(toParent: true))],
    "forwardToParentFlow": [(["withStep"], .forwards(toParent: true))],
    "forwardToCurrentFlow": [(["withStep"], .forwards(toParent: false))],
    "use": [([], .usesRoots)],
    "whenReady": [([], .usesRoots)],
  ]

  package static let names = Set(rows.keys)

  /// - Parameters:
  ///   - labels: The labels of the arguments, of which more may follow.
  ///   - receiver: The last name of what the method is called on.
  package static func role(of name: String, labels: [String?], receiver: String?) -> Role? {
    let role = rows[name]?.first { labels.starts(with: $0.labels) }?.role
    return role == .usesRoots && receiver != "Flows" ? nil : role
  }
}
