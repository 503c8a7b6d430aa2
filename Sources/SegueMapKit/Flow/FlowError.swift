public import FlowModel
import FlowReport
public import ProjectFiles

/// Why a flow could not be read, drawn or written.
public enum FlowError: Error, Hashable, Sendable {
  /// There is no interface file at the paths; the findings report those that could not be read.
  case nothingToRead(paths: [String], findings: [Finding])
  /// The task that loaded a flow was cancelled.
  case cancelled
  /// Standard input failed, for the system's reason.
  case unreadableInput(reason: String)
  /// No scene has the name; the suggestions are similar names, the most similar first.
  case unknownScene(String, suggestions: [String])
  /// No storyboard has the path; the suggestions are similar paths, the most similar first.
  case unknownStoryboard(String, suggestions: [String])
  /// Several scenes have the name; the matches are their `path#objectID`s.
  case ambiguousScene(String, matches: [String])
  /// No target has the name; the known ones are up to three with similar names, or else all.
  case unknownTarget(String, known: [String])
  /// No segue is of the kind; the known ones are in alphabetical order.
  case unknownKind(String, known: [String])
  /// Graphviz or a picture library failed during the activity.
  case drawing(activity: String, message: String)
  /// A state that git keeps could not be read.
  case git(GitError)
  /// A file that was named could not be read, for the system's reason.
  case unreadable(path: String, reason: String)
  /// A file has no conflict, or markers that don't match.
  case noConflict(path: String)
  /// A file is not an exported flow that can be read.
  case unreadableReport(path: String, reason: String)
  /// A file could not be written, for the system's reason; what stood there before still does.
  case unwritable(path: String, reason: String)
  /// A file could not be written, since it or its folder is a link; nothing changed.
  case linkAsOutput(path: String, target: String)
}

extension FlowError: CustomStringConvertible {
  /// One line, lower case, no full stop, without control characters.
  public var description: String { text.singleLine }

  private var text: String {
    switch self {
    case .nothingToRead(let paths, _):
      "no screen found in \(Self.list(paths)): looked for storyboards, xibs, and UIKit, AppKit, "
        + "WatchKit and SwiftUI source"
    case .cancelled: "cancelled"
    case .unreadableInput(let reason): "standard input can't be read: \(reason)"
    case .unknownScene(let name, let suggestions) where suggestions.isEmpty:
      "unknown scene '\(name)'"
    case .unknownScene(let name, let suggestions):
      "unknown scene '\(name)'; did you mean \(Self.list(suggestions, joinedBy: "or"))?"
    case .unknownStoryboard(let path, let suggestions) where suggestions.isEmpty:
      "unknown storyboard '\(path)'"
    case .unknownStoryboard(let path, let suggestions):
      "unknown storyboard '\(path)'; did you mean \(Self.list(suggestions, joinedBy: "or"))?"
    case .ambiguousScene(let name, let matches):
      "'\(name)' is the name of \(matches.count) scenes; "
        + "choose one of \(Self.list(matches, joinedBy: "or"))"
    case .unknownTarget(let name, let known) where known.isEmpty:
      "unknown target '\(name)'; no project was read that builds a target"
    case .unknownTarget(let name, let known) where known.count > 3:
      "unknown target '\(name)'; known are \(Self.list(known))"
    case .unknownTarget(let name, let known):
      "unknown target '\(name)'; did you mean \(Self.list(known, joinedBy: "or"))?"
    case .unknownKind(let kind, let known):
      "unknown kind of segue '\(kind)'; known are \(Self.list(known))"
    case .drawing(let activity, let message): "failed while \(activity): \(message)"
    case .git(let error): error.description
    case .unreadable(let path, let reason): "'\(path)' can't be read: \(reason)"
    case .noConflict(let path):
      "'\(path)' has no conflict: git does not list it as unmerged, and it has no matching markers"
    case .unreadableReport(let path, let reason): "'\(path)' is not an exported flow: \(reason)"
    case .unwritable(let path, let reason): "'\(path)' can't be written: \(reason)"
    case .linkAsOutput(let path, let target):
      "'\(path)' can't be written: a link leads to '\(target)'; --follow-links writes there"
    }
  }

  /// `'a', 'b' and 'c'`.
  private static func list(_ names: [String], joinedBy conjunction: String = "and") -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
