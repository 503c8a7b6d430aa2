// For a timer.
import Dispatch
import ProjectFiles
import SegueMapKit
import Synchronization

/// The current activity of a run, on a line of the terminal that is cleared afterwards; shown only
/// after half a second.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var isOver = false
  }

  private let state = Mutex(State())

  /// - Parameter activity: Such as `reading`.
  init(_ activity: String) {
    guard StandardStream.error.isTerminal else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(500)) { [weak self] in
      self?.state.withLock { state in
        if state.isOver { return }
        state.isShown = true
        Self.write("\r\u{1B}[K\(activity)…")
      }
    }
  }

  /// Clears the line; nothing is shown afterwards.
  func end() {
    state.withLock { state in
      if state.isShown { Self.write("\r\u{1B}[K") }
      state.isOver = true
    }
  }

  private static func write(_ text: String) {
    do {
      try StandardStream.error.write(Array(text.utf8))
    } catch {
      // A closed terminal needs no progress.
    }
  }
}
