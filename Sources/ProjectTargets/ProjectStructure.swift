import FlowAnalysis
package import FlowModel
import InputBounds

/// The targets of an app's projects, and which files belong to them.
package struct ProjectStructure: Sendable {
  package let membership: TargetMembership
  /// The build settings of Xcode projects and of their targets.
  package let configurations: [BuildConfiguration]
  package let findings: [Finding]
  /// The source files that projects name one by one, with the names of the targets that they are part of.
  package let namedSources: [String: Set<String>]

  /// Combines project files. The order of files and paths does not matter.
  ///
  /// A file or a part of one that cannot be read becomes a finding; the others are still read.
  ///
  /// - Parameters:
  ///   - projects: The project files, and the `.xcconfig` files with settings of theirs; a Swift file that only has
  ///     the name of one declares nothing.
  ///   - starts: The paths of `Info.plist` files and of files that declare an app's main type. The
  ///     folder of one that belongs to no project counts as a target.
  ///   - files: The paths of all files to assign to targets.
  ///   - folders: Other folders that contain files. A package does not state in which of several
  ///     conventional folders its targets are.
  /// - Complexity: O(*n* · *d*) for *n* files in *d* folders.
  package init(
    projects: [ProjectFile] = [], starts: [String] = [], files: [String] = [],
    folders: Set<String> = []
  ) {
    var known: Set<String> = []
    for folder in folders.union(files.map { ProjectPath.folder(of: $0) }) {
      for folder in folder.selfAndFolders where !known.insert(folder).inserted { break }
    }
    var declarations = projects.sorted { $0.file.path < $1.file.path }
      .compactMap { $0.declaration(folders: known) }
    declarations.dropRepeatedTargets()
    declarations.dropExcessivePatterns()
    let settings = Dictionary(
      projects.compactMap { file in file.settings.map { (file.file.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    let assembly = TargetAssembly(declarations, starts: starts, settings: settings)
    membership = assembly.membership(of: files)
    configurations = assembly.configurations
    namedSources = assembly.namedSources
    findings = declarations.flatMap(\.findings) + assembly.findings
  }
}

extension [ProjectDeclaration] {
  /// Leaves out the files of projects whose patterns exceed the bound, together with those of the
  /// projects before them.
  fileprivate mutating func dropExcessivePatterns() {
    var patterns: [String] = []
    for index in indices {
      let own = self[index].targets.flatMap(\.rules).flatMap(\.patterns)
      do throws(BoundExcess) {
        try InputBounds.check(patterns: patterns + own)
        patterns += own
      } catch {
        for target in self[index].targets.indices { self[index].targets[target].rules = [] }
        self[index].findings.append(
          .unreadableProject(self[index].path, "with those of other projects, it has \(error)"))
      }
    }
  }

  /// Where several files in one folder declare a target of one name, such as an Xcode project and the
  /// specification that generates it, keeps the target of the file nearest to Xcode.
  fileprivate mutating func dropRepeatedTargets() {
    var known: [String: Set<String>] = [:]
    for format in [ProjectFormat.xcode, .xcodeGen, .tuist, .swiftPackage] {
      let indices = self.indices.filter { self[$0].format == format }
      for index in indices {
        let names = known[self[index].folder] ?? []
        self[index].targets.removeAll { names.contains($0.name) }
      }
      for index in indices {
        known[self[index].folder, default: []].formUnion(self[index].targets.map(\.name))
      }
    }
  }
}
