/// The names of calls that send events to objects which the sender need not know: notifications, and
/// the subjects of Combine and RxSwift.
package enum EventCalls {
  /// Calls that add an observer of a notification.
  package static let observing: Set = ["addObserver"]
  /// Calls that post a notification.
  package static let posting: Set = ["post", "postNotificationName"]
  /// Calls that subscribe a closure to a subject.
  package static let subscribing: Set = [
    "sink", "subscribe", "bind", "drive", "emit", "onReceive", "observe", "observeNext",
  ]
  /// Those of them that SwiftUI views have, with the subject as the first argument. They return the view.
  package static let modifiers: Set = ["onReceive"]
  /// Calls that send a value to a subject.
  package static let sending: Set = ["send", "accept", "onNext"]

  /// Calls that give the closures behind them an object as the first argument.
  package static let retaining: Set = ["withUnretained"]

  /// Whether a call gives its closures its first argument as theirs, if that has some label.
  package static func handsOver(_ name: String, label: String?) -> Bool {
    label == "with" ? subscribing.contains(name) : label == nil && name == "Binder"
  }

  package static let names = observing.union(posting).union(subscribing).union(sending)
}
