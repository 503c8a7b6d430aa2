import Foundation
import FuzzTargets

/// libFuzzer's entry point. The target is in `SEGUEMAP_FUZZ_TARGET`, as libFuzzer has all arguments.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["SEGUEMAP_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(
      Data("error: no target '\(name)'; expected one of \(known)\n".utf8))
    exit(2)
  }
  return target
}()
