import ArgumentParser
import SegueMapKit

/// What is read for wireframes, of one state or of several.
protocol ScreenLoading {
  var language: String? { get set }
  var readsImages: Bool { get set }
}

extension FlowProject: ScreenLoading {}
extension FlowComparison: ScreenLoading {}
extension FlowConflict: ScreenLoading {}

/// The style of a picture.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Draw scenes as their screens (wireframe), with segues from the controls that fire them, or as \
      cards. A diff shows changed screens, before and after. (default: wireframe for up to \
      \(PictureStyle.wireframeLimit) scenes, else card)
      """))
  var style: PictureStyle.SceneStyle?

  @Option(
    help: ArgumentHelp(
      "Show the texts of screens in this language. (default: that of the interface files)",
      valueName: "language"))
  var language: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Draw the images of screens in place of marks with their names. (default: --no-assets)")
  var assets: Bool?

  @Option(help: "The colours; auto follows the reader's system in an SVG. (default: auto)")
  var theme: PictureStyle.Theme?

  @Option(
    help: ArgumentHelp("How large a PNG is: 1 is as large as the SVG. (default: 2)", valueName: "n")
  )
  var scale: Double?

  @Option(
    help: """
      The direction of the flow: left to right or top to bottom. (default: LR, or TB for a diff or \
      a large picture that would be too wide)
      """)
  var direction: PictureStyle.Direction?

  @Option(help: "Place scenes in ranks (dot), or as on Xcode's canvas (canvas). (default: dot)")
  var layout: PictureStyle.Layout?

  @Option(help: "The title under the picture. (default: the project's name)")
  var title: String?

  @Option(
    help: ArgumentHelp(
      """
      Make the scenes and edges of an SVG, PDF or DOT file links to their source, such as \
      'https://github.com/me/app/blob/main'.
      """, valueName: "url"))
  var linkBase: String?

  @Option(
    help: ArgumentHelp(
      """
      How long Graphviz may lay out one part of a large picture before that part is drawn in plain \
      rows and columns. (default: \(LayoutProgram.usualTimeout))
      """, valueName: "seconds"))
  var timeout: Int?

  /// Sets what has to be read for the picture.
  func prepare<Loading: ScreenLoading>(_ loading: inout Loading, _ configuration: Configuration) {
    loading.language = language ?? configuration.language
    loading.readsImages = assets ?? configuration.assets ?? false
  }

  func style(_ configuration: Configuration) throws -> PictureStyle {
    var style = PictureStyle()
    style.sceneStyle = self.style ?? configuration.style
    if let theme = theme ?? configuration.theme { style.theme = theme }
    if let direction = direction ?? configuration.direction { style.direction = direction }
    if let layout = layout ?? configuration.layout { style.layout = layout }
    style.title = title ?? configuration.title
    if let address = linkBase ?? configuration.linkBase {
      guard let base = LinkBase(address) else {
        throw ValidationError(
          "--link-base is '\(address)'; expected an https address of a folder, without '?' or '#'")
      }
      style.linkBase = base
    }
    if let scale = scale ?? configuration.scale {
      guard scale >= 0.05, scale <= 20 else {
        throw ValidationError("--scale is \(scale); expected a number from 0.05 to 20")
      }
      style.scale = scale
    }
    let timeout = timeout ?? configuration.timeout ?? LayoutProgram.usualTimeout
    guard 1...3600 ~= timeout else {
      throw ValidationError("--timeout is \(timeout); expected a whole number from 1 to 3600")
    }
    style.layoutProgram = LayoutCommand.program(timeout: timeout)
    return style
  }
}
