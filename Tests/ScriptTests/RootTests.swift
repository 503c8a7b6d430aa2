import Foundation
import Testing

/// Runs `Scripts/root.sh` on a host whose debootstrap makes an empty system.
@Suite struct RootTests {
  private func host(userID: Int = 0) throws -> FakeHost {
    let host = try FakeHost(installed: true, userID: userID)
    try host.add(
      "debootstrap",
      host.note("debootstrap")
        + """
        suite=none
        for root; do
          case $root in
            sid | noble | jammy) suite=$root ;;
            /*)
              mkdir -p "$root/etc/apt/apt.conf.d" "$root/etc/apt/sources.list.d" "$root/etc/dpkg/dpkg.cfg.d"
              echo "deb http://mirror $suite main universe" >"$root/etc/apt/sources.list"
              ;;
          esac
        done
        """)
    try host.add("unshare", "")
    return host
  }

  private func enter(_ suite: String, on host: FakeHost) throws -> Run {
    try host.run(
      "root.sh", [suite, "true"],
      environment: ["SEGUEMAP_ROOTS": "\(host.folder.path)/roots", "SEGUEMAP_BARE": "1"])
  }

  @Test(
    "A system is made once, of signed packages, and Ubuntu's of universe and updates as well",
    arguments: [
      ("sid", "sid ROOT"), ("noble", "--components=main,universe noble ROOT  gutsy"),
      ("jammy", "--components=main,universe jammy ROOT  gutsy"),
    ])
  func systems(suite: String, arguments: String) throws {
    let host = try host()
    let run = try enter(suite, on: host)
    let expected = arguments.replacing("ROOT", with: "\(host.folder.path)/roots/\(suite)")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.calls == [
        "debootstrap --variant=minbase --include=ca-certificates --force-check-gpg \(expected)"
      ])
    #expect(try enter(suite, on: host) == Run(status: 0, output: "", calls: []))
    let updates = "\(host.folder.path)/roots/\(suite)/etc/apt/sources.list.d/updates.list"
    #expect(
      try FileManager.default.fileExists(atPath: updates)
        ? String(contentsOfFile: updates, encoding: .utf8)
          == "deb http://mirror \(suite)-updates main universe\n"
        : suite == "sid")
  }

  @Test("Without root, no system is made, and the message says why")
  func user() throws {
    let run = try enter("sid", on: host(userID: 1000))
    #expect(run.status == 2)
    #expect(run.output.contains("error: making and entering a system needs root"))
    #expect(run.calls == [])
  }
}
