import ArgumentParser
import ProjectFiles
import SegueMapKit

/// `seguemap draw`: files in, pictures and reports out.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw the screens of an app and the segues between them.",
    usage: "seguemap [draw] [<path> ...] [-o <file>] ... [<options>]",
    discussion: """
      Without -o or --format the flow is printed as a tree. The format of a file follows its \
      extension: .svg, .png, .pdf, .dot, .gv, .mmd (Mermaid), .json, .md or .txt.

      Name a <scene> by its name, class, storyboard identifier or path#objectID.

      EXAMPLES
        seguemap MyApp -o flow.svg -o flow.png
        seguemap MyApp --theme dark --direction TB -o flow.pdf
        seguemap MyApp --focus Settings --depth 1 -o settings.svg
        seguemap MyApp --exclude 'Tests/**' --kind show,presentation -o flow.svg
        seguemap MyApp --format json | jq '.scenes | length'
        git show main:App/Main.storyboard | seguemap - -o main.svg
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Output") var output: OutputOptions<OutputFormat>
  @OptionGroup(title: "Picture") var picture: PictureOptions
  @OptionGroup(title: "Filters") var filters: FilterOptions
  @OptionGroup(title: "Messages and settings") var settings: SettingsOptions

  func run() throws {
    let configuration = try settings.configuration()
    let console = settings.console(configuration)
    let targets = try output.targets(
      configuration.output ?? [], usual: configuration.format ?? .text)
    let filter = try filters.filter(configuration)
    var style = try picture.style(configuration)
    style.usesTerminalColors =
      targets == [.standardOutput(.text)] && settings.usesColor(on: .output, configuration)

    let flow = try input.flow(configuration, for: picture, telling: console)
    console.report(flow.processorTimes)
    let renderings = try console.showing("drawing \(flow.sceneCount) scenes") {
      try flow.render(targets.map(\.format), filter: filter, style: style)
    }
    for (target, rendering) in zip(targets, renderings) {
      for warning in rendering.warnings { console.report(.warning, warning) }
      try target.write(rendering, telling: console)
    }
    if flow.hasErrors || renderings.contains(where: \.dependsOnHost) { throw ExitCode.trouble }
  }
}
