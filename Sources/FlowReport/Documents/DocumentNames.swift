package import FlowModel

/// The names of pages, pictures and anchors: readable, unique, and the same as long as an element is.
package struct DocumentNames: Sendable {
  /// The names of the features' pages, by the features' IDs.
  package let features: [SceneID: String]
  /// The names of the screens, by the screens' IDs.
  package let screens: [SceneID: String]
  /// What tells screens with the same name from each other: a class, an identifier, a target, a file or an ID.
  let marks: [SceneID: String]

  package init(features: [SceneGroup], screens: [Scene]) {
    self.features = Self.names(features.map { ($0.id, $0.name) }, prefix: "feature-")
    self.screens = Self.names(screens.map { ($0.id, $0.caption) }, prefix: "screen-")
    marks = Self.marks(screens)
  }

  private static func marks(_ screens: [Scene]) -> [SceneID: String] {
    var marks: [SceneID: String] = [:]
    for namesakes in Dictionary(grouping: screens, by: \.caption).values where namesakes.count > 1 {
      var counts: [String: Int] = [:]
      for scene in namesakes {
        for word in Set(words(for: scene)) { counts[word, default: 0] += 1 }
      }
      for scene in namesakes {
        marks[scene.id] = words(for: scene).first { counts[$0] == 1 } ?? scene.id.description
      }
    }
    return marks.mapValues(\.singleLine)
  }

  private static func words(for scene: Scene) -> [String] {
    let file = scene.id.path.split(separator: "/").last.map(String.init)
    return [
      scene.customClass, scene.storyboardIdentifier,
      scene.projectTargets.joined(separator: ", "), file, scene.id.objectID,
    ].compactMap { $0?.nonEmpty }
  }

  /// Elements with the same words get a hash of their ID, all of them, so that a further one does not
  /// rename the first.
  private static func names(_ elements: [(id: SceneID, text: String)], prefix: String) -> [SceneID:
    String]
  {
    var counts: [String: Int] = [:]
    for element in elements { counts[words(of: element.text), default: 0] += 1 }
    var names: [SceneID: String] = [:]
    for (id, text) in elements {
      let words = words(of: text)
      let isUnique = counts[words] == 1 && !words.isEmpty
      names[id] =
        prefix
        + (isUnique
          ? words
          : [words, hash(of: id)].filter { !$0.isEmpty }
            .joined(separator: "-"))
    }
    return names
  }

  /// The text as words of lower-case ASCII letters and digits, joined by hyphens.
  private static func words(of text: String) -> String {
    var words = ""
    for scalar in text.lowercased().unicodeScalars {
      if ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) {
        words.unicodeScalars.append(scalar)
      } else if let last = words.last, last != "-" {
        words.append("-")
      }
    }
    return String(words.prefix(60)).trimmingHyphens
  }

  /// The hash of Fowler, Noll and Vo (FNV-1a, 32 bits), as eight digits.
  private static func hash(of id: SceneID) -> String {
    var hash: UInt32 = 0x811C_9DC5
    for byte in id.description.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension String {
  fileprivate var trimmingHyphens: String {
    hasSuffix("-") ? String(dropLast()).trimmingHyphens : self
  }
}
