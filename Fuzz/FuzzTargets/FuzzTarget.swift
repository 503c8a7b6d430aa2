import AppResources
import FlowAssembly
import FlowReport
import InterfaceBuilder
import ObjectiveCReader
import ProjectFiles
import ProjectTargets
import ReportReader
import SourceModel
import SourceScan
import SwiftReader
import YAMLReader

/// A kind of input that anyone can put into a repository, and the code that reads it.
///
/// The fuzzer and the tests that replay its finds share these entry points.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case interface
  case swift
  case objectiveC = "objective-c"
  case propertyList = "property-list"
  case pbxproj, strings, xcstrings
  /// The JSON of asset catalogues, and the headers of images.
  case assets
  /// The YAML of settings, with what the values lead to, and of XcodeGen.
  case yaml
  /// JSON that `seguemap draw` wrote, which `seguemap diff` compares with.
  case export
  /// JSON that `seguemap diff` wrote, with one export for both states in the same document.
  case changes
  /// Commits, trees and the index as git prints them, and files with conflict markers.
  case git

  /// Reads an input. An error that is thrown or reported is an answer like any other; a crash, a
  /// hang or a lot of memory is a find.
  package func read(_ bytes: [UInt8]) {
    switch self {
    case .interface: readInterface(bytes)
    case .swift: DeepThreads.run(1) { readSwift(bytes) }
    case .objectiveC: DeepThreads.run(1) { readObjectiveC(bytes) }
    case .propertyList:
      let list = AppFile(path: "App/Info.plist", bytes: bytes)
      _ = FlowAssembler(documents: [], propertyLists: [list]).graph()
    case .pbxproj: readProject(bytes, named: "App.xcodeproj/project.pbxproj")
    case .strings: _ = try? StringsFile.texts(bytes)
    case .xcstrings: _ = try? StringCatalog(bytes)
    case .assets: readAssets(bytes)
    case .yaml:
      let document = try? YAMLReader.document(in: String(decoding: bytes, as: UTF8.self))
      if let document { SettingsInput(document).draw() }
      readProject(bytes, named: "project.yml")
    case .export: if let graph = try? ReportReader.graph(bytes) { _ = JSONReporter().report(graph) }
    case .changes: readChanges(bytes)
    case .git: readGit(bytes)
    }
  }

  private func readInterface(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      guard let document = try? InterfaceParser.parse(bytes, path: "App/Main.storyboard") else {
        return
      }
      _ = try? InterfaceParser.screens(in: bytes, path: "App/Main.storyboard")
      _ = FlowAssembler(documents: [document]).graph()
    }
  }

  private func readSwift(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer {
      _ = SourceDigest(of: $0, language: .swift).wantedNames(helpers: [])
      _ = SwiftReader.unit($0, path: "App/Login.swift").resolved(for: SourceBuild())
    }
    readProject(bytes, named: "Package.swift")
    readProject(bytes, named: "Project.swift")
  }

  private func readObjectiveC(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer {
      _ = SourceDigest(of: $0, language: .objectiveC).wantedNames(helpers: [])
      _ = ObjectiveCReader.unit($0, path: "App/Login.m").resolved(for: SourceBuild())
    }
  }

  private func readProject(_ bytes: [UInt8], named name: String) {
    _ = ProjectStructure(
      projects: [ProjectFile(AppFile(path: "App/\(name)", bytes: bytes))],
      files: ["App/Main.storyboard"])
  }

  private func readAssets(_ bytes: [UInt8]) {
    _ = ImageHeader(bytes)
    _ = try? AssetFolder(bytes)
    _ = (try? ColorSet(bytes))??.color(named: "Accent") { _ in nil }
    _ = (try? ImageSet(bytes))?.files(isDark: true, scale: 2)
  }

  private func readChanges(_ bytes: [UInt8]) {
    guard let graph = try? ReportReader.graph(bytes),
      let changes = try? ChangesReader.changes(bytes, from: graph, to: graph)
    else { return }
    _ = MarkdownChangesReporter().report(changes)
  }

  private func readGit(_ bytes: [UInt8]) {
    _ = GitEntry.entries(ofTree: bytes, idLength: 20)
    _ = GitCommit(GitObject(id: BlobID(text: "0"), kind: .commit, bytes: bytes))
    _ = IndexListing(bytes).folders
    _ = ConflictSides(markedFile: bytes)
  }
}
