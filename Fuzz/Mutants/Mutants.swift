import Foundation

/// Makes mutants of the samples, and draws each in every format.
///
///     mutants draw SAMPLES DIR FIRST COUNT    writes DIR/NUMBER.NAME.FORMAT for each mutant
///     mutants save SAMPLES DIR NUMBER         writes the app that a number stands for to DIR
///
/// A number always stands for the same mutant. It is printed before the mutant is read, so that it is
/// known if the process ends. The status is 1 if what was read could not be drawn.
@main
struct Mutants {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch (arguments.dropFirst().first, arguments.count) {
    case ("draw", 6):
      let mutants = try Mutants(samples: arguments[2], output: arguments[3])
      guard let first = Int(arguments[4]), let count = Int(arguments[5]) else { fallthrough }
      if try mutants.draw(first..<(first + count)) > 0 { exit(1) }
    case ("save", 5):
      let mutants = try Mutants(samples: arguments[2], output: arguments[3])
      guard let number = Int(arguments[4]) else { fallthrough }
      try mutants.write(number, to: mutants.output)
    default:
      print("usage: mutants draw SAMPLES DIR FIRST COUNT | mutants save SAMPLES DIR NUMBER")
      exit(2)
    }
  }

  private let samples: [SampleApp]
  private let output: URL

  private init(samples: String, output: String) throws {
    self.samples = try SampleApp.all(in: URL(filePath: samples, directoryHint: .isDirectory))
    self.output = URL(filePath: output, directoryHint: .isDirectory)
  }

  private func sample(of number: Int) -> SampleApp { samples[number % samples.count] }

  private func write(_ number: Int, to folder: URL) throws {
    let sample = sample(of: number)
    var mutation = Mutation(seed: UInt64(number))
    try sample.write(mutation.changes(to: sample.files), to: folder)
  }

  /// Returns how many mutants failed.
  private func draw(_ numbers: Range<Int>) throws -> Int {
    var failures = 0
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let originals = samples.map { MutantDrawing.flow(of: $0.folder) }
    for number in numbers {
      print(number)
      // The number must be known even if the process ends.
      fflush(nil)
      let sample = sample(of: number)
      let folder = scratch.appending(path: sample.name, directoryHint: .isDirectory)
      try write(number, to: folder)
      do {
        if let flow = MutantDrawing.flow(of: folder), let before = originals[number % samples.count]
        {
          try MutantDrawing(of: flow, after: before).write(to: output.path + "/\(number)")
        }
      } catch {
        print("mutant \(number): \(error)")
        failures += 1
      }
      try FileManager.default.removeItem(at: folder)
    }
    return failures
  }
}
