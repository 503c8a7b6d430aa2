/// A node of the flow graph: one screen, or a reference to one that stands elsewhere.
package struct Scene: Hashable, Sendable {
  package private(set) var id: SceneID
  /// The controller's element name, such as `tableViewController`; `xib` for a controller whose
  /// view comes from a nib; `class` for a class that only source knows; `storyboard` for a whole file
  /// in a view that draws it as one. Elements that this version does not know are kept as they are.
  package var element: String
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

  package init(id: SceneID, element: String, name: String, location: SourceLocation) {
    self.id = id
    self.element = element
    self.name = name
    self.location = location
  }

  /// The same scene under another ID; what refers to it is the caller's to change.
  package func identified(as id: SceneID) -> Scene {
    var scene = self
    scene.id = id
    return scene
  }

  /// The content of a scene's table view.
  package enum Table: String, Hashable, Sendable { case `static`, dynamic }
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
