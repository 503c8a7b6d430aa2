import FlowModel

/// Reads what rules check in one interface file.
struct OutlineReader {
  private(set) var outline: InterfaceOutline
  private let root: Element
  /// The object IDs that an outlet or action leads to.
  private var connected: Set<String> = []

  init(_ root: Element, path: String) {
    self.root = root
    outline = InterfaceOutline(path: path)
    outline.line = root.line
    outline.unknownType = root.unknownType
    for outlet in root.descendants(.outlet, .outletCollection) {
      if let target = outlet[.destination] { connected.insert(target) }
    }
    let scenes = Array(root.descendants(.scene).filter { !$0.isInside(.scene) })
    for scene in scenes {
      guard let controller = scene.controllers.first else { continue }
      read(scene, controller: controller)
    }
    if scenes.isEmpty { read(root, controller: nil) }
    outline.danglingIDs = root.danglingIDs
    readClasses()
    readComments()
  }

  private mutating func read(_ part: Element, controller: Element?) {
    let scene = controller?.objectID
    outline.viewCounts[scene ?? "", default: 0] += part.viewCount
    for element in part.descendants(
      .containerView, .tableView, .tableViewCell, .collectionViewCell, .tabBarItem)
    {
      let place = InterfaceOutline.Part(
        objectID: element.objectID, scene: scene, line: element.line)
      switch element.knownName {
      case .containerView:
        if !connected.contains(element.objectID), !element.embeds {
          outline.emptyContainers.append(place)
        }
      case .tableView:
        if element.has(.dataMode, "static"), !element.isViewOfTableController(controller) {
          outline.strayTables.append(place)
        }
      case .tabBarItem:
        if let owner = element.parent, element.isValue(of: .tabBarItem) {
          outline.tabItems.insert(owner.objectID)
        }
      default:
        if let cell = element.prototype(at: place) { outline.cells.append(cell) }
      }
    }
  }

  /// Reads the classes of which the file says that the target itself has them.
  private mutating func readClasses() {
    for element in root.tree.elements(with: .customClass) {
      guard let name = element[.customClass] else { continue }
      let isOwn = element.has(.customModuleProvider, "target")
      let module = element[.customModule]
      guard isOwn || module != nil else { continue }
      outline.classes.append(
        InterfaceOutline.CustomClass(
          name: name, module: isOwn ? nil : module, isOfSegue: element.is(.segue),
          line: element.line))
    }
  }

  private mutating func readComments() {
    for comment in root.descendants(.attributedString) where comment.isValue(of: .userComments) {
      guard let owner = comment.parent else { continue }
      let text =
        comment.descendants(.fragment)
        .map { $0.text(of: .content) ?? $0.text }.joined() + comment.text
      let rules = RuleDisabling.rules(in: text)
      guard !rules.isEmpty else { continue }
      outline.disablings.append(RuleDisabling(rules: rules, lines: owner.lines))
    }
  }
}

extension Element {
  /// The lines of the element and of what is inside; of a controller, those of its scene.
  fileprivate var lines: ClosedRange<Int> {
    let isController =
      has(.sceneMemberID, "viewController")
      || (parent?.is(.objects) ?? false && isNamedForScreenController)
    let whole = isController ? sequence(first: self) { $0.parent }.first { $0.is(.scene) } : self
    let element = whole ?? self
    let last = tree.nodes[element.index..<Int(element.node.end)].lazy.map(\.line).max()
    return element.line...max(element.line, Int(last ?? 0))
  }

  /// Whether a container view has an embed segue.
  fileprivate var embeds: Bool {
    first(.connections)?.children.contains { $0.is(.segue) } ?? false
  }

  /// Whether a table is the view of its scene's table view controller.
  fileprivate func isViewOfTableController(_ controller: Element?) -> Bool {
    guard let controller, let parent else { return false }
    return parent.index == controller.index && controller.is(.tableViewController)
  }

  /// The cell as a prototype; `nil` for a static one.
  fileprivate func prototype(at part: InterfaceOutline.Part) -> InterfaceOutline.Cell? {
    guard let list = parent,
      list.is(.prototypes) || (list.is(.cells) && self.is(.collectionViewCell)),
      let owner = list.parent
    else { return nil }
    return InterfaceOutline.Cell(
      part: part, owner: owner.objectID, reuseIdentifier: self[.reuseIdentifier],
      isInTable: self.is(.tableViewCell))
  }

  /// The number of views inside, at any depth.
  fileprivate var viewCount: Int {
    descendants(.subviews).reduce(0) { count, list in
      list.children.reduce(count) { sum, _ in sum + 1 }
    }
  }

  /// The document's type, if it is not one that Interface Builder writes.
  fileprivate var unknownType: String? {
    guard let type = self[.type] else { return nil }
    let known = ["com.apple.InterfaceBuilder3.", "com.apple.InterfaceBuilder."]
    return known.contains { type.hasPrefix($0) } ? nil : type
  }

  /// The connections and constraints that refer to an object which the file does not contain.
  fileprivate var danglingIDs: [InterfaceOutline.DanglingID] {
    let known = Set(
      tree.attributes.lazy.filter { $0.name == Name.id.number }
        .map { tree.bytes[$0.value.indices] })
    let uses: [(Name, [Name])] = [
      (.outlet, [.destination]), (.outletCollection, [.destination]), (.action, [.destination]),
      (.constraint, [.firstItem, .secondItem]),
    ]
    return descendants(.outlet, .outletCollection, .action, .constraint).flatMap { element in
      (uses.first { element.is($0.0) }?.1 ?? []).compactMap { attribute in
        guard let bytes = element.bytes(of: attribute), !bytes.isEmpty, !known.contains(bytes)
        else { return nil }
        let id = String(decoding: bytes, as: UTF8.self)
        return InterfaceOutline.DanglingID(
          element: element.name, objectID: id, line: element.line)
      }
    }
  }
}

extension ElementTree {
  /// Returns the elements that have an attribute, in document order.
  fileprivate func elements(with name: Name) -> [Element] {
    var found: [Element] = []
    var index = 0
    for place in attributes.indices where attributes[place].name == name.number {
      // The next element begins after its attributes.
      while index + 1 < nodes.count, nodes[index + 1].attributes <= place { index += 1 }
      found.append(Element(tree: self, index: index))
    }
    return found
  }
}
