import FlowLayout
import ProjectFiles

/// A program that lays the large parts of a picture out, so that Graphviz can neither end this
/// process nor keep it busy.
///
/// The program passes its standard input to ``answer(to:)``, and writes the answer to its standard
/// output.
public struct LayoutProgram: Hashable, Sendable {
  private let process: ChildProcess
  /// The time after which a layout is ended, in seconds.
  public let timeout: Int

  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments without the program's name.
  ///   - timeout: The time after which a layout is ended, in seconds.
  public init(path: String, arguments: [String], timeout: Int = Self.usualTimeout) {
    process = ChildProcess(path: path, arguments: arguments)
    self.timeout = timeout
  }

  public static let usualTimeout = 60

  /// Lays one part out. Whatever the question is, there is an answer, unless Graphviz ends the
  /// process.
  public static func answer(to question: [UInt8]) -> [UInt8] { LayoutEngine.answer(to: question) }

  var runner: LayoutRunner {
    LayoutRunner { question in
      process.output(for: question, within: timeout).mapError { failure in
        switch failure {
        case .timedOut: .timedOut(seconds: timeout)
        case .failed(let reason): .failed(reason: reason)
        }
      }
    }
  }
}
