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

  /// Returns the words of a setting with those that it inherits.
  ///
  /// - Returns: Those that it has in any case; and all that it may have, `nil` if there may be others.
  func words(of name: String) -> (always: [String], all: [String]?) {
    var words: (always: [String], all: [String]?) = ([], [])
    var room = Self.mostWords
    for layer in layers {
      guard let layer else { return (words.always, nil) }
      for (key, value) in layer.sorted(by: { $0.key < $1.key }) {
        guard key == name || key.hasPrefix(name + "[") else { continue }
        let found = expanded(value.words, at: 0, &room)
        words.all = words.all.flatMap { all in found.map { all + $0 } }
        if key == name { words.always += value.words }
      }
      let ends = layer[name].map { Self.inherited.isDisjoint(with: $0.words) } ?? false
      if ends { break }
    }
    return words
  }

  private static let inherited: Set = ["$(inherited)", "${inherited}", "$inherited"]

  /// The words with those of other settings in place of `$(NAME)`; `nil` if one of these is unknown.
  ///
  /// - Parameter room: How many more words are followed: each of those of a setting may name another one.
  private func expanded(_ words: [String], at depth: Int, _ room: inout Int) -> [String]? {
    var found: [String] = []
    for word in words {
      room -= 1
      if room < 0 { return nil }
      guard word.hasPrefix("$"), word.hasSuffix(")") || word.hasSuffix("}"), word.count > 3 else {
        found.append(word)
        continue
      }
      if Self.inherited.contains(word) { continue }
      let name = String(word.dropFirst(2).dropLast())
      let values = layers.compactMap(\.self).flatMap { layer in
        layer.filter { $0.key == name || $0.key.hasPrefix(name + "[") }.map(\.value)
      }
      guard depth < Self.deepest, !values.isEmpty else { return nil }
      for value in values {
        guard let words = expanded(value.words, at: depth + 1, &room) else { return nil }
        found += words
      }
    }
    return found
  }

  /// How deeply settings that name others are followed.
  private static let deepest = 4
  private static let mostWords = 10_000
}

extension String {
  fileprivate var words: [String] {
    split { $0.isWhitespace || $0 == "\"" }.map(String.init)
  }

  /// Whether CocoaPods makes the file, which is rarely committed and sets nothing that decides what runs.
  fileprivate var isOfPods: Bool {
    split(separator: "/").contains { $0 == "Pods" || $0.hasPrefix("Pods-") }
  }
}
