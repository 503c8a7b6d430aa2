/// The names of calls that send events to objects which the sender need not know: notifications, the
/// subjects of Combine and RxSwift, and the state machines of SwiftState.
///
/// Source: SwiftState 6, `StateMachine.swift`.
package enum EventCalls {
  /// Calls that add an observer of a notification.
  package static let observing: Set = ["addObserver"]
  /// Calls that post a notification.
  package static let posting: Set = ["post", "postNotificationName"]
  /// Calls that subscribe a closure to a subject.
  package static let subscribing = handling.union(assigning).union([
    "sink", "subscribe", "bind", "drive", "emit", "onReceive", "observe", "observeNext",
  ])
  /// Those of them that only assign what is sent, as the closure that they are lowered with does.
  package static let assigning: Set = ["assign"]
  /// Calls that run a closure for each value that is sent, and publish more. Lists have some of them, too.
  package static let passing: Set = [
    "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "handleEvents",
  ]
  /// Calls that apply a function to each value that is sent.
  package static let transforming: Set = ["map", "compactMap", "tryMap", "tryCompactMap"]
  /// Those of ``subscribing`` that give the closure a context, of which what is sent is the event.
  private static let handling: Set = ["addAnyHandler", "addHandler", "addRoute", "addRoutes"]
  /// Those of them that SwiftUI views have, with the subject as the first argument. They return the view.
  package static let modifiers: Set = ["onReceive"]
  /// Calls that send a value to a subject, with the generic argument of the subject's type that is the type of
  /// the value.
  private static let sent = ["send": 0, "accept": 0, "onNext": 0, "tryEvent": 1]
  package static let sending = Set(sent.keys)

  /// The types of properties that can publish what another property does.
  package static let publishers: Set = [
    "AnyPublisher", "Publisher", "Publishers", "Published", "Observable", "Driver", "Signal",
    "Infallible", "Single", "ControlEvent", "SharedSequence",
  ]

  /// Whether the name of a type is that of a publisher or a subject.
  package static func publishes(_ type: String) -> Bool {
    publishers.contains(type) || ["Subject", "Relay"].contains(where: type.hasSuffix)
  }

  /// The place of the sent value's type among the generic arguments of a subject's type.
  package static func sent(by name: String) -> Int? { sent[name] }

  /// The property of a handler's context that has what is sent; `nil` if the closure gets just that.
  package static func field(givenBy name: String) -> String? {
    handling.contains(name) ? "event" : nil
  }

  /// The label of the selector with which an observer is called.
  package static let observerSelector = "selector"
  /// The label of the selector with which a control or a gesture recogniser calls its target. A timer's has another
  /// one: no user makes it call.
  package static let targetSelector = "action"

  /// The labels of a selector that a function of an app may give to a control or a gesture recogniser.
  package static let targetSelectors = [targetSelector, observerSelector]

  /// Calls that give the closures behind them an object as the first argument.
  package static let retaining: Set = ["withUnretained"]

  /// Whether a call gives its closures its first argument as theirs, if that has some label.
  package static func handsOver(_ name: String, label: String?) -> Bool {
    label == "with" ? subscribing.contains(name) : label == nil && name == "Binder"
  }

  package static let names =
    observing.union(posting).union(subscribing).union(sending).union(passing)
}
