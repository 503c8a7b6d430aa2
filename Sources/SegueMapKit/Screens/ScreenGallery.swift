import AppReading
import DrawingModel
import FlowModel
import InterfaceBuilder
import ProjectFiles
import ScreenDrawing
import ScreenModel

/// The screens of the scenes that a picture shows, painted small.
struct ScreenGallery: Sendable {
  private(set) var wireframes: [SceneID: Wireframe] = [:]
  /// Why scenes have none that should; lower case, no full stop.
  private(set) var warnings: [String] = []

  /// No screens at all.
  init() {}

  /// No screens, as their files can't be reached any more.
  init(unreadable error: SystemError) {
    warnings = ["the screens can't be read again, so that scenes are drawn as cards: \(error)"]
  }

  /// Reads the scenes' files and paints what stands in them, on all cores.
  ///
  /// - Parameters:
  ///   - part: The scenes to draw.
  ///   - graph: All that is known of them.
  ///   - files: Where they stand.
  ///   - style: Whose language they are to have, and whether their images are drawn.
  init(
    of part: FlowGraph, in graph: FlowGraph, files: InterfaceFiles, style: PictureStyle
  ) {
    let shown = part.scenes.filter(\.canHaveScreen)
    let wanted = Dictionary(grouping: shown, by: \.id.path)
    var screens: [SceneID: Screen] = [:]
    let resources = files.resources(
      language: style.language, embedsImages: style.embedsAssets)
    // The largest first, so that no core waits for another that began one last.
    let paths = wanted.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
    let readings = files.readings(of: paths, with: resources).sorted { $0.path < $1.path }
    for reading in readings {
      for (objectID, screen) in reading.screens {
        screens[SceneID(path: reading.path, objectID: objectID)] = screen
      }
      add(reading, of: wanted[reading.path] ?? [])
    }
    let surroundings = ScreenSurroundings(graph, screens: screens)
    let painted = DeepThreads.map(shown) { [screens] scene in
      screens[scene.id].map { screen in
        var context = surroundings.context(of: scene.id)
        if resources.embedsImages {
          let place = files.systemPath(of: scene.id.path)
          context.image = { resources.assets.image(named: $0.name, near: place) }
        }
        return Wireframe(of: screen, in: context)
      }
    }
    for (scene, wireframe) in zip(shown, painted) { wireframes[scene.id] = wireframe }
    if let language = style.language {
      warnings += Translations.warnings(of: readings.compactMap(\.translation), for: language)
    }
    warnings += resources.assets.warnings
  }

  private mutating func add(_ reading: InterfaceFiles.Reading, of scenes: [Scene]) {
    let path = reading.path.singleLine
    if let failure = reading.failure {
      warnings.append(
        "'\(path)' can't be read again, so that its scenes are drawn as cards: \(failure)")
    } else if scenes.contains(where: {
      $0.isOfStoryboard && reading.screens[$0.id.objectID] == nil
    }) {
      warnings.append("'\(path)' has changed, so that some of its scenes are drawn as cards")
    }
  }
}

extension Scene {
  /// Whether an interface file can tell what the scene shows: it can't of what code or SwiftUI makes.
  var canHaveScreen: Bool {
    switch element {
    case Self.classElement, "storyboard", "application", "hostingController",
      "hostingNotificationController":
      false
    default: reference == nil
    }
  }

  /// A xib need have no screen, and a storyboard has one for each of its scenes.
  fileprivate var isOfStoryboard: Bool { element != "xib" }
}
