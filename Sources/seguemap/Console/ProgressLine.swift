import Dispatch
import ProjectFiles
import SegueMapKit
import Synchronization

/// What a run is busy with, on a line of the terminal that goes away; shown to those only who have
/// waited half a second.
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

  /// Takes the line away; nothing is shown after.
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
      // A terminal that has gone away needs no progress.
    }
  }
}
