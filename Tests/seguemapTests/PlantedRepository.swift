import Foundation
import TestSupport

/// A repository in which every setting that names a program names one that leaves a mark.
struct PlantedRepository {
  let repository: TemporaryRepository

  /// A failed merge after two commits, with an unchanged file whose state git does not know.
  init() throws {
    repository = try TemporaryRepository()
    try repository.git("config", "user.name", "A")
    try repository.git("config", "user.email", "a@example.org")
    try repository.write(storyboardText(first: "A", second: "B"), to: "App/Main.storyboard")
    try repository.write(storyboardText(first: "C", second: "D"), to: "App/Other.storyboard")
    try repository.write("format: json\n", to: ".seguemap.yml")
    try repository.write("* filter=evil diff=evil merge=evil\n", to: ".gitattributes")
    let library = try TemporaryRepository()
    try library.write(storyboardText(first: "E", second: "F"), to: "Library.storyboard")
    try library.commit()
    try repository.git("submodule", "--quiet", "add", library.path, "Library")
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "topic")
    try repository.write(storyboardText(first: "A", second: "Theirs"), to: "App/Main.storyboard")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.write(storyboardText(first: "A", second: "Ours"), to: "App/Main.storyboard")
    try repository.commit()
    try repository.git("merge", "--quiet", "topic", expecting: 1)
  }

  /// Plants the programs, and makes git compare the content of each file with the index.
  func plant() throws {
    for name in Self.hooks { try program("hooks/\(name)", mark: "hook") }
    for (key, mark) in Self.settings { try repository.git("config", key, try program(mark)) }
    for command in Self.commands {
      try repository.git("config", "alias.\(command)", "!" + (try program("alias")))
      try repository.git("config", "pager.\(command)", try program("pager"))
    }
    for (key, value) in [
      ("core.hooksPath", repository.file("programs/hooks")),
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.promisor", "true"), ("remote.origin.partialCloneFilter", "blob:none"),
      ("remote.origin.url", "ext::" + (try program("transport")) + " %S"),
      ("protocol.allow", "always"), ("protocol.ext.allow", "always"), ("log.showSignature", "true"),
    ] { try repository.git("config", key, value) }
    try TemporaryRepository(at: repository.file("Library"), in: repository.files)
      .git("config", "core.fsmonitor", try program("fsmonitor"))
    try makeIndexOld()
  }

  /// An index older than a file does not tell whether the file is the same.
  func makeIndexOld() throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: repository.file(".git/index"))
  }

  /// Removes a committed file from git's objects, so that git asks the remote repository for it.
  func loseObject() throws {
    let blob = try repository.git("rev-parse", "HEAD~1:App/Main.storyboard")
    try repository.files.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
  }

  /// What ran since the last call.
  func marks() throws -> Set<String> {
    let folder = repository.file("marks")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    try? FileManager.default.removeItem(atPath: folder)
    return Set(names)
  }

  /// Makes a program that leaves a mark and fails.
  @discardableResult
  func program(_ name: String, mark: String? = nil) throws -> String {
    let path = "programs/\(name)"
    try repository.files.writeProgram(
      """
      #!/bin/sh
      mkdir -p '\(repository.file("marks"))'
      : >'\(repository.file("marks"))/\(mark ?? name)'
      exit 1
      """, to: path)
    return repository.file(path)
  }

  private static let settings = [
    ("core.fsmonitor", "fsmonitor"), ("core.pager", "pager"), ("core.editor", "editor"),
    ("sequence.editor", "editor"), ("core.askPass", "askpass"), ("core.sshCommand", "ssh"),
    ("core.gitProxy", "proxy"), ("core.alternateRefsCommand", "alternates"),
    ("credential.helper", "credential"), ("gpg.program", "gpg"), ("gpg.ssh.program", "gpg"),
    ("diff.external", "diff"), ("diff.evil.command", "diff"), ("diff.evil.textconv", "textconv"),
    ("filter.evil.clean", "filter"), ("filter.evil.smudge", "filter"),
    ("filter.evil.process", "filter"), ("merge.evil.driver", "merge"),
    ("interactive.diffFilter", "diff"), ("remote.origin.uploadPack", "upload"),
    ("uploadPack.packObjectsHook", "upload"), ("trailer.evil.command", "trailer"),
  ]

  private static let hooks = [
    "post-index-change", "pre-commit", "post-checkout", "post-merge", "reference-transaction",
    "fsmonitor-watchman", "pre-auto-gc", "post-rewrite",
  ]

  /// Those of git that the tool uses, and one that git does not have.
  private static let commands = [
    "cat-file", "config", "ls-files", "merge-base", "name-rev", "rev-list", "rev-parse",
    "symbolic-ref", "evil",
  ]
}
