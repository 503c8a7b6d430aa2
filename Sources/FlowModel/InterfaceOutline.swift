/// What rules check in an interface file beyond its scenes and segues.
public struct InterfaceOutline: Hashable, Sendable {
  public let path: String
  /// The names of the targets that the file belongs to, sorted.
  public var projectTargets: [String] = []
  /// The number of views in the file, by the object ID of the scene's controller; a xib has one entry, with
  /// an empty ID.
  public var viewCounts: [String: Int] = [:]
  /// The prototype cells of tables and collections, in document order.
  public var cells: [Cell] = []
  /// The container views that embed nothing and that no outlet refers to.
  public var emptyContainers: [Part] = []
  /// The static tables that are not the view of a table view controller.
  public var strayTables: [Part] = []
  /// The object IDs of the controllers that have a tab bar item of their own.
  public var tabItems: Set<String> = []
  /// The uses of an object ID that no object of the file has, in document order.
  public var danglingIDs: [DanglingID] = []
  /// The custom classes that the file says are in the app's own target.
  public var classes: [CustomClass] = []
  /// Where user comments disable rules.
  public var disablings: [RuleDisabling] = []
  /// The value of the `type` attribute, if it is not one that Interface Builder writes.
  public var unknownType: String?
  /// The line of the `<document>` element.
  public var line = 1

  public init(path: String) { self.path = path }

  public var viewCount: Int { viewCounts.values.reduce(0, +) }
}

extension InterfaceOutline {
  /// An element of a scene.
  public struct Part: Hashable, Sendable {
    public let objectID: String
    /// The object ID of the scene's controller; `nil` outside a scene.
    public let scene: String?
    public let line: Int

    public init(objectID: String, scene: String?, line: Int) {
      self.objectID = objectID
      self.scene = scene
      self.line = line
    }
  }

  /// A cell from which others are made by its reuse identifier.
  public struct Cell: Hashable, Sendable {
    public let part: Part
    /// The object ID of the table or collection.
    public let owner: String
    /// `nil` if the cell has none.
    public let reuseIdentifier: String?
    public let isInTable: Bool

    public init(part: Part, owner: String, reuseIdentifier: String?, isInTable: Bool) {
      self.part = part
      self.owner = owner
      self.reuseIdentifier = reuseIdentifier
      self.isInTable = isInTable
    }
  }

  /// A connection or constraint to an object that the file does not contain.
  public struct DanglingID: Hashable, Sendable {
    /// The element that contains the ID, such as `outlet`.
    public let element: String
    public let objectID: String
    public let line: Int

    public init(element: String, objectID: String, line: Int) {
      self.element = element
      self.objectID = objectID
      self.line = line
    }
  }

  /// The custom class of an object or a segue.
  public struct CustomClass: Hashable, Sendable {
    public let name: String
    /// The module that the file names; `nil` for the target's own.
    public let module: String?
    public let isOfSegue: Bool
    public let line: Int

    public init(name: String, module: String?, isOfSegue: Bool, line: Int) {
      self.name = name
      self.module = module
      self.isOfSegue = isOfSegue
      self.line = line
    }
  }
}
