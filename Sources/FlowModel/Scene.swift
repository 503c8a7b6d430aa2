/// A node of the flow graph: usually one screen, or a reference to one in another storyboard.
package struct Scene: Hashable, Sendable {
  package private(set) var id: SceneID
  package var kind: Kind
  /// The name as Xcode shows it.
  package var name: String
  package var customClass: String?
  package var customModule: String?
  /// `storyboardIdentifier`, or a watch scene's `identifier`.
  package var storyboardIdentifier: String?
  package var title: String?
  package var userLabel: String?
  /// How many scenes this one stands for; more than 1 only in a view that draws several as one.
  package var count = 1
  /// The initial view controller of its storyboard.
  package var isInitial = false
  /// Where the app, or an extension of it, starts: a main storyboard's initial scene, or a Mac app's
  /// application scene where there is none.
  package var isEntryPoint = false
  package var location: SourceLocation
  /// The names of the targets that the scene's file belongs to, sorted.
  package var projectTargets: [String] = []
  /// Where source declares the scene's class; `nil` where no source was read that does.
  package var classLocation: SourceLocation?
  /// Where source closes the scene: its pops and dismissals. Sorted.
  package var returns: [CallSite] = []
  /// What a storyboard reference names, and what came of it; `nil` for a scene of its own.
  package var reference: Reference?
  /// Top left corner on Xcode's canvas, in points, y down.
  package var canvasLocation: CanvasPoint?
  package var table: Table?
  /// Reuse identifiers of the prototype cells, in document order.
  package var reuseIdentifiers: [String] = []
  /// User-defined runtime attributes of the controller and its views, in document order.
  package var runtimeAttributes: [RuntimeAttribute] = []

  package init(id: SceneID, kind: Kind, name: String, location: SourceLocation) {
    self.id = id
    self.kind = kind
    self.name = name
    self.location = location
  }

  /// The same scene under another ID; what refers to it is the caller's to change.
  package func identified(as id: SceneID) -> Scene {
    var scene = self
    scene.id = id
    return scene
  }

  /// What a node of the graph stands for.
  package enum Kind: Hashable, Sendable {
    /// A scene of a storyboard, with the name of its controller's element, such as
    /// `tableViewController`. An element that this version does not know is kept as it is.
    case scene(_ element: String)
    /// A controller whose view comes from a nib.
    case xib
    /// A class that no interface file holds, known from source only.
    case `class`
    /// A whole storyboard, in a view that draws each of them as one node.
    case storyboard
  }

  package var isClass: Bool { kind == .class }

  /// The content of a scene's table view.
  package enum Table: String, Hashable, Sendable { case `static`, dynamic }
}

extension Scene.Kind {
  /// What JSON and tooltips call the kind.
  package var name: String {
    switch self {
    case .scene(let element): element
    case .xib: "xib"
    case .class: "class"
    case .storyboard: "storyboard"
    }
  }

  /// The kind of a name: the inverse of ``name``.
  package init(name: String) {
    self =
      switch name {
      case "xib": .xib
      case "class": .class
      case "storyboard": .storyboard
      default: .scene(name)
      }
  }
}

/// A point of Xcode's canvas, in points, y down.
package struct CanvasPoint: Hashable, Sendable {
  package let x: Double
  package let y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A user-defined runtime attribute, which is also how an `@IBInspectable` value is stored.
package struct RuntimeAttribute: Hashable, Sendable {
  package let keyPath: String
  /// `string`, `number`, `boolean`, `color`, …, as Interface Builder names the type.
  package let type: String
  /// The value as text; empty where it is a structure of its own, such as a colour.
  package let value: String
  /// The object ID of the view or controller that carries the attribute.
  package let objectID: String
  package let line: Int

  package init(keyPath: String, type: String, value: String, objectID: String, line: Int) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.objectID = objectID
    self.line = line
  }
}
