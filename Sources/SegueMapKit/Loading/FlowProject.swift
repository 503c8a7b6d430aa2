import AppReading
import InputBounds
import ProjectFiles

/// The files of an app, before any is read.
///
/// ```swift
/// let flow = try FlowProject(paths: ["App"]).load()
/// try flow.render(.svg).write(to: "flow.svg")
/// ```
///
/// Of a folder, every `.storyboard` and `.xib` file is read, the `Info.plist` files that say where
/// the app starts, and the project files that describe its targets: those of Xcode, Swift packages,
/// XcodeGen and Tuist, and Swift and Objective-C source.
///
/// Left out, unless given as a path of their own, are hidden folders, `*.bundle`, `*.xctemplate`, `*.xcloc`,
/// and folders of dependencies or build products: `Pods`, `Carthage`, `.build`, `build`, `DerivedData` and
/// `node_modules`. So is source in a framework, a playground or a documentation catalogue. A symbolic link is followed only to a
/// place inside the folders given, and no file counts twice.
public struct FlowProject: Hashable, Sendable {
  /// Folders and files. A file is read whatever its extension.
  ///
  /// A name that is not UTF-8 is spelt as in the flow and in messages: each such byte as `\xHH`, and then each
  /// backslash doubled.
  public var paths: [String]
  /// Interface files in memory, read in addition to those in ``paths``.
  public var documents: [Document]
  /// Whether the app's Swift and Objective-C source is read for what the interface files leave out: the
  /// targets of unwind segues, and the screens that code leads to.
  public var readsSource = true
  /// Which of the files at the paths are read.
  public var files = FileSelection()
  /// Whether what rules check beside the flow is read, too.
  public var readsForRules = false
  /// The language of the texts in wireframes, such as `fr` or `pt-BR`, from the tables beside the
  /// interface files; `nil` for that of the files themselves. If the app does not have the language, a
  /// variety of it is taken.
  public var language: String?
  /// Whether the images of asset catalogues, and those beside the interface files, are read, so that
  /// wireframes show them. Otherwise each is a mark with its name.
  ///
  /// PNG and JPEG are shown, up to 1 MB a file.
  public var readsImages = false

  /// - Parameters:
  ///   - paths: Folders and files.
  ///   - documents: Interface files in memory.
  public init(paths: [String], documents: [Document] = []) {
    self.paths = paths
    self.documents = documents
  }

  /// An interface file in memory.
  public struct Document: Hashable, Sendable {
    /// The path in the flow and in messages; its last component is the storyboard's name.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }

    /// Reads a storyboard or xib from standard input to its end.
    public static func standardInput() throws(FlowError) -> Document {
      do throws(SystemError) {
        var reader = FileReader()
        reader.bound = InputBounds.interfaceSize
        let bytes = try reader.standardInput()
        return Document(path: "<stdin>", bytes: bytes)
      } catch {
        throw .unreadableInput(reason: error.description)
      }
    }
  }
}

extension FlowProject {
  /// Reads the files and makes one flow of them.
  ///
  /// A file or folder that can't be read does not end the reading: the flow is made of the others,
  /// and an error in its ``AppFlow/findings`` names it. The result does not depend on the order
  /// of the paths and of the entries of folders.
  ///
  /// - Parameter report: Called as the loading goes on.
  /// - Throws: ``FlowError/nothingToRead(paths:findings:)`` where no interface file was found.
  /// - Complexity: O(*n* log *n*) for *n* bytes, elements and entries of folders.
  public func load(
    reporting report: FlowProgress.Report? = nil
  ) throws(FlowError) -> AppFlow {
    try load(reporting: report, until: nil)
  }
}
