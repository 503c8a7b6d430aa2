package import FlowModel

/// The content of one interface file, before references are resolved.
package struct InterfaceDocument: Hashable, Sendable {
  package var path: String
  package var format: Storyboard.Format
  /// `3.0`, or `1.0` for the oldest storyboards.
  package var version: String
  package var platform: Platform
  package var isLaunchScreen = false
  package var initialViewController: String?
  /// Of the `<document>` element.
  package var location: SourceLocation
  package var scenes: [InterfaceScene] = []
  /// A xib's File's Owner.
  package var filesOwner: FilesOwner?
  /// The names that the file uses from asset catalogues.
  package var resources = Resources()
  /// What rules check beside the scenes and segues; `nil` unless it was asked for.
  package var outline: InterfaceOutline?
  /// Parts that were read but not kept, such as a scene without a controller; by line.
  package var findings: [Finding] = []

  package init(
    path: String, format: Storyboard.Format, version: String, platform: Platform,
    location: SourceLocation
  ) {
    self.path = path
    self.format = format
    self.version = version
    self.platform = platform
    self.location = location
  }

  /// The names in `<resources>`, where Interface Builder lists every colour and image that a file
  /// uses; in the file's order.
  package struct Resources: Hashable, Sendable {
    package var colors: [String] = []
    package var images: [String] = []
  }

  package struct FilesOwner: Hashable, Sendable {
    package var objectID: String
    package var customClass: String?
    package var customModule: String?
    /// True where its `view` or `window` outlet is connected, the mark of a controller's own nib, and
    /// its class is not named for a view.
    package var isController: Bool
    package var title: String?
    package var runtimeAttributes: [RuntimeAttribute]
    package var location: SourceLocation
    /// The classes of the objects and views in the xib.
    package var parts: [CustomClass] = []

    package init(
      objectID: String, customClass: String?, customModule: String?, isController: Bool,
      title: String?, runtimeAttributes: [RuntimeAttribute], location: SourceLocation
    ) {
      self.objectID = objectID
      self.customClass = customClass
      self.customModule = customModule
      self.isController = isController
      self.title = title
      self.runtimeAttributes = runtimeAttributes
      self.location = location
    }
  }
}

/// The class of an object in an interface file, as Interface Builder names it.
package struct CustomClass: Hashable, Sendable {
  package var name: String
  package var module: String?

  package init(name: String, module: String?) {
    self.name = name
    self.module = module
  }
}

/// One `<scene>`: its controller, and the segues of everything in it.
package struct InterfaceScene: Hashable, Sendable {
  /// The scene with its `name`, class, identifiers, table, attributes and place. `isInitial`, `isEntryPoint`
  /// and the resolution are set later.
  package var scene: Scene
  /// The target of a storyboard reference (`viewControllerPlaceholder`, `controllerPlaceholder`).
  package var placeholder: Placeholder?
  /// In document order. A segue's `destination` is the element that it names in the same file;
  /// `order` counts within one owner and relationship.
  package var segues: [Segue]
  /// Object IDs of the scene's `<exit>` elements.
  package var exits: [String]
  /// The title that the controller shows in a navigation bar.
  package var navigationItemTitle: String?
  /// The title that the controller shows in a tab bar.
  package var tabBarItemTitle: String?
  /// The classes of the objects and views that the scene contains beside its controller.
  package var parts: [CustomClass] = []

  package init(scene: Scene, placeholder: Placeholder?, segues: [Segue], exits: [String]) {
    self.scene = scene
    self.placeholder = placeholder
    self.segues = segues
    self.exits = exits
  }

  package struct Placeholder: Hashable, Sendable {
    package var storyboardName: String?
    package var referencedIdentifier: String?
    package var bundleIdentifier: String?

    package init(
      storyboardName: String?, referencedIdentifier: String?, bundleIdentifier: String?
    ) {
      self.storyboardName = storyboardName
      self.referencedIdentifier = referencedIdentifier
      self.bundleIdentifier = bundleIdentifier
    }
  }
}
