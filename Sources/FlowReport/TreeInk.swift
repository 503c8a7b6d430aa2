import FlowDiff
import FlowModel

/// Adds ANSI colours to text if colours are on.
struct TreeInk {
  let isOn: Bool

  func bold(_ text: String) -> String { marked(text, 1) }

  func faint(_ text: String) -> String { marked(text, 2) }

  func fault(_ text: String) -> String { marked(text, 31) }

  func edge(_ text: String, of family: SegueFamily) -> String {
    let code =
      switch family {
      case .show, .detail: 34
      case .present, .popover: 91
      case .embed: 32
      case .relationship: 90
      case .custom: 35
      case .unwind: 33
      }
    return marked(text, code)
  }

  func change(_ text: String, _ sign: Change.Sign) -> String {
    switch sign {
    case .added: marked(text, 32)
    case .removed: marked(text, 31)
    case .changed: marked(text, 33)
    }
  }

  private func marked(_ text: String, _ code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
