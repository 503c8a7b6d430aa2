/// Where a build configuration of a target has some of its settings. Those of a layer replace the ones of the layers
/// after it.
enum SettingsLayer {
  case values([String: String])
  /// An `.xcconfig` file, with what it includes.
  case file(String)
  /// Settings that can't be read.
  case unknown
}

/// The settings of one build configuration of a target, layer by layer.
struct LayeredSettings {
  /// `nil` for a layer that can't be read.
  private var layers: [[String: String]?] = []

  init(_ layers: [SettingsLayer], files: [String: SettingsFile]) {
    for layer in layers {
      switch layer {
      case .values(let values): self.layers.append(values)
      case .file(let path): add(path, files)
      case .unknown: self.layers.append(nil)
      }
    }
  }

  /// Adds a file before those that it includes, as its own settings replace theirs.
  private mutating func add(_ path: String, _ files: [String: SettingsFile]) {
    var pending: [(path: String?, isOptional: Bool)] = [(path, path.isOfPods)]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard let path = next.path, let file = files[path] else {
        if !next.isOptional { layers.append(nil) }
        continue
      }
      guard seen.insert(path).inserted else { continue }
      layers.append(file.settings)
      pending += file.includes
    }
  }

  /// Returns the values that a setting may have, up to a layer that sets it without a condition.
  ///
  /// - Returns: `nil` if it may have others.
  func values(of name: String) -> [String]? {
    var values: [String] = []
    for layer in layers {
      guard let layer else { return nil }
      for key in layer.keys.sorted() where key.hasPrefix(name + "[") {
        layer[key].map { values.append($0) }
      }
      if let value = layer[name] { return values + [value] }
    }
    return values
  }
}

extension String {
  /// Whether CocoaPods makes the file, which is rarely committed and sets nothing that decides what runs.
  fileprivate var isOfPods: Bool {
    split(separator: "/").contains { $0 == "Pods" || $0.hasPrefix("Pods-") }
  }
}
