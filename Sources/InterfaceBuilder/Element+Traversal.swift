extension Element {
  /// The elements, texts and comments directly inside, in document order.
  var children: Children { Children(tree: tree, place: index + 1, end: Int(node.end)) }

  /// The elements of the given names inside this one at any depth, in document order.
  func descendants(_ names: Name...) -> Descendants {
    Descendants(tree: tree, names: names.map(\.number), place: index + 1, end: Int(node.end))
  }

  /// The classes of the objects and views inside, each once, in document order.
  ///
  /// - Parameter owner: The controller to which they belong.
  func partClasses(except owner: Element) -> [CustomClass] {
    var met: Set<CustomClass> = []
    var classes: [CustomClass] = []
    for place in (index + 1)..<max(index + 1, Int(node.end)) where place != owner.index {
      let element = Element(tree: tree, index: place)
      guard let name = element[.customClass], !element.is(.segue) else { continue }
      let part = CustomClass(name: name, module: element[.customModule])
      if met.insert(part).inserted { classes.append(part) }
    }
    return classes
  }

  /// Whether an element of a name encloses this one.
  func isInside(_ name: Name) -> Bool {
    var place = index
    while place > 0 {
      place = Int(tree.nodes[place].parent)
      if tree.nodes[place].name == name.number { return true }
    }
    return false
  }
}

extension Element {
  struct Children: Sequence, IteratorProtocol {
    typealias Element = InterfaceBuilder.Element

    let tree: ElementTree
    var place: Int
    let end: Int

    mutating func next() -> Element? {
      guard place < end else { return nil }
      defer { place = Int(tree.nodes[place].end) }
      return Element(tree: tree, index: place)
    }
  }

  struct Descendants: Sequence, IteratorProtocol {
    typealias Element = InterfaceBuilder.Element

    let tree: ElementTree
    let names: [ElementTree.NameID]
    var place: Int
    let end: Int

    mutating func next() -> Element? {
      while place < end {
        defer { place += 1 }
        if names.contains(tree.nodes[place].name) { return Element(tree: tree, index: place) }
      }
      return nil
    }

    var first: Element? {
      var copy = self
      return copy.next()
    }
  }
}
