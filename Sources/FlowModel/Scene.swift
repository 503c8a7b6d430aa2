/// A node of the flow graph: usually one screen, or a reference to one in another storyboard.
public struct Scene: Hashable, Sendable {
  public private(set) var id: SceneID
  public var kind: Kind
  /// The name that Xcode shows.
  public var name: String
  public var customClass: String?
  public var customModule: String?
  /// The framework's class from which the class of a scene that only source knows derives.
  public var baseClass: String?
  /// The `storyboardIdentifier`, or a watch scene's `identifier`.
  public var storyboardIdentifier: String?
  public var title: String?
  public var userLabel: String?
  /// The number of scenes that this one represents; more than 1 only in a view that combines
  /// scenes.
  public var count = 1
  /// The number of segues between the scenes that this one represents.
  public var innerSegueCount = 0
  /// Whether a user sees it as a screen; `false` for a class that is none but moves to screens, such
  /// as an app delegate or a coordinator.
  public var isScreen = true
  /// Whether the scene is the initial view controller of its storyboard.
  public var isInitial = false
  /// Whether the app or one of its extensions starts here: in a main storyboard's initial scene, in a
  /// Mac app's application scene that leads to screens or is all there is, or in a notification of WatchKit.
  public var isEntryPoint = false
  public var location: SourceLocation
  /// The names of the targets that the scene's file belongs to, sorted.
  public var projectTargets: [String] = []
  /// The containers that a view has folded into this scene, their only content, outermost first;
  /// empty in a whole graph.
  public var containers: [Scene] = []
  /// The screens that inherit what this scene of the kind ``Kind-swift.enum/heirs`` shows, sorted by ID.
  public var heirs: [SceneID] = []
  /// The scenes of the kind ``Kind-swift.enum/heirs`` that show what this one inherits; empty in a whole
  /// graph.
  public var bases: [Scene] = []
  /// The declaration of the scene's class; `nil` if no source that was read declares it.
  public var classLocation: SourceLocation?
  /// The scene of the xib that a class from source loads, whose File's Owner is another class.
  public var nib: SceneID?
  /// The calls in source that close the scene, its pops and dismissals, sorted.
  public var returns: [CallSite] = []
  /// What a storyboard reference names, and the result of resolving it; `nil` for an ordinary
  /// scene.
  public var reference: Reference?
  /// The top left corner on Xcode's canvas, in points; y grows downward.
  public var canvasLocation: CanvasPoint?
  /// How the controller asks to be presented, by the attributes' names: `modalPresentationStyle`,
  /// `modalTransitionStyle`, `modalInPresentation`, `hidesBottomBarWhenPushed`.
  public var presentation: [String: String] = [:]
  public var table: Table?
  /// The reuse identifiers of the prototype cells, in document order.
  public var reuseIdentifiers: [String] = []
  /// The user-defined runtime attributes of the controller and its views, in document order.
  public var runtimeAttributes: [RuntimeAttribute] = []

  public init(id: SceneID, kind: Kind, name: String, location: SourceLocation) {
    self.id = id
    self.kind = kind
    self.name = name
    self.location = location
  }

  /// Returns the same scene with another ID. The caller must change what refers to it.
  public func identified(as id: SceneID) -> Scene {
    var scene = self
    scene.id = id
    return scene
  }

  /// What a node of the graph represents.
  public enum Kind: Hashable, Sendable {
    /// A scene of a storyboard, with the name of its controller's element, such as
    /// `tableViewController`. The name of an unknown element is kept.
    case scene(_ element: String)
    /// A controller whose view is in a nib.
    case xib
    /// A class that is known from source only and has no scene in an interface file.
    case `class`
    /// A SwiftUI view that something shows as a screen.
    case view
    /// All screens that inherit from a class, in a view that shows once what they inherit.
    case heirs
    /// Several scenes, in an overview that shows them as one node.
    case group(Group)
  }

  /// What the scenes of a group have in common.
  public enum Group: String, CaseIterable, Hashable, Sendable {
    case storyboard, folder, target
    /// Many segues lead from one to another.
    case community
  }

  /// Whether it stands for several scenes.
  public var isGroup: Bool { if case .group = kind { true } else { false } }

  /// Whether it is known from source only.
  public var isClass: Bool { kind == .class || kind == .view }

  /// Whether the system shows it without a segue: the menu bar of a Mac app, and notifications and glances of
  /// WatchKit.
  package var isShownBySystem: Bool {
    guard case .scene(let element) = kind else { return false }
    return ["application", "notificationController", "glanceController"].contains(element)
  }

  /// The content of a scene's table view.
  public enum Table: String, Hashable, Sendable { case `static`, dynamic }
}

extension Scene {
  /// The word for a controller that shows a SwiftUI view.
  public static let hostWord = "host"

  /// What the scene is to the only screen that it contains, in a word; `nil` for a scene that shows
  /// something of its own.
  public var containerWord: String? {
    let name: String? =
      switch kind {
      case .scene(let element): element
      // Interface Builder's elements are named after the frameworks' classes.
      case .class: baseClass.map { String($0.dropFirst("UI".count)) }
      case .xib, .view, .heirs, .group: nil
      }
    return switch name?.lowercased() {
    case "navigationcontroller": "stack"
    case "windowcontroller": "window"
    case "pageviewcontroller", "pagecontroller": "pages"
    case "hostingcontroller": Self.hostWord
    default: nil
    }
  }
}

extension Scene.Kind {
  /// The kind's name in JSON and tooltips.
  public var name: String {
    switch self {
    case .scene(let element): element
    case .xib: "xib"
    case .class: "class"
    case .view: "swiftUIView"
    case .heirs: "heirs"
    case .group(let group): group.rawValue
    }
  }

  /// Creates the kind that ``name`` denotes.
  public init(name: String) {
    self =
      switch name {
      case "xib": .xib
      case "class": .class
      case "swiftUIView": .view
      case "heirs": .heirs
      default: Scene.Group(rawValue: name).map(Self.group) ?? .scene(name)
      }
  }
}

/// A point of Xcode's canvas, in points; y grows downward.
public struct CanvasPoint: Hashable, Sendable {
  public let x: Double
  public let y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A user-defined runtime attribute, which is also how an `@IBInspectable` value is stored.
public struct RuntimeAttribute: Hashable, Sendable {
  public let keyPath: String
  /// Interface Builder's name of the type: `string`, `number`, `boolean`, `color` and others.
  public let type: String
  /// The value as text; empty if it is a structure, such as a colour.
  public let value: String
  /// The object ID of the view or controller that has the attribute.
  public let objectID: String
  public let line: Int

  public init(keyPath: String, type: String, value: String, objectID: String, line: Int) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.objectID = objectID
    self.line = line
  }
}
