import ProjectFiles
import Synchronization

/// The threads that read the files of an app.
enum FileWorkers {
  /// Calls `body` for each of some values, and returns its results in their order, which do not depend on
  /// the number of threads.
  ///
  /// - Parameters:
  ///   - filesPerWorker: Below this many, starting a thread costs more than it saves.
  ///   - report: If it ends the work, there are fewer results than values.
  ///   - progress: The progress when so many of all are done.
  static func results<Value: Sendable, Result: Sendable>(
    of values: [Value], filesPerWorker: Int, onDeepStack: Bool = false,
    reporting report: ReadingProgress.Report?,
    as progress: @escaping @Sendable (_ done: Int, _ total: Int) -> ReadingProgress,
    _ body: @escaping @Sendable (Value, inout FileReader) -> Result
  ) -> [Result] {
    let workers = max(1, min(ProcessEnvironment.processorCount, values.count / filesPerWorker))
    let next = Atomic(0)
    let done = Atomic(0)
    let results = Mutex([Result?](repeating: nil, count: values.count))
    let work = { @Sendable in
      var reader = FileReader()
      while case let index = next.add(1, ordering: .relaxed).oldValue, index < values.count {
        let result = body(values[index], &reader)
        let count = done.add(1, ordering: .relaxed).newValue
        if let report, !report(progress(count, values.count)) { return }
        results.withLock { $0[index] = result }
      }
    }
    if workers > 1 || onDeepStack { DeepThreads.run(workers, work) } else { work() }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Calls `read` for each of some files, up to the bound of all.
  ///
  /// - Parameter size: The size of the file with a result, in bytes.
  /// - Returns: The results of the files within the bound, in their order, and the first file beyond it.
  static func resultsWithinTotal<File: Sendable, Result: Sendable>(
    of files: [File], reporting report: ReadingProgress.Report?,
    as progress: @escaping @Sendable (_ done: Int, _ total: Int) -> ReadingProgress,
    size: @escaping @Sendable (Result) -> Int,
    _ read: @escaping @Sendable (File, inout FileReader) -> Result
  ) -> (results: [Result], leftOut: File?) {
    let total = ReadTotal(count: files.count)
    let results = results(
      of: Array(files.enumerated()), filesPerWorker: 16, reporting: report, as: progress
    ) { file, reader -> Result? in
      if total.isExceeded { return nil }
      let result = read(file.element, &reader)
      total.add(size(result), at: file.offset)
      return result
    }
    let kept = total.countWithinBound
    return (results.prefix(kept).compactMap(\.self), kept < files.count ? files[kept] : nil)
  }
}
