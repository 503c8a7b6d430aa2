package import FlowModel

/// What a call of SwiftUI, or of a library for it, does with the views in its arguments.
///
/// All answers are derived from one table of ``rows``.
package enum ViewCalls {
  package enum Action: Hashable, Sendable {
    /// A modifier that shows its content, depending on the state that it is bound to.
    case present(SegueKind)
    /// A modifier that shows its content for the values of a type.
    case answer(SegueKind)
    /// A control that shows its destination, or requests what answers its value.
    case link(SegueKind)
    /// A stack, which shows its root, and destinations above it.
    case stack(SegueKind)
    /// A container of which each view in it is a screen.
    case contain(SegueKind)
    /// The content of a cell, which is a part of the screen with the cell.
    case include
    /// A scene of an app.
    case scene(SegueKind)
    /// An action of the environment, or a method of it, that opens a scene.
    case open(SegueKind)

    /// How the content is shown as another screen; `nil` if it is not.
    package var presentation: SegueKind? {
      switch self {
      case .present(let kind), .answer(let kind), .link(let kind): kind
      case .stack, .contain, .include, .scene, .open: nil
      }
    }
  }

  /// One row of the table.
  struct Row: Sendable {
    let names: [String]
    /// Labels of which a call has at least one; empty if any call counts.
    let labels: Set<String>
    let action: Action

    init(_ names: String..., having labels: Set<String> = [], does action: Action) {
      self.names = names
      self.labels = labels
      self.action = action
    }
  }

  /// A new call is one more row.
  static let rows: [Row] = [
    Row("sheet", having: states, does: .present(.sheet)),
    Row("fullScreenCover", having: states, does: .present(.present)),
    Row("popover", having: states, does: .present(.popover)),
    Row("inspector", having: states, does: .present(.showDetail)),
    Row("navigationDestination", having: ["for"], does: .answer(.push)),
    Row("navigationDestination", having: states, does: .present(.push)),
    Row("NavigationLink", "NavigationLinkStore", "PresentationLink", does: .link(.push)),
    Row("NavigationStack", "NavigationView", "NavigationStackStore", does: .stack(.push)),
    Row("TabView", "NavigationSplitView", does: .contain(.viewControllers)),
    Row("UIHostingConfiguration", "UIHostingConfigurationBackport", does: .include),
    Row(
      "WindowGroup", "Window", "UtilityWindow", "Settings", "DocumentGroup", "MenuBarExtra",
      "ImmersiveSpace", "WKNotificationScene", does: .scene(.rootViewController)),
    Row("openWindow", "openSettings", "openImmersiveSpace", "SettingsLink", does: .open(.show)),

    // FloatingPanel
    Row("floatingPanel", does: .present(.present)),
  ]

  private static let states: Set = ["isPresented", "item", "unwrapping", "store"]

  private static let rowsByName = {
    var rowsByName: [String: [Row]] = [:]
    for row in rows { for name in row.names { rowsByName[name, default: []].append(row) } }
    return rowsByName
  }()

  package static let names = Set(rows.flatMap(\.names))

  /// The names of which a call selects a file. What a scene or a container holds does so itself.
  static let selecting = rows.flatMap { row -> [String] in
    switch row.action {
    case .present, .answer, .link, .open: row.names
    case .stack, .contain, .include, .scene: []
    }
  }

  /// - Parameter labels: The labels of the arguments; `nil` for an argument without one.
  package static func action(of name: String, labels: [String?]) -> Action? {
    rowsByName[name]?.first { row in
      row.labels.isEmpty || labels.contains { $0.map(row.labels.contains) ?? false }
    }?.action
  }

  /// How a call shows its content as another screen; `nil` if it does not.
  package static func presentation(of name: String, labels: [String?]) -> SegueKind? {
    action(of: name, labels: labels)?.presentation
  }

  /// Whether the arguments of a call that have no label are what a user reads on a link.
  package static func isLabelled(_ action: Action, _ labels: [String?]) -> Bool {
    guard case .link = action else { return false }
    return labels.contains { $0.map(targetLabels.contains) ?? false }
  }

  /// The labels of what a link leads to.
  private static let targetLabels: Set = ["destination", "value", "state"]

  /// Views that a user taps.
  package static let controls: Set = ["Button", "NavigationLink", "SettingsLink"]

  /// Views that show their first argument as text.
  package static let texts: Set = ["Text", "Label"]

  /// The labels of the views that a call shows, unless it has none.
  package static let contentLabels: Set = ["content", "destination"]

  /// The labels of the functions that controls and modifiers call.
  package static let actionLabels: Set = ["action", "perform"]

  /// The protocols of types whose values are shown as views.
  package static let viewTypes = Set(
    FrameworkClasses.superclasses.filter { $0.value == "View" }.keys
  ).union(["View"])

  /// The protocols of other types that have parts as views do, and are never shown alone.
  package static let attachedTypes: Set = ["ViewModifier", "Scene", "Commands", "ToolbarContent"]

  /// The protocols of all types that have parts.
  package static let partTypes = viewTypes.union(attachedTypes)

  /// Whether a word is the name of a protocol of types that have parts: one of SwiftUI's, or, for a structure, a
  /// library's with such a name.
  package static func isPartType(_ name: String, ofStructure: Bool) -> Bool {
    partTypes.contains(name)
      || ofStructure && libraryTypeSuffixes.contains { name.hasSuffix($0) }
  }

  private static let libraryTypeSuffixes = [
    "View", "ViewRepresentable", "ViewControllerRepresentable",
  ]

  /// The methods in which a view makes the controller that it shows.
  package static let controllerMakers: Set = [
    "makeUIViewController", "makeNSViewController", "makeWKInterfaceObject",
  ]

  /// Views that contain no others.
  package static let primitives = shapes.union([
    "Text", "Image", "AsyncImage", "ProgressView", "Toggle", "TextField", "SecureField",
    "TextEditor", "Slider", "Stepper", "DatePicker", "ColorPicker", "Gauge", "Link", "ShareLink",
    "EditButton", "GridItem", "Canvas", "MapView", "VideoPlayer", "ContentUnavailableView",
  ])

  /// Views that draw a shape or a colour, and nothing else.
  package static let shapes: Set = [
    "Color", "Divider", "Spacer", "EmptyView", "Rectangle", "RoundedRectangle", "Circle", "Capsule",
    "Ellipse", "LinearGradient", "RadialGradient", "AngularGradient",
  ]

  /// Views that contain others. An app may have a type of the same name, which it makes otherwise.
  package static let containers: Set = [
    "List", "Section", "Group", "Form", "Menu", "Label", "Table", "Grid", "GridRow", "Picker",
    "Button", "VStack", "HStack", "ZStack", "ScrollView", "ForEach", "Map", "DisclosureGroup",
    "GroupBox", "ControlGroup", "Tab", "TabSection", "ToolbarItem",
  ]

  /// Views of which the content is rows and cells.
  package static let lists: Set = [
    "List", "Form", "ScrollView", "ScrollViewReader", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid", "Section", "Table", "Grid", "OutlineGroup",
  ]

  /// Lists of which the content is a whole if it is one view.
  package static let scrolling: Set = ["ScrollView", "ScrollViewReader"]

  /// Controls of which the content is what a user reads on them.
  package static let labelled: Set = ["Button", "Label", "Toggle", "Link", "Stepper"]

  /// Whether SwiftUI has a view with a name.
  package static func isBuiltIn(_ name: String) -> Bool {
    containers.contains(name) || lists.contains(name) || primitives.contains(name)
  }

  /// Views that make a part for each element of their first argument.
  package static let loops: Set = ["ForEach", "List"]

  /// Views that look like what they contain, if it is one view.
  package static let plainContainers: Set = [
    "Group", "AnyView", "VStack", "HStack", "ZStack", "NavigationStack", "NavigationView",
  ]

  /// Modifiers bound to state that is no screen's.
  package static let otherBindings: Set = [
    "alert", "confirmationDialog", "actionSheet", "searchable", "focused", "onChange", "animation",
    "fileImporter", "fileExporter", "photosPicker", "onReceive", "quickLookPreview",
  ]
}
