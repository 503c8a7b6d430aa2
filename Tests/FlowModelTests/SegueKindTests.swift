import FlowModel
import Testing

@Suite("What a segue's kind means to a user")
struct SegueKindTests {
  @Test(
    "Each kind belongs to a family; an unknown one is custom",
    arguments: [
      ("push", SegueFamily.show), ("replace", .detail), ("sheet", .present), ("modal", .present),
      ("popoverPresentation", .popover), ("embed", .embed), ("relationship", .relationship),
      ("unwind", .unwind), ("addChild", .embed), ("nib", .embed), ("instantiate", .show),
      ("rootViewController", .relationship), ("custom", .custom), ("teleport", .custom),
    ])
  func family(kind: String, family: SegueFamily) {
    #expect(SegueKind(rawValue: kind).family == family)
  }
}
