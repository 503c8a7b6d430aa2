package import FlowModel
package import ScreenModel

/// Writes what the scenes of one file show, for programs that compare texts: a digest of each scene,
/// and a line for each view that says something or reacts.
///
/// What a user can see changes a digest; frames, object IDs and what Xcode adds do not.
package struct ScreenListReporter: Sendable {
  package init() {}

  /// - Parameter parts: What each scene shows.
  /// - Returns: Empty if there are no scenes.
  package func report(_ graph: FlowGraph, _ parts: [SceneID: ScreenPart]) -> String {
    let blocks = graph.scenes.inDocumentOrder.compactMap { scene in
      parts[scene.id].map { block(scene, $0) }
    }
    return blocks.joined(separator: "\n")
  }

  private func block(_ scene: Scene, _ part: ScreenPart) -> String {
    let name = scene.caption.singleLine.shortened(to: 80)
    var lines = ["\(name) looks \(PartDigest(of: part).text)"]
    var pending = [part]
    while let next = pending.popLast() {
      if next.isSignificant { lines.append("  " + line(next)) }
      pending += next.children.reversed()
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ part: ScreenPart) -> String {
    var own = part
    own.children = []
    let texts = [
      part.text, part.values[.detail], part.values[.placeholder], part.values[.image],
    ]
    let words = texts.compactMap { $0.map { "‘\($0.singleLine.shortened(to: 60))’" } }
    return ([part.kind.noun] + words + [PartDigest(of: own).text]).joined(separator: " ")
  }
}

extension ScreenPart {
  /// Whether a reader would know the part by what it says or does.
  fileprivate var isSignificant: Bool {
    if text != nil || !values.isEmpty { return true }
    switch kind {
    case .view(let kind):
      return switch kind {
      case .button, .toggle, .slider, .stepper, .textField, .textView, .segmentedControl, .picker,
        .datePicker, .searchBar, .searchField, .imageView, .tableCell, .collectionCell, .web, .map,
        .checkBox, .radioButton, .popUpButton, .comboBox, .colorWell, .imageButton, .pageControl,
        .progress, .label:
        true
      default: false
      }
    case .barItem, .tabItem, .tab, .segment, .item, .column: return true
    case .screen, .navigationItem, .window: return false
    }
  }
}

/// A number that two parts share if a user sees the same in both.
private struct PartDigest {
  /// FNV-1a, which gives the same on every host, as `Hasher` does not.
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  var text: String {
    let digits = String(value, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).prefix(8))
  }

  init(of part: ScreenPart) {
    var pending = [part]
    while let next = pending.popLast() {
      add(next.kind.name)
      add(next.text ?? "")
      for property in ScreenPart.Property.allCases { add(next.values[property] ?? "") }
      add("\(next.isHidden) \(next.isEnabled) \(next.isOn) \(next.children.count)")
      add(String(describing: next.look))
      pending += next.children.reversed()
    }
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // A text ends here, so that two texts are not one.
    value = (value ^ 0xff) &* 0x100_0000_01b3
  }
}
