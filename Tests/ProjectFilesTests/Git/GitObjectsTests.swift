import InputBounds
import Synchronization
import TestSupport
import Testing

@testable import ProjectFiles

@Suite("Reading git's objects")
struct GitObjectsTests {
  private func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Files of any size are read completely, in any order of requests")
  func files() async throws {
    let repository = try TemporaryRepository()
    let texts = (0..<100).map { String(repeating: "\($0)\n", count: $0 * $0 * 3) }
    for (index, text) in texts.enumerated() { try repository.write(text, to: "\(index)") }
    try repository.write("", to: "empty")
    try repository.commit()
    let blobs = try (0..<100).map { BlobID(text: try repository.git("rev-parse", "HEAD:\($0)")) }
    let read = try await GitRepository(around: repository.path).withObjects { objects in
      objects.willRead(blobs)
      return Result {
        try ([0, 99, 50] + Array(0..<100)).map { try objects.bytes(of: blobs[$0])?.get() }
      }
    }.get()
    #expect(read.map(text) == [texts[0], texts[99], texts[50]] + texts)
  }

  @Test("Threads that request at the same time each get their own answer")
  func threads() async throws {
    let repository = try TemporaryRepository()
    for index in 0..<200 { try repository.write("text \(index)", to: "\(index)") }
    try repository.commit()
    // Mode, type, identifier, path: an older git has no `--format`.
    let blobs = try repository.git("ls-tree", "HEAD")
      .split(separator: "\n").map { $0.split(whereSeparator: \.isWhitespace) }
    let wrong = try await GitRepository(around: repository.path).withObjects { objects in
      objects.willRead(blobs.map { BlobID(text: String($0[2])) })
      let next = Atomic(0)
      let wrong = Mutex([String]())
      DeepThreads.run(4) {
        while case let index = next.add(1, ordering: .relaxed).oldValue, index < blobs.count {
          let bytes = try? objects.bytes(of: BlobID(text: String(blobs[index][2])))
          if text(try? bytes?.get()) != "text \(blobs[index][3])" {
            wrong.withLock { $0.append(String(blobs[index][3])) }
          }
        }
      }
      return wrong.withLock { $0 }
    }
    #expect(wrong == [])
  }

  @Test(
    "A name that would lead elsewhere is no entry of a folder", arguments: ["..", ".", "", "a/b"])
  func names(name: String) {
    let id = [UInt8](repeating: 1, count: 20)
    var bytes: [UInt8] = []
    for entry in ["100644 \(name)", "40000 App"] { bytes += Array(entry.utf8) + [0] + id }
    #expect(GitEntry.entries(ofTree: bytes, idLength: id.count).map(\.name) == ["App"])
  }

  @Test("Files that are announced wait in git, not in memory")
  func memory() async throws {
    let repository = try TemporaryRepository()
    for index in 0..<24 {
      try repository.write(String(repeating: "\(index)", count: 1 << 18), to: "\(index)")
    }
    try repository.commit()
    let blobs = try (0..<24).map { BlobID(text: try repository.git("rev-parse", "HEAD:\($0)")) }
    let sizes = try await GitRepository(around: repository.path).withObjects { objects in
      objects.willRead(blobs)
      return Result {
        try [0, 3, 1, 2, 4].map { (index: Int) -> Int in
          _ = try objects.bytes(of: blobs[index])
          return objects.waitingSize
        }
      }
    }.get()
    // The second and the third are kept, as another reader's turn came first.
    #expect(sizes == [0, 2 << 18, 1 << 18, 0, 0])
  }

  @Test("A file or folder beyond its bound is not read, and the next one is")
  func bounds() async throws {
    let repository = try TemporaryRepository()
    let large = String(repeating: "a", count: InputBounds.projectSize.limit + 1)
    try repository.write(large, to: "large")
    try repository.write("small", to: "small")
    try repository.commit()
    let blobs = try ["large", "small"].map {
      BlobID(text: try repository.git("rev-parse", "HEAD:\($0)"))
    }
    let (answers, tree) = try await GitRepository(around: repository.path).withObjects { objects in
      objects.willRead(blobs)
      return Result {
        (
          try (blobs + blobs).map { try objects.bytes(of: $0) },
          try objects.entries(ofTree: blobs[0].text)
        )
      }
    }.get()
    let excess = BoundExcess(InputBounds.projectSize, found: large.utf8.count)
    for index in [0, 2] { #expect(answers[index] == .failure(excess)) }
    for index in [1, 3] { #expect(answers[index] == .success(Array("small".utf8))) }
    #expect(tree == .failure(BoundExcess(InputBounds.treeSize, found: large.utf8.count)))
  }

  @Test("A commit has its tree and the first line of its message")
  func commit() async throws {
    let repository = try TemporaryRepository()
    let id = try repository.commit("Mend the door\n\nIt was broken.")
    let tree = try repository.git("rev-parse", "HEAD^{tree}")
    try repository.git("tag", "--annotate", "--message=One", "one")
    for name in ["HEAD", "main", "one", "HEAD@{0}", String(id.prefix(10))] {
      let commit = try await GitRepository(around: repository.path).withObjects { objects in
        Result { try objects.commit(name) }
      }.get()
      #expect(commit.id.text == id)
      #expect(commit.tree.text == tree)
      #expect(commit.subject == "Mend the door")
    }
  }
}
