import FlowModel
import Synchronization

/// Runs a layout in another process.
package struct LayoutRunner: Sendable {
  /// Why there is no answer.
  package enum Failure: Error, Hashable, Sendable {
    /// The process was ended after a number of seconds.
    case timedOut(seconds: Int)
    /// What happened instead; lower case, no full stop.
    case failed(reason: String)
  }

  /// Passes a question to ``LayoutEngine/answer(to:)`` in another process, and returns its answer.
  package let run: @Sendable (_ question: [UInt8]) -> Result<[UInt8], Failure>

  package init(_ run: @escaping @Sendable (_ question: [UInt8]) -> Result<[UInt8], Failure>) {
    self.run = run
  }
}

/// What a reader of the picture should know about the layout of a part.
package struct LayoutNote: Hashable {
  package enum Reason: Error, Hashable, Sendable {
    /// There are too many cards or edges for Graphviz.
    case tooLarge
    /// Graphviz was ended after a number of seconds.
    case timedOut(seconds: Int)
    /// Graphviz failed, with a message.
    case failed(String)
  }

  package let reason: Reason
  package let cardCount: Int
  package let edgeCount: Int

  /// Whether another host may draw the part differently.
  package var dependsOnHost: Bool { reason != .tooLarge }

  /// - Parameter nodes: The nodes of the part.
  init(_ reason: Reason, nodes: [Int], of diagram: Diagram) {
    self.reason = reason
    cardCount = nodes.count
    edgeCount = diagram.edges(among: nodes).count
  }
}

/// Solves the problems of a layout, each in this process or in another one.
struct LayoutSolver: Sendable {
  /// Runs large problems; `nil` if all are solved in this process.
  var runner: LayoutRunner?
  /// Receives what a reader should know, in the order of the parts.
  var report: @Sendable (LayoutNote) -> Void = { _ in }

  /// Returns the solution, or why Graphviz has none.
  ///
  /// - Throws: `LayoutError` if Graphviz is not installed as it should be.
  func solve(
    _ problem: GraphvizProblem
  ) throws(LayoutError) -> Result<GraphvizSolution, LayoutNote.Reason> {
    if let runner, QuestionSize(of: problem).needsProcess {
      switch runner.run(problem.text) {
      case .success(let answer):
        do throws(AnswerError) {
          return .success(try Self.solution(in: answer, of: problem))
        } catch {
          return .failure(.failed(error.reason))
        }
      case .failure(.timedOut(let seconds)): return .failure(.timedOut(seconds: seconds))
      case .failure(.failed(let message)): return .failure(.failed(message))
      }
    } else {
      do throws(LayoutError) {
        let solution = try GraphvizContext.shared.withLock { context throws(LayoutError) in
          try context.solve(problem)
        }
        return .success(solution)
      } catch {
        if error.isInstallationFault { throw error }
        return .failure(.failed(error.message))
      }
    }
  }

  private struct AnswerError: Error { let reason: String }

  private static let errorPrefix = "error "

  private static func solution(
    in answer: [UInt8], of problem: GraphvizProblem
  ) throws(AnswerError) -> GraphvizSolution {
    do {
      return try GraphvizSolution(text: answer, to: problem)
    } catch {
      let text = String(decoding: answer.prefix(2000), as: UTF8.self)
      guard text.hasPrefix(errorPrefix) else {
        throw AnswerError(reason: "the answer is incomplete")
      }
      throw AnswerError(reason: String(text.dropFirst(errorPrefix.count)).singleLine)
    }
  }

  /// Solves a problem for another process, and returns the answer or the error as text.
  static func answer(to question: [UInt8]) -> [UInt8] {
    do {
      let problem = try GraphvizProblem(text: question)
      return try GraphvizContext.shared.withLock { try $0.solve(problem) }.text
    } catch let error as LayoutError {
      return Array((errorPrefix + error.message + "\n").utf8)
    } catch {
      return Array((errorPrefix + "the question is incomplete\n").utf8)
    }
  }
}
