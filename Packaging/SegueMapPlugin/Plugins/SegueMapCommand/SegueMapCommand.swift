import Foundation
import PackagePlugin

/// `swift package seguemap`: runs the command in the package's folder, with the arguments as they are.
@main
struct SegueMapCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "seguemap")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("seguemap ended with status \(process.terminationStatus)")
      return
    }
  }
}
