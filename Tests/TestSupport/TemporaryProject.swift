import Foundation

/// A folder of an app's files, which is deleted with its owner.
package final class TemporaryProject: Sendable {
  package let path: String

  /// - Parameter files: Contents by path, written in this order, which may affect the order in
  ///   which the disk lists them.
  package init(_ files: KeyValuePairs<String, String> = [:]) throws {
    // The path without symbolic links, so that tests may compare paths.
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = folder.appendingPathComponent("seguemap-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func file(_ name: String) -> String { path + "/" + name }

  package func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a program that can be run.
  ///
  /// A shell writes it. If this process opened it for writing, a process that another test starts at that
  /// time would inherit the open file, and the kernel would refuse to run it.
  package func writeProgram(_ text: String, to name: String) throws {
    let script = #"mkdir -p "${1%/*}" && printf '%s' "$2" >"$1" && chmod 755 "$1""#
    let process = try Process.run(
      URL(filePath: "/bin/sh"), arguments: ["-c", script, "sh", file(name), text])
    process.waitUntilExit()
  }

  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: file(name), withDestinationPath: destination)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: file(name))
  }

  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  /// Returns the names in the folder, including hidden files.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

/// A storyboard as Xcode saves it: two scenes and a segue from the first to the second.
package func storyboardText(first: String, second: String, isLaunchScreen: Bool = false) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  targetRuntime="iOS.CocoaTouch" \(isLaunchScreen ? "launchScreen=\"YES\" " : "")\
  initialViewController="aaa-01-aaa">
      <scenes>
          <!--\(first)-->
          <scene sceneID="sss-01-sss">
              <objects>
                  <viewController storyboardIdentifier="\(first)" id="aaa-01-aaa" \
  sceneMemberID="viewController">
                      <connections>
                          <segue destination="bbb-02-bbb" kind="show" identifier="next" \
  id="ggg-01-ggg"/>
                      </connections>
                  </viewController>
              </objects>
          </scene>
          <!--\(second)-->
          <scene sceneID="sss-02-sss">
              <objects>
                  <viewController storyboardIdentifier="\(second)" id="bbb-02-bbb" \
  sceneMemberID="viewController"/>
              </objects>
          </scene>
      </scenes>
  </document>
  """
}
