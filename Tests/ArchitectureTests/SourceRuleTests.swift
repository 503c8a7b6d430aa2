import Foundation
import Testing

/// The rules of CONTRIBUTING.md for source files that a formatter can't check.
@Suite struct SourceRuleTests {
  /// The lines of the product's Swift files by path.
  let files: [String: [Substring]]

  init() throws {
    let package = try PackageDescription.ofThisPackage()
    var files: [String: [Substring]] = [:]
    for target in package.productTargets where target.type != "system-target" {
      for source in target.sources {
        let path = "\(target.path)/\(source)"
        files[path] = try Repository.text(of: path).split(
          separator: "\n", omittingEmptySubsequences: false)
      }
    }
    self.files = files
  }

  @Test(
    "No source contains placeholders or gives up with a fatal error",
    arguments: ["try!", "as!", "fatalError(", "TODO", "FIXME", "XXX"])
  func forbidden(text: String) {
    for (path, lines) in files {
      for (index, line) in lines.enumerated() where line.contains(text) {
        Issue.record("\(path):\(index + 1) has '\(text)'")
      }
    }
  }

  @Test("Every opt-out from a compiler check is explained on the line above")
  func unchecked() {
    let words = ["@unchecked", "nonisolated(unsafe)", "@preconcurrency"]
    for (path, lines) in files {
      for (index, line) in lines.enumerated() where words.contains(where: { line.contains($0) }) {
        let above = index == 0 ? "" : lines[index - 1]
        #expect(above.contains("//") || line.contains("//"), "\(path):\(index + 1)")
      }
    }
  }

  @Test("The folders of the layout use each other in the order of its steps")
  func layoutSteps() {
    let steps = ["Diagram", "Graphviz", "Placement", "Routing", "Labels", "Picture"]
    let root = "Sources/FlowLayout/"
    let declaration = /(?:package )?(?:final )?(?:struct|enum|class|protocol) (\w+).*/
    var sources: [[(path: String, code: String)]] = steps.map { _ in [] }
    var declared: [Set<Substring>] = steps.map { _ in [] }
    for (path, lines) in files where path.hasPrefix(root) {
      guard let folder = path.dropFirst(root.count).split(separator: "/").first,
        let step = steps.firstIndex(of: String(folder))
      else { continue }
      declared[step].formUnion(lines.compactMap { $0.wholeMatch(of: declaration)?.1 })
      let code = lines.map { $0.split(separator: "//", omittingEmptySubsequences: false)[0] }
      sources[step].append((path, code.joined(separator: "\n")))
    }
    for step in steps.indices {
      #expect(!sources[step].isEmpty, "\(steps[step])")
      let later = declared[(step + 1)...].reduce(into: Set(["LayoutEngine"])) { $0.formUnion($1) }
      for (path, code) in sources[step] {
        let used = Set(code.matches(of: /\w+/).map(\.output)).intersection(later)
        #expect(used.isEmpty, "\(path) uses \(used.sorted()) of a later step")
      }
    }
  }

  @Test("Every condition of compilation, such as on the system, has its other branch")
  func otherBranches() {
    for (path, lines) in files {
      var conditions: [(line: Int, hasOther: Bool)] = []
      for (index, line) in lines.enumerated() {
        let words = line.split(separator: " ")
        switch words.first {
        case "#if": conditions.append((index + 1, false))
        case "#else": conditions[conditions.count - 1].hasOther = true
        case "#endif":
          let condition = conditions.removeLast()
          #expect(condition.hasOther, "\(path):\(condition.line)")
        default: break
        }
      }
    }
  }

  @Test("No file has a vague name such as Utils or Helpers")
  func names() {
    for path in files.keys {
      let name = path.split(separator: "/").last ?? ""
      #expect(!["Utils", "Helper", "Manager", "Misc"].contains { name.contains($0) }, "\(path)")
    }
  }
}
