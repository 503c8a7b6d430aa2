/// What rules check in an interface file beyond its scenes and segues.
package struct InterfaceOutline: Hashable, Sendable {
  package let path: String
  /// The names of the targets that the file belongs to, sorted.
  package var projectTargets: [String] = []
  /// The number of views in the file, by the object ID of the scene's controller; a xib has one entry, with
  /// an empty ID.
  package var viewCounts: [String: Int] = [:]
  /// The prototype cells of tables and collections, in document order.
  package var cells: [Cell] = []
  /// The container views that embed nothing and that no outlet refers to.
  package var emptyContainers: [Part] = []
  /// The static tables that are not the view of a table view controller.
  package var strayTables: [Part] = []
  /// The object IDs of the controllers that have a tab bar item of their own.
  package var tabItems: Set<String> = []
  /// The uses of an object ID that no object of the file has, in document order.
  package var danglingIDs: [DanglingID] = []
  /// The custom classes that the file says are in the app's own target.
  package var classes: [CustomClass] = []
  /// Where user comments disable rules.
  package var disablings: [RuleDisabling] = []
  /// The value of the `type` attribute, if it is not one that Interface Builder writes.
  package var unknownType: String?
  /// The line of the `<document>` element.
  package var line = 1

  package init(path: String) { self.path = path }

  package var viewCount: Int { viewCounts.values.reduce(0, +) }
}

extension InterfaceOutline {
  /// An element of a scene.
  package struct Part: Hashable, Sendable {
    package let objectID: String
    /// The object ID of the scene's controller; `nil` outside a scene.
    package let scene: String?
    package let line: Int

    package init(objectID: String, scene: String?, line: Int) {
      self.objectID = objectID
      self.scene = scene
      self.line = line
    }
  }

  /// A cell from which others are made by its reuse identifier.
  package struct Cell: Hashable, Sendable {
    package let part: Part
    /// The object ID of the table or collection.
    package let owner: String
    /// `nil` if the cell has none.
    package let reuseIdentifier: String?
    package let isInTable: Bool

    package init(part: Part, owner: String, reuseIdentifier: String?, isInTable: Bool) {
      self.part = part
      self.owner = owner
      self.reuseIdentifier = reuseIdentifier
      self.isInTable = isInTable
    }
  }

  /// A connection or constraint to an object that the file does not contain.
  package struct DanglingID: Hashable, Sendable {
    /// The element that contains the ID, such as `outlet`.
    package let element: String
    package let objectID: String
    package let line: Int

    package init(element: String, objectID: String, line: Int) {
      self.element = element
      self.objectID = objectID
      self.line = line
    }
  }

  /// The custom class of an object or a segue.
  package struct CustomClass: Hashable, Sendable {
    package let name: String
    /// The module that the file names; `nil` for the target's own.
    package let module: String?
    package let isOfSegue: Bool
    package let line: Int

    package init(name: String, module: String?, isOfSegue: Bool, line: Int) {
      self.name = name
      self.module = module
      self.isOfSegue = isOfSegue
      self.line = line
    }
  }
}
