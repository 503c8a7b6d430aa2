/// What an `.xcconfig` file sets and includes.
struct SettingsFile {
  /// As Xcode's project has them: a condition such as `[sdk=iphoneos*]` is part of the name.
  private(set) var settings: [String: String] = [:]
  /// The paths of the files that it includes, and whether each of them may be missing.
  private(set) var includes: [(path: String?, isOptional: Bool)] = []

  init(_ file: AppFile) {
    let folder = ProjectPath.folder(of: file.path)
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.beforeComment.trimmed
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        let path = parts.count > 1 ? ProjectPath.joined(folder, parts[1]) : nil
        includes.append((path, text.hasPrefix("#include?")))
      } else if let (name, value) = text.assignment {
        settings[name] = value
      }
    }
  }
}

extension Substring {
  fileprivate var beforeComment: Substring {
    var last: Character?
    for index in indices {
      if self[index] == "/", last == "/" { return self[..<self.index(before: index)] }
      last = self[index]
    }
    return self
  }

  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    return text
  }

  /// `NAME = value`; a name may contain `[sdk=…]`.
  fileprivate var assignment: (name: String, value: String)? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0:
        return (String(self[..<index].trimmed), String(self[self.index(after: index)...].trimmed))
      default: break
      }
    }
    return nil
  }
}
