import FlowModel
import InputBounds

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The objects of a `project.pbxproj`, by their keys.
struct XcodeObjects: Decodable {
  private let objects: [String: XcodeObject]

  /// - Throws: `BoundExcess`, or the error of `PropertyListDecoder`.
  init(_ file: AppFile) throws {
    do {
      let list = try PropertyListText(file.bytes)
      self = try PropertyListDecoder().decode(Self.self, from: Data(list.bytes))
    } catch PropertyListText.Fault.excess(let excess) {
      throw excess
    }
  }

  /// The project object, of which a file has one.
  var project: XcodeObject.Project? {
    objects.keys.sorted().lazy.compactMap { key -> XcodeObject.Project? in
      if case .project(let project)? = objects[key] { project } else { nil }
    }.first
  }

  func item(_ key: String?) -> XcodeObject.Item? {
    if case .item(let item)? = key.flatMap({ objects[$0] }) { item } else { nil }
  }

  func target(_ key: String?) -> XcodeObject.Target? {
    if case .target(let target)? = key.flatMap({ objects[$0] }) { target } else { nil }
  }

  func buildFiles(of phase: String) -> [XcodeObject.BuildFile] {
    guard case .buildPhase(let phase)? = objects[phase] else { return [] }
    return (phase.files ?? []).compactMap { key in
      if case .buildFile(let file)? = objects[key] { file } else { nil }
    }
  }

  func packageProduct(_ key: String?) -> String? {
    guard case .packageProduct(let product)? = key.flatMap({ objects[$0] }) else { return nil }
    return product.productName
  }

  func exceptionSet(_ key: String) -> XcodeObject.ExceptionSet? {
    if case .exceptionSet(let set)? = objects[key] { set } else { nil }
  }

  func configurations(_ list: String?) -> [XcodeObject.Configuration] {
    guard case .configurationList(let list)? = list.flatMap({ objects[$0] }) else { return [] }
    return (list.buildConfigurations ?? []).compactMap { key in
      if case .configuration(let configuration)? = objects[key] { configuration } else { nil }
    }
  }

  /// The dependencies that a target declares.
  func dependency(_ key: String) -> DeclaredTarget.Dependency? {
    guard case .targetDependency(let dependency)? = objects[key] else { return nil }
    if let target = target(dependency.target) { return .target(target.name) }
    if let product = packageProduct(dependency.productRef) { return .product(product) }
    guard case .targetProxy(let proxy)? = dependency.targetProxy.flatMap({ objects[$0] }) else {
      return nil
    }
    return proxy.remoteInfo.map { .product($0) }
  }
}
