import Foundation
import Testing

/// Compares the table in `Documentation/Architecture.md` with the package.
@Suite struct ImportTableTests {
  let table: [String: Set<String>]
  let package: PackageDescription

  init() throws {
    table = Self.rows(of: try Repository.text(of: "Documentation/Architecture.md"))
    package = try PackageDescription.ofThisPackage()
  }

  @Test("The table names every target of the product, and no other")
  func targets() {
    #expect(package.productTargets.map(\.name).sorted() == table.keys.sorted())
  }

  @Test("Each target depends on what the table allows it, and on nothing else")
  func dependencies() {
    for target in package.productTargets {
      let allowed = table[target.name, default: []].subtracting(Self.platformModules)
      #expect(target.imports == allowed, "\(target.name)")
    }
  }

  @Test("Each source file imports only what the table allows its target")
  func imports() throws {
    for target in package.productTargets where target.type != "system-target" {
      let allowed = table[target.name, default: []].union(Self.everywhere)
      for source in target.sources {
        let path = "\(target.path)/\(source)"
        let stray = Self.imports(of: try Repository.text(of: path)).subtracting(allowed)
        #expect(stray.isEmpty, "\(path) imports \(stray.sorted())")
      }
    }
  }

  @Test("No source file is longer than 400 lines")
  func fileLength() throws {
    for target in package.targets where target.type != "system-target" {
      for source in target.sources {
        let path = "\(target.path)/\(source)"
        let lines = try Repository.text(of: path).split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 401, "\(path)")
      }
    }
  }

  /// Modules of the toolchain, which the manifest does not list as dependencies.
  private static let platformModules =
    everywhere.union([
      "Dispatch", "Foundation", "FoundationEssentials", "Synchronization", "System",
    ])
  /// The names of the C library, which any file may import with a comment that states the reason.
  private static let everywhere: Set = ["Glibc", "Musl", "Darwin"]

  /// The names in the last column by the name in the first, of rows such as
  /// ``| `FlowLayout` | graph → `Drawing` | `FlowModel`, `CGraphviz` |``.
  private static func rows(of document: String) -> [String: Set<String>] {
    var rows: [String: Set<String>] = [:]
    for line in document.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      guard cells.count == 3 else { continue }
      for name in names(in: cells[0]) { rows[name] = Set(names(in: cells[2])) }
    }
    return rows
  }

  private static func names(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// Lines deeper than an import in `#if` are text, such as that of a rule's example.
  private static func imports(of source: String) -> Set<String> {
    Set(
      source.split(separator: "\n").filter { !$0.hasPrefix("   ") }.compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword <= 2,
          words[..<keyword].allSatisfy({ importPrefixes.contains($0) }),
          let module = words[(keyword + 1)...].first
        else { return nil }
        return String(module)
      })
  }

  private static let importPrefixes: Set<Substring> = [
    "package", "public", "@testable", "@preconcurrency",
  ]
}
