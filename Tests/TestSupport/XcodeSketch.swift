/// A `project.pbxproj` for tests: objects by key, as an old-style property list.
package struct XcodeSketch {
  private var objects: [String] = []
  private var targets: [String] = []

  package var settings = "SDKROOT = iphoneos;"
  /// The keys of the main group's children.
  package var mainGroup: [String] = []

  package init() {}

  package mutating func add(_ key: String, _ isa: String, _ members: String = "") {
    objects.append("\t\t\(key) /* \(key) */ = { isa = \(isa); \(members) };")
  }

  package mutating func file(_ key: String, _ path: String, tree: String = "\"<group>\"") {
    add(key, "PBXFileReference", "path = \"\(path)\"; sourceTree = \(tree);")
  }

  package mutating func group(
    _ key: String, path: String?, _ children: [String], isa: String = "PBXGroup"
  ) {
    let path = path.map { "path = \"\($0)\"; " } ?? ""
    add(
      key, isa,
      "children = (\(children.map { $0 + "," }.joined())); \(path)sourceTree = \"<group>\";")
  }

  /// Adds a target with its build settings and the files of its source phase.
  package mutating func target(
    _ name: String, type: String, settings: String = "", files: [String] = [],
    dependencies: [String] = [], base: String? = nil, more: String = ""
  ) {
    let key = "T_\(name)"
    targets.append(key)
    for file in files { add("B_\(name)_\(file)", "PBXBuildFile", "fileRef = \(file);") }
    let list = files.map { "B_\(name)_\($0)," }.joined()
    add("P_\(name)", "PBXSourcesBuildPhase", "files = (\(list));")
    for other in dependencies {
      add("D_\(name)_\(other)", "PBXTargetDependency", "target = T_\(other);")
    }
    add(
      key, "PBXNativeTarget",
      """
      name = "\(name)"; productType = "com.apple.product-type.\(type)";
      buildPhases = (P_\(name)); buildConfigurationList = L_\(name);
      dependencies = (\(dependencies.map { "D_\(name)_\($0)," }.joined())); \(more)
      """)
    configurations("L_\(name)", settings, base: base)
  }

  /// - Parameter base: The key of an `.xcconfig` file.
  private mutating func configurations(_ list: String, _ settings: String, base: String? = nil) {
    add(list, "XCConfigurationList", "buildConfigurations = (\(list)_D);")
    let base = base.map { "baseConfigurationReference = \($0); " } ?? ""
    add(
      list + "_D", "XCBuildConfiguration", "name = Debug; \(base)buildSettings = { \(settings) };")
  }

  package var text: String {
    var sketch = self
    sketch.configurations("L", settings)
    sketch.group("MAIN", path: nil, mainGroup)
    sketch.add(
      "ROOT", "PBXProject",
      "mainGroup = MAIN; buildConfigurationList = L; targets = (\(targets.joined(separator: ",")));"
    )
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjects = {
      \(sketch.objects.joined(separator: "\n"))
      \t};
      \trootObject = ROOT /* Project object */;
      }

      """
  }
}
