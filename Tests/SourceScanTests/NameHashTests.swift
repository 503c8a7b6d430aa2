import SourceModel
import Testing

@testable import SourceScan

@Suite("Hashes of names")
struct NameHashTests {
  @Test("A name has one hash, wherever in memory it stands", arguments: 1...40)
  func place(count: Int) {
    let name = String("performSegueWithIdentifierAndSenderAndMore".prefix(count))
    var bytes = Array(name.utf8)
    for padding in [0, 1, 9] {
      bytes += Array(repeating: UInt8(ascii: "x"), count: padding)
      let hash = bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { NameHash($0, count: count, readable: bytes.count) }
      }
      #expect(hash == NameHash(name))
    }
  }

  @Test("Names that are alike have hashes of their own")
  func difference() {
    var names = ["a", "b", "ab", "ba", "login", ".login", "Login", "logi", "loginn"]
    names += (0..<1000).map { "viewController\($0)" } + (0..<1000).map { "\($0)viewController" }
    #expect(Set(names.map { NameHash($0) }).count == names.count)
    #expect(Set(names.map { NameHash($0).half }).count == names.count)
  }

  @Test("No word of the vocabulary stands there twice")
  func vocabulary() {
    let words = Vocabulary.words.flatMap(\.1)
    #expect(words.count == Set(words).count)
    for (role, words) in Vocabulary.words {
      for word in words { #expect(Vocabulary.shared.role(of: NameHash(word)) == role, "\(word)") }
    }
  }
}
