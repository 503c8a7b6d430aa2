/// One thing that a user sees on a screen, such as a button, a row or a tab, with the parts that it
/// contains.
///
/// Two parts that look alike have equal properties, except their object IDs. What tools write in
/// addition is left out: frames, sizes, constraints, margins, copies of named colours, and what is simulated
/// on the canvas.
package struct ScreenPart: Hashable, Sendable {
  /// The kind of a part: that of its view, or one of the things that are no views.
  package enum Kind: Hashable, Sendable {
    /// The screen itself, without what it contains.
    case screen
    case view(ScreenView.Kind)
    case navigationItem, barItem, tabItem, tab, segment, item, column, window

    private static let others: [Kind] = [
      .screen, .navigationItem, .barItem, .tabItem, .tab, .segment, .item, .column, .window,
    ]

    /// - Parameter name: As ``name`` gives it; `nil` is returned for any other.
    package init?(name: String) {
      if let view = ScreenView.Kind(rawValue: name) {
        self = .view(view)
      } else if let other = Self.others.first(where: { $0.name == name }) {
        self = other
      } else {
        return nil
      }
    }

    /// The kind in one word, as in ``ScreenView/Kind``.
    package var name: String {
      switch self {
      case .screen: "screen"
      case .view(let kind): kind.rawValue
      case .navigationItem: "navigationItem"
      case .barItem: "barItem"
      case .tabItem: "tabItem"
      case .tab: "tab"
      case .segment: "segment"
      case .item: "item"
      case .column: "column"
      case .window: "window"
      }
    }
  }

  /// A property with a value that a reader knows.
  package enum Property: String, CaseIterable, Hashable, Sendable {
    case detail, placeholder, prompt, badge, image, style
    case backgroundImage = "background image"
    case customClass = "class"
    case accessory
    case navigationBar = "navigation bar"
  }

  /// The object ID in the interface file; empty for a part without one, such as a segment.
  package let objectID: String
  package let kind: Kind
  /// What the part says: a label's text, a button's title.
  package var text: String?
  package var values: [Property: String] = [:]
  package var isHidden = false
  package var isEnabled = true
  /// Whether the part is on, checked or selected.
  package var isOn = false
  /// Fonts, colours and everything else that a user sees.
  package let look: Look
  /// What the part contains, in painting order.
  package var children: [ScreenPart] = []

  /// The rest of a part's properties, without what it contains.
  package enum Look: Hashable, Sendable {
    case none
    case view(ScreenView)
    case barItem(BarItem)
    case item(ScreenView.Item)
    case navigationItem(Screen.NavigationItem)
    case window(Screen.Window)
  }

  init(_ kind: Kind, objectID: String = "", text: String? = nil, look: Look = .none) {
    self.kind = kind
    self.objectID = objectID
    self.text = text?.isEmpty == true ? nil : text
    self.look = look
  }
}
