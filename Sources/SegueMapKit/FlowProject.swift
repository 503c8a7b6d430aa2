import AppReading
import ProjectFiles

/// The interface files of an app: where they lie, before any is read.
///
/// ```swift
/// let flow = try FlowProject(paths: ["App"]).load()
/// try flow.render(.svg).write(to: "flow.svg")
/// ```
///
/// In a folder, every `.storyboard` and `.xib` file counts, and the `Info.plist` files and Xcode
/// projects that say where the app starts; so does Swift and Objective-C, where there is an interface
/// file at all. Left out, unless named as a path of their own, are hidden folders, `*.bundle`, and
/// what holds other people's code or build products: `Pods`, `Carthage`, `.build`, `build`,
/// `DerivedData` and `node_modules`; of source also what lies in a framework or playground. A
/// symbolic link is followed
/// only to a place inside the folders given, and no file counts twice.
public struct FlowProject: Hashable, Sendable {
  /// Folders and files. A file is read whatever its extension.
  public var paths: [String]
  /// Interface files that lie nowhere on a disk, read beside those in ``paths``.
  public var documents: [Document]
  /// Whether the app's Swift and Objective-C are read for what the interface files leave out: where
  /// unwinds lead, and the screens that code moves to.
  public var readsSource = true
  /// The language of the texts in wireframes, such as `fr` or `pt-BR`, from the tables beside the
  /// interface files; `nil` for that of the files themselves. A variety of it that the app has stands
  /// in for one that it has not.
  public var language: String?
  /// Whether images of asset catalogues, and those that lie beside the interface files, are read, so
  /// that wireframes show them; else each is a mark with its name.
  ///
  /// PNG and JPEG are shown, up to 1 MB a file.
  public var readsImages = false

  /// - Parameters:
  ///   - paths: Folders and files.
  ///   - documents: Interface files that lie nowhere on a disk.
  public init(paths: [String], documents: [Document] = []) {
    self.paths = paths
    self.documents = documents
  }

  /// An interface file in memory.
  public struct Document: Hashable, Sendable {
    /// Stands for the file in the flow and in messages; its name is the storyboard's name.
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
        let bytes = try reader.bytes(from: StandardStream.input.rawValue)
        return Document(path: "<stdin>", bytes: bytes)
      } catch {
        throw .unreadableInput(reason: error.description)
      }
    }
  }
}

extension FlowProject {
  /// Reads the files and joins what they say to one flow.
  ///
  /// A file or folder that can't be read ends nothing: the flow is made of the others, and an error
  /// among its ``AppFlow/diagnostics`` names it. The result is the same whatever the order of the
  /// paths and of the folders' entries.
  ///
  /// - Throws: ``FlowError/nothingToRead(paths:diagnostics:)`` where no interface file was found.
  /// - Complexity: O(*n* log *n*) for *n* bytes, elements and entries of folders.
  public func load() throws(FlowError) -> AppFlow {
    let reading = FlowReading(project: self, roots: ProjectRoots(paths: paths), store: Disk())
    let (flow, isEmpty) = reading.flow()
    if isEmpty { throw .nothingToRead(paths: paths, diagnostics: flow.diagnostics) }
    return flow
  }
}
