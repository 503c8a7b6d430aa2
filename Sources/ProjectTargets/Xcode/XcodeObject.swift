/// An object of a `project.pbxproj`, with the fields that decide which files belong to which targets.
///
/// The names are Xcode's own. An object refers to others by their keys in the file's `objects`.
enum XcodeObject: Decodable {
  case item(Item)
  case buildFile(BuildFile)
  case buildPhase(BuildPhase)
  case target(Target)
  case targetDependency(TargetDependency)
  case targetProxy(TargetProxy)
  case packageProduct(PackageProduct)
  case exceptionSet(ExceptionSet)
  case configurationList(ConfigurationList)
  case configuration(Configuration)
  case project(Project)
  case other

  private enum CodingKeys: String, CodingKey { case isa }

  init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .isa)
    self =
      switch kind {
      case "PBXFileReference", "PBXReferenceProxy", "PBXGroup", "PBXVariantGroup",
        "XCVersionGroup", "PBXFileSystemSynchronizedRootGroup":
        .item(try Item(from: decoder))
      case "PBXBuildFile": .buildFile(try BuildFile(from: decoder))
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase",
        "PBXFrameworksBuildPhase":
        .buildPhase(try BuildPhase(from: decoder))
      case "PBXNativeTarget": .target(try Target(from: decoder))
      case "PBXTargetDependency": .targetDependency(try TargetDependency(from: decoder))
      case "PBXContainerItemProxy": .targetProxy(try TargetProxy(from: decoder))
      case "XCSwiftPackageProductDependency":
        .packageProduct(try PackageProduct(from: decoder))
      case "PBXFileSystemSynchronizedBuildFileExceptionSet":
        .exceptionSet(try ExceptionSet(from: decoder))
      case "XCConfigurationList": .configurationList(try ConfigurationList(from: decoder))
      case "XCBuildConfiguration": .configuration(try Configuration(from: decoder))
      case "PBXProject": .project(try Project(from: decoder))
      default: .other
      }
  }

  /// The fields of a file or a group, with the exceptions of a synchronised group.
  struct Item: Decodable {
    let name: String?
    let path: String?
    let sourceTree: String?
    let children: [String]?
    let exceptions: [String]?
  }

  struct BuildFile: Decodable {
    let fileRef: String?
    let productRef: String?
  }

  struct BuildPhase: Decodable {
    let files: [String]?
  }

  struct Target: Decodable {
    let name: String
    let productType: String?
    let productReference: String?
    let buildConfigurationList: String?
    let buildPhases: [String]?
    let dependencies: [String]?
    let packageProductDependencies: [String]?
    let fileSystemSynchronizedGroups: [String]?
  }

  struct TargetDependency: Decodable {
    let target: String?
    let targetProxy: String?
    let productRef: String?
  }

  /// A target of this project or of another one.
  struct TargetProxy: Decodable {
    let remoteInfo: String?
  }

  struct PackageProduct: Decodable {
    let productName: String?
  }

  struct ExceptionSet: Decodable {
    let target: String?
    let membershipExceptions: [String]?
  }

  struct ConfigurationList: Decodable {
    let buildConfigurations: [String]?
  }

  struct Configuration: Decodable {
    let name: String?
    let buildSettings: [String: Setting]?
    /// The `.xcconfig` file, or the synchronised folder that contains it.
    let baseConfigurationReference: String?
    let baseConfigurationReferenceAnchor: String?
    let baseConfigurationReferenceRelativePath: String?
  }

  /// The value of a build setting: a list is joined with spaces, as Xcode does.
  struct Setting: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      do {
        text = try value.decode(String.self)
      } catch DecodingError.typeMismatch {
        text = try value.decode([String].self).joined(separator: " ")
      }
    }
  }

  struct Project: Decodable {
    let mainGroup: String?
    let targets: [String]?
    let buildConfigurationList: String?
    let projectDirPath: String?
  }
}
