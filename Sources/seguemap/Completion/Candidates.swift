import ArgumentParser
import FlowLint
import ProjectFiles
import SegueMapKit

/// The words of an app and its repository that a shell offers.
enum Candidates {
  /// The names of scenes.
  static let scenes = CompletionKind.custom { words, _, _ in
    names(in: words) { $0.sceneNames }
  }

  /// The names of targets.
  static let targets = CompletionKind.custom { words, _, _ in
    names(in: words) { $0.targetNames }
  }

  /// The names of the rules that come with the product.
  static let rules = CompletionKind.list(RuleCatalogue.descriptions.map(\.name))

  /// Branches, tags, and files.
  static let states = CompletionKind.custom { words, _, prefix in
    safe(await FlowState.revisionNames()) + files(startingWith: prefix)
  }

  /// Returns names of the app that a command line names.
  private static func names(
    in words: [String], _ names: (AppFlow) -> [String]
  ) -> [String] {
    var project = FlowProject(paths: paths(in: words))
    // Interface files alone take a fraction of the time. An app that is all source has none.
    for readsSource in [false, true] {
      project.readsSource = readsSource
      if let flow = try? project.load(), case let found = safe(names(flow)), !found.isEmpty {
        return found
      }
    }
    return []
  }

  /// Returns what a command line that is not complete reads: its folders and interface files, or what
  /// the settings name.
  private static func paths(in words: [String]) -> [String] {
    let typed = words.dropFirst().filter { word in
      let isInterface = [".storyboard", ".xib"].contains { word.hasSuffix($0) }
      let isFolder = (try? Disk().kind(of: word)) == .folder
      return !word.hasPrefix("-") && (isInterface || isFolder)
    }
    if !typed.isEmpty { return Array(typed) }
    let console = Console(verbosity: .quiet, usesColor: false)
    let file = try? ConfigurationFile.nearest(telling: console)
    return (try? file?.configuration(for: nil))?.paths ?? ["."]
  }

  /// Returns the files and folders whose paths begin with what was typed.
  private static func files(startingWith prefix: String) -> [String] {
    let (folder, start) = Path.split(prefix)
    let entries = (try? Disk().entries(of: folder.isEmpty ? "." : folder)) ?? []
    let names = entries.filter {
      $0.name.hasPrefix(start) && $0.name.hasPrefix(".") == start.hasPrefix(".")
    }
    return safe(
      names.map { Path.joined(folder, $0.name) + ($0.kind == .folder ? "/" : "") }.sorted())
  }

  /// Returns the names that no shell takes for more than a word: bash expands what is offered to it, and
  /// a stranger may have named a screen.
  static func safe(_ names: [String]) -> [String] {
    names.filter { name in
      !name.isEmpty
        && name.unicodeScalars.allSatisfy { scalar in
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || " ._-/+#@,".unicodeScalars.contains(scalar)
        }
    }
  }
}
