import CPNG

/// Encodes rows of pixels with libpng: opaque, unfiltered and without metadata.
struct PNGEncoder {
  /// The zlib level. Measured on 100 scenes, level 4 takes 50 % longer for a file that is 6 %
  /// smaller, and level 1 is no faster.
  private static let level: Int32 = 3

  private let size: PixelSize

  init(size: PixelSize) {
    self.size = size
  }

  func encode(_ rows: RasterRows) throws(RenderError) -> [UInt8] {
    let exchange = Exchange(rows: rows)
    let failure = withExtendedLifetime(exchange) { run(exchange) }
    if let error = exchange.error { throw error }
    guard let failure else { return exchange.bytes }
    let activity = "encoding a PNG of \(size.width) × \(size.height) pixels"
    throw RenderError(.library(failure), while: activity)
  }

  /// Returns libpng's message if encoding failed.
  private func run(_ exchange: Exchange) -> String? {
    var message = seguemap_png_message()
    var job = seguemap_png_job(
      width: UInt32(size.width), height: UInt32(size.height), level: Self.level,
      context: Unmanaged.passUnretained(exchange).toOpaque(),
      row: { context, y in Exchange.at(context)?.row(y) },
      write: { context, bytes, count in Exchange.at(context)?.append(bytes, count) })
    guard seguemap_png_encode(&job, &message) != 0 else { return nil }
    return withUnsafeBytes(of: message.text) { text in
      String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// The state that C callbacks share with Swift through a single pointer.
private final class Exchange {
  private(set) var bytes: [UInt8] = []
  private(set) var error: RenderError?
  private let rows: RasterRows

  init(rows: RasterRows) {
    self.rows = rows
  }

  static func at(_ context: UnsafeMutableRawPointer?) -> Exchange? {
    context.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns a row; if drawing fails, returns `nil` and keeps the error.
  func row(_ y: UInt32) -> UnsafePointer<UInt8>? {
    do throws(RenderError) {
      return try rows.row(Int(y))
    } catch {
      self.error = error
      return nil
    }
  }

  func append(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }
}
