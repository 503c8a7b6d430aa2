import ArgumentParser
import SegueMapKit

/// What `seguemap diff` does for a comment on a pull request.
struct CommentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      As --link-base, for what only the older state has, such as \
      'https://github.com/me/app/blob/v1.0'. In Markdown both make places links; they are addresses of \
      the repository's root.
      """, valueName: "url"))
  var oldLinkBase: String?

  @Option(
    help: ArgumentHelp(
      "In Markdown, show the picture at this address in place of a Mermaid chart.",
      valueName: "url"))
  var pictureLink: String?

  @Option(
    help: ArgumentHelp(
      "Also write the older state as an exported flow, to be compared later.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var saveBase: String?

  @Option(
    help: ArgumentHelp("Also write the newer state as an exported flow.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var saveHead: String?

  @Option(
    help: ArgumentHelp(
      """
      Take the changes between two exported flows from what an earlier 'seguemap diff' wrote as JSON, \
      with what exported flows do not have, such as what screens show.
      """, valueName: "file"),
    completion: .file(extensions: ["json"]))
  var changes: String?

  /// Whether both states have to be read even if they are the same.
  var savesFlows: Bool { saveBase != nil || saveHead != nil }

  func apply(to style: inout PictureStyle) throws {
    if let oldLinkBase {
      guard let base = LinkBase(oldLinkBase) else {
        throw ValidationError(
          "--old-link-base is '\(oldLinkBase)'; expected an https address of a folder, without '?' or "
            + "'#'")
      }
      style.earlierLinkBase = base
    }
    if let pictureLink {
      guard let address = PictureAddress(pictureLink) else {
        throw ValidationError(
          "--picture-link is '\(pictureLink)'; expected an https address without '?' or '#'")
      }
      style.pictureAddress = address
    }
  }

  /// Writes the states that were asked for.
  func save(
    _ difference: FlowDifference, followingLinks: Bool, telling console: Console
  ) throws {
    if let saveBase {
      try difference.baseExport.write(to: saveBase, followingLink: followingLinks)
      console.wrote(saveBase)
    }
    if let saveHead {
      try difference.headExport.write(to: saveHead, followingLink: followingLinks)
      console.wrote(saveHead)
    }
  }

  /// Returns the difference of two states: that of a file, if one is named.
  func difference(from older: AppFlow, to newer: AppFlow) throws -> FlowDifference {
    guard let changes else { return FlowDifference(from: older, to: newer) }
    return try FlowDifference(changesAt: changes, from: older, to: newer)
  }
}
