import AppReading
import DrawingModel
import FlowModel
import ProjectFiles
import ScreenDrawing
import ScreenModel
import Synchronization

/// The wireframes of the scenes that a picture shows.
struct ScreenGallery: Sendable {
  private(set) var wireframes: [SceneID: Wireframe] = [:]
  /// Why wireframes are missing; lower case, no full stop.
  private(set) var warnings: [String] = []

  /// What has to be seen of a screen that is compared with another: it is drawn taller than usual if
  /// necessary, and in the picture's appearance, as Xcode's canvas may have another one in each state.
  struct Views {
    let objectIDs: Set<String>
    /// The least height of the wireframe.
    var leastHeight = 0.0

    fileprivate func apply(to context: inout ScreenContext) {
      context.focus = objectIDs
      context.leastHeight = leastHeight
      context.followsTheme = true
    }
  }

  /// No screens at all.
  init() {}

  /// Draws the screens of scenes, on all cores.
  ///
  /// - Parameters:
  ///   - scenes: The scenes to draw; those without a screen are left out.
  ///   - graph: The whole graph.
  ///   - sources: What their screens are drawn from.
  ///   - views: What has to be seen of each screen.
  init(
    of scenes: [Scene], in graph: FlowGraph, from sources: ScreenSources,
    showing views: [SceneID: Views] = [:]
  ) {
    let shown = scenes.filter(\.canHaveScreen)
    let wanted = Dictionary(grouping: shown, by: \.screen.path)
    // The largest first, so that no core waits for another that began one last.
    let paths = wanted.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
    let files = DeepThreads.map(paths) { sources.screens(inFileAt: $0) }
    var screens: [SceneID: Screen] = [:]
    for file in files {
      for (objectID, screen) in file.screens {
        screens[SceneID(path: file.path, objectID: objectID)] = screen
      }
    }
    let surroundings = ScreenSurroundings(graph, screens: screens)
    let painted = DeepThreads.map(shown) { [screens] scene in
      screens[scene.screen].map { screen in
        let images = SceneImages(sources.files[scene.screen.path]?.images ?? [:])
        var context = surroundings.context(of: scene.id)
        context.image = { images.file(of: $0) }
        views[scene.id]?.apply(to: &context)
        return (wireframe: Wireframe(of: screen, in: context), warnings: images.warnings)
      }
    }
    var imageWarnings: Set<String> = []
    for (scene, painted) in zip(shown, painted) {
      wireframes[scene.id] = painted?.wireframe
      imageWarnings.formUnion(painted?.warnings ?? [])
    }
    var known: Set<String> = []
    warnings = files.sorted { $0.path < $1.path }.flatMap(\.warnings).filter {
      known.insert($0).inserted
    }
    if let language = sources.language {
      let found = paths.sorted().compactMap { sources.files[$0]?.translation }
      warnings += Translations.warnings(of: found, for: language)
    }
    warnings += imageWarnings.sorted()
  }
}

/// The images of a scene's file. Records which of the requested ones can't be drawn.
private final class SceneImages: Sendable {
  private let images: [String: AssetImage]
  private let marks = Mutex<Set<String>>([])

  init(_ images: [String: AssetImage]) { self.images = images }

  var warnings: Set<String> { marks.withLock { $0 } }

  func file(of image: ImageName) -> ImageFile? {
    switch images[image.name] {
    case .file(let file): return file
    case .mark(let reason):
      marks.withLock { _ = $0.insert(reason) }
      return nil
    case nil: return nil
    }
  }
}

extension Scene {
  /// The scene of an interface file that describes its screen.
  fileprivate var screen: SceneID { nib ?? id }

  /// Whether an interface file describes the scene's screen. None does for a scene of code or SwiftUI.
  var canHaveScreen: Bool {
    switch kind {
    case .class: nib != nil
    case .view, .heirs, .group: false
    case .scene("application"), .scene("hostingController"),
      .scene("hostingNotificationController"):
      false
    case .scene, .xib: reference == nil
    }
  }
}
