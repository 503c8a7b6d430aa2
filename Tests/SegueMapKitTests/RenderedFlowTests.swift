import Foundation
import TestSupport
import Testing

@testable import SegueMapKit

@Suite("Writing files")
struct RenderedFlowTests {
  private let flow = RenderedFlow(format: .text, bytes: Array("new".utf8))

  @Test("A new file is written completely, without other files in the folder")
  func newFile() throws {
    let folder = try TemporaryProject()
    try flow.write(to: folder.file("flow.txt"))
    #expect(try folder.names() == ["flow.txt"])
    #expect(try folder.bytes(of: "flow.txt") == flow.bytes)
  }

  @Test("An existing file keeps its permissions")
  func permissions() throws {
    let folder = try TemporaryProject(["flow.txt": "old, and longer"])
    let path = folder.file("flow.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try flow.write(to: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.bytes(of: "flow.txt") == flow.bytes)
  }

  @Test("A link is an error and leads to what it did, even to nothing")
  func link() throws {
    let folder = try TemporaryProject(["real.txt": "old"])
    for target in ["real.txt", "missing.txt", "/dev/null"] {
      try? folder.remove("flow.txt")
      try folder.link("flow.txt", to: target)
      let path = folder.file("flow.txt")
      #expect(throws: FlowError.linkAsOutput(path: path, target: target)) {
        try flow.write(to: path)
      }
      #expect(try folder.bytes(of: "real.txt") == Array("old".utf8))
      #expect(try folder.names() == ["flow.txt", "real.txt"])
    }
  }

  @Test("On request the file that a link leads to is replaced")
  func followedLink() throws {
    let folder = try TemporaryProject(["real.txt": "old"])
    try folder.link("flow.txt", to: "real.txt")
    try flow.write(to: folder.file("flow.txt"), followingLink: true)
    #expect(try folder.bytes(of: "real.txt") == flow.bytes)
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.file("flow.txt"))
    #expect(destination == "real.txt")
  }

  @Test("A folder in the file's place is an error, and stays")
  func folder() throws {
    let folder = try TemporaryProject(["flow.txt/inner": ""])
    let path = folder.file("flow.txt")
    #expect(throws: FlowError.unwritable(path: path, reason: "is a folder")) {
      try flow.write(to: path)
    }
    #expect(try folder.names() == ["flow.txt"])
  }

  @Test("A missing folder is an error")
  func missingFolder() throws {
    let folder = try TemporaryProject()
    let path = folder.file("missing/flow.txt")
    #expect(throws: FlowError.unwritable(path: path, reason: "no such file or folder")) {
      try flow.write(to: path)
    }
  }

  @Test("A device is written to directly")
  func device() throws {
    try flow.write(to: "/dev/null")
    #expect(throws: Never.self) { try FileManager.default.attributesOfItem(atPath: "/dev/null") }
  }
}
