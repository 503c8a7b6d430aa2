enum NestingGuard {
  static func offsetBeyondLimit(in bytes: UnsafeBufferPointer<UInt8>) -> Int? { nil }
}
