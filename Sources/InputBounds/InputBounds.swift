/// The bounds of every kind of input. What exceeds one is reported and left out; the rest is read.
///
/// `Documentation/Limits.md` has the same bounds as a table. Real apps stay far below each.
package enum InputBounds {
  // Interface files. The largest of 950 has 558,519 bytes, 28 levels, and 15 of views.
  package static let interfaceSize = InputBound(32 << 20, "bytes", of: "an interface file")
  package static let interfaceDepth = InputBound(256, "levels of elements", of: "an interface file")
  package static let interfaceViews = InputBound(64, "levels of views", of: "a screen")
  /// libxml2 before 2.12 keeps names in a table of limited size; real files have below 1,000.
  package static let interfaceNames = InputBound(8192, "names", of: "an interface file")
  /// libxml2 before 2.12 compares each attribute with all others; real elements have below 40.
  package static let interfaceAttributes = InputBound(1024, "attributes", of: "an element")
  /// No real file has any, and their look-up takes time in proportion.
  package static let interfaceNamespaces = InputBound(64, "namespaces", of: "an interface file")

  // Numbers in interface files are cut off here.
  package static let screenLength = InputBound(1_000_000, "points", of: "a screen")
  package static let fontSize = InputBound(1000, "points", of: "a font")
  package static let screenItems = InputBound(1000, "pages, lines or items", of: "a view")

  // Source. Files that people write have at most 500 KB; parsing needs 170 times the size of a file.
  package static let sourceSize = InputBound(4 << 20, "bytes", of: "a source file")
  /// More is not even searched for calls that navigate.
  package static let searchedSize = InputBound(
    64 << 20, "bytes", of: "a source file that nothing depends on")
  package static let manifestSize = InputBound(1 << 20, "bytes", of: "a manifest")

  package static let manifestValues = InputBound(
    1_000_000, "values that are looked up", of: "a manifest")

  // Property lists, JSON and tables of texts.
  package static let propertyListSize = InputBound(1 << 20, "bytes", of: "a property list")
  package static let projectSize = InputBound(64 << 20, "bytes", of: "an Xcode project")
  package static let tableSize = InputBound(32 << 20, "bytes", of: "a table of texts")
  package static let valuesSize = InputBound(
    32 << 20, "bytes", of: "a file that rules search for names")
  package static let assetSize = InputBound(1 << 20, "bytes", of: "an asset's description")
  package static let reportSize = InputBound(128 << 20, "bytes", of: "an exported flow")
  package static let dataDepth = InputBound(
    128, "levels of nesting", of: "a property list, project, table or JSON file")
  /// A binary property list may contain a value many times over and store it once.
  package static let dataValues = InputBound(
    1_000_000, "values", of: "a binary property list")

  // YAML: settings and XcodeGen's projects.
  package static let yamlSize = InputBound(1 << 20, "bytes", of: "a YAML file")
  package static let yamlDepth = InputBound(64, "levels of nesting", of: "a YAML file")

  // Images of asset catalogues.
  package static let imageSize = InputBound(1 << 20, "bytes", of: "an image")
  package static let imageSide = InputBound(4096, "pixels", of: "a side of an image")
  package static let imagePixels = InputBound(64 << 20, "pixels", of: "all images of an app")

  // Patterns of paths: those of `include` or `exclude`, and those of all projects of an app.
  package static let patterns = InputBound(500, "patterns of paths", of: "a list")
  package static let patternSize = InputBound(
    8192, "characters of patterns of paths", of: "a list")

  // Projects.
  package static let memberships = InputBound(
    1_000_000, "files in its targets, each counted for every target", of: "an Xcode project")
  /// Each may use what the others declare.
  package static let appFolders = InputBound(
    500, "folders that start an app and belong to no project", of: "an app")

  // A run.
  package static let folderDepth = InputBound(128, "levels of folders", of: "an app")
  package static let folders = InputBound(100_000, "folders", of: "an app")
  package static let entries = InputBound(1_000_000, "entries in its folders", of: "an app")
  package static let files = InputBound(200_000, "files to read", of: "an app")
  package static let languages = InputBound(500, "languages", of: "a folder")
  package static let totalSize = InputBound(1 << 30, "bytes", of: "all files of an app")
  package static let resourceSize = InputBound(
    256 << 20, "bytes", of: "all texts, colours and images of an app")
  package static let findings = InputBound(10_000, "messages", of: "a run")
  package static let treeSize = InputBound(16 << 20, "bytes", of: "a folder in git")
  /// The names of every file of the largest repositories need less.
  package static let gitAnswerSize = InputBound(512 << 20, "bytes", of: "an answer of git")
  /// Git waits for ever for a pipe that its settings name as a file.
  package static let gitTime = InputBound(120, "seconds", of: "an answer of git")
  package static let linkSize = InputBound(4096, "bytes", of: "a link's target")
  /// Git makes a marker longer by two for each level.
  package static let mergeDepth = InputBound(
    14, "characters beyond 7 of a conflict's marker", of: "a merge base")
  /// As Linux has it.
  package static let linkDepth = InputBound(40, "links that lead to one another", of: "an app")

  /// All bounds, in the order of the table.
  package static let all = [
    interfaceSize, interfaceDepth, interfaceViews, interfaceNames, interfaceAttributes,
    interfaceNamespaces, screenLength, fontSize, screenItems, sourceSize, searchedSize,
    manifestSize, manifestValues,
    propertyListSize, projectSize, tableSize, valuesSize,
    assetSize, reportSize, dataDepth, dataValues, yamlSize, yamlDepth, imageSize, imageSide,
    imagePixels,
    patterns, patternSize, memberships, appFolders, folderDepth, folders, entries, files, languages,
    totalSize,
    resourceSize, findings, treeSize, gitAnswerSize, gitTime,
    linkSize, mergeDepth, linkDepth,
  ]
}

extension InputBounds {
  /// - Throws: ``BoundExcess`` for more patterns than paths can be compared with in reasonable time.
  package static func check(patterns texts: [String]) throws(BoundExcess) {
    try patterns.check(texts.count)
    try patternSize.check(texts.reduce(0) { $0 + $1.utf8.count })
  }
}
