import DrawingModel
import Foundation

extension ImageFile {
  /// 2 × 2 pixels of translucent blue.
  static let blue = sample(
    "blue.png", .png, 2, 2,
    """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFElEQVQI12NkYPhfz8DAwMDEAAUAFhkBgqtA7YUAAA
    AASUVORK5CYII=
    """)
  /// 8 × 4 pixels of red, as close as JPEG allows.
  static let red = sample(
    "red.jpg", .jpeg, 8, 4,
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBw
    YGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
    CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAEAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EAB
    QQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAICf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM
    AwEAAhEDEQA/ABeKa/j/2Q==
    """)

  private static func sample(
    _ name: String, _ format: Format, _ width: Int, _ height: Int, _ base64: String
  ) -> ImageFile {
    let data = Data(base64Encoded: base64, options: .ignoreUnknownCharacters)
    return ImageFile(
      name: name, format: format, width: width, height: height, bytes: Array(data ?? Data()))
  }

  /// Returns the file with changed bytes but the same header.
  func damaged(_ change: (inout [UInt8]) -> Void) -> ImageFile {
    var bytes = bytes
    change(&bytes)
    return ImageFile(
      name: name, format: format, width: width, height: height, bytes: bytes)
  }
}
