import Foundation
import ProjectFiles
import TestSupport

@testable import AppReading
@testable import SegueMapKit

/// An app with one screen: a label, an image view, and a background in a catalogue's colour.
struct ResourcesProject {
  let files: TemporaryProject

  /// - Parameter storyboard: The path of the storyboard.
  init(storyboard: String = "App/Base.lproj/Main.storyboard") throws {
    files = try TemporaryProject()
    try files.write(Self.storyboard, to: storyboard)
  }

  func picture(_ change: (inout FlowProject) -> Void = { _ in }) throws -> (String, [String]) {
    var project = FlowProject(paths: [files.path])
    change(&project)
    let rendering = try project.load().render(.svg)
    return (String(decoding: rendering.bytes, as: UTF8.self), rendering.warnings)
  }

  func resourceFiles() -> ResourceFiles {
    ResourceFiles(store: Disk(), roots: ProjectRoots(paths: [files.path]))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try files.write("", to: name)
    try Data(bytes).write(to: URL(fileURLWithPath: files.file(name)))
  }

  /// The header of an image of one pixel.
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]

  static let imageView = """
    <imageView image="Hero" contentMode="scaleAspectFit" id="iii-01-iii">
    <rect key="frame" x="20" y="200" width="300" height="200"/></imageView>
    """

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="vvv-01-vvv">
        <scenes><scene sceneID="sss-01-sss"><objects>
            <viewController id="vvv-01-vvv" sceneMemberID="viewController">
                <view key="view" id="www-01-www">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <label text="Hello" id="lll-01-lll">
                            <rect key="frame" x="20" y="100" width="200" height="40"/>
                        </label>
                        \(imageView)
                    </subviews>
                    <color key="backgroundColor" name="Paper"/>
                </view>
            </viewController>
        </objects></scene></scenes>
        <resources>
            <image name="Hero" width="100" height="100"/>
            <namedColor name="Paper">
                <color red="1" green="0.5" blue="0.5" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
            </namedColor>
        </resources>
    </document>
    """
}
