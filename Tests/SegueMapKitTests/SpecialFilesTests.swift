import FlowModel
import Foundation
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Pipes and devices among the files of an app")
struct SpecialFilesTests {
  private func makePipe(_ name: String, in project: TemporaryProject) throws {
    try project.write("", to: name)
    try project.remove(name)
    try #require(mkfifo(project.file(name), 0o600) == 0)
  }

  @Test("One that is found is skipped with a warning if it has the name of a file that is read")
  func found() throws {
    let project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "A", second: "B")
    ])
    for name in ["App/Other.storyboard", "App/A.swift", "App/Info.plist", "App/notes"] {
      try makePipe(name, in: project)
    }
    try project.link("App/Link.storyboard", to: "notes")
    let flow = try FlowProject(paths: [project.path]).load()
    #expect(flow.sceneCount == 2)
    #expect(
      flow.findings.map(\.description)
        == ["A.swift", "Info.plist", "Link.storyboard", "Other.storyboard"].map {
          "\(project.path)/App/\($0): warning: is skipped: it is a device, a pipe or a socket"
        })
  }

  @Test("One in the place of a resource is reported")
  func resource() throws {
    let project = try ResourcesProject()
    try makePipe("App/fr.lproj/Main.strings", in: project.files)
    try makePipe("App/A.xcassets/Paper.colorset/Contents.json", in: project.files)
    try makePipe("App/Hero.png", in: project.files)
    let warnings = try project.picture {
      $0.language = "fr"
      $0.readsImages = true
    }.1
    for text in [
      "Main.strings: is a device", "Contents.json: is a device", "it can't be read: is a device",
    ] {
      #expect(warnings.contains { $0.contains(text) }, "\(warnings)")
    }
  }

  @Test("One that is named is read to its end")
  func named() throws {
    let project = try TemporaryProject()
    try makePipe("App/Main.storyboard", in: project)
    let path = project.file("App/Main.storyboard")
    let text = storyboardText(first: "A", second: "B")
    let writer = Thread {
      if let file = fopen(path, "w") {
        fputs(text, file)
        fclose(file)
      }
    }
    writer.start()
    #expect(try FlowProject(paths: [path]).load().sceneCount == 2)
  }
}
