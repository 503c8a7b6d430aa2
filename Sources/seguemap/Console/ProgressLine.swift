// For a timer.
import Dispatch
import ProjectFiles
import SegueMapKit
import Synchronization

/// The current activity of a run, on a line of the terminal that is cleared afterwards; shown only
/// after half a second.
final class ProgressLine: Sendable {
  private struct State {
    var activity: String
    /// When the line was last written; `nil` while it is not shown.
    var shown: ContinuousClock.Instant?
    var isOver = false
  }

  private let state: Mutex<State>

  /// - Parameter activity: Such as `drawing 40 scenes`.
  init(_ activity: String) {
    state = Mutex(State(activity: activity))
    guard StandardStream.error.isTerminal else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(500)) { [weak self] in
      self?.state.withLock { state in
        if !state.isOver { Self.show(&state) }
      }
    }
  }

  /// What replaces the activity by a loading's phase and counts, up to ten times a second.
  var report: FlowProgress.Report {
    { [weak self] progress in
      self?.state.withLock { state in
        state.activity = progress.description
        guard let shown = state.shown, !state.isOver, .now - shown > .milliseconds(100) else {
          return
        }
        Self.show(&state)
      }
    }
  }

  /// Clears the line; nothing is shown afterwards.
  func end() {
    state.withLock { state in
      if state.shown != nil { Self.write("\r\u{1B}[K") }
      state.isOver = true
    }
  }

  private static func show(_ state: inout State) {
    write("\r\u{1B}[K\(state.activity)…")
    state.shown = .now
  }

  private static func write(_ text: String) {
    do {
      try StandardStream.error.write(Array(text.utf8))
    } catch {
      // A closed terminal needs no progress.
    }
  }
}
