extension SVGBuffer {
  /// Appends bytes in Base64 (RFC 4648), four characters for every three bytes.
  mutating func write(base64 input: [UInt8]) {
    let text = [UInt8](unsafeUninitializedCapacity: (input.count + 2) / 3 * 4) { output, count in
      Self.alphabet.withUnsafeBufferPointer { alphabet in
        for start in stride(from: 0, to: input.count, by: 3) {
          let second = start + 1 < input.count ? input[start + 1] : 0
          let third = start + 2 < input.count ? input[start + 2] : 0
          let bits = Int(input[start]) << 16 | Int(second) << 8 | Int(third)
          output[count] = alphabet[bits >> 18]
          output[count + 1] = alphabet[bits >> 12 & 63]
          output[count + 2] = start + 1 < input.count ? alphabet[bits >> 6 & 63] : Self.filler
          output[count + 3] = start + 2 < input.count ? alphabet[bits & 63] : Self.filler
          count += 4
        }
      }
    }
    write(bytes: text)
  }

  private static let filler = UInt8(ascii: "=")
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
