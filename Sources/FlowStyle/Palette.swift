package import DrawingModel

/// The colours of every picture, light and dark.
///
/// The hues of the segue families are from Okabe and Ito's palette, which colour-blind readers can
/// distinguish. Each is darkened for the light theme and lightened for the dark one, until its
/// contrast is 4.5:1 on every background of a label.
extension Paint {
  package static let canvas = Paint("canvas", light: Color(0xF7F8FA), dark: Color(0x14171C))
  package static let cluster = Paint("cluster", light: Color(0xEDF0F4), dark: Color(0x1B2027))
  package static let clusterLine = Paint(
    "cluster-line", light: Color(0xD3D9E1), dark: Color(0x333B47))
  package static let card = Paint("card", light: Color(0xFFFFFF), dark: Color(0x252B34))
  package static let cardLine = Paint("card-line", light: Color(0xB9C1CC), dark: Color(0x4A5463))
  package static let badge = Paint("badge", light: Color(0xE6EBF2), dark: Color(0x353E4B))
  package static let ink = Paint("ink", light: Color(0x1A202A), dark: Color(0xF0F3F7))
  package static let faintInk = Paint("faint-ink", light: Color(0x566070), dark: Color(0xA9B4C2))
  package static let entry = Paint("entry", light: Color(0x3D4856), dark: Color(0xC4CDD8))
  package static let fault = Paint("fault", light: Color(0xB42318), dark: Color(0xFF8A7A))

  /// The fill of areas that react to clicks and are invisible.
  package static let clear = Paint(
    "clear", light: Color(0x000000, alpha: 0), dark: Color(0x000000, alpha: 0))

  // The kinds of difference between two states of a flow.
  package static let added = Paint("added", light: Color(0x13702F), dark: Color(0x57CB75))
  package static let removed = Paint("removed", light: Color(0xB42318), dark: Color(0xFF8A7A))
  package static let changed = Paint("changed", light: Color(0x92630F), dark: Color(0xE5B454))
  package static let context = Paint("context", light: Color(0x7D8694), dark: Color(0x6F7A8A))
  package static let addedGround = Paint(
    "added-ground", light: Color(0xE7F6EB), dark: Color(0x16331F))
  package static let removedGround = Paint(
    "removed-ground", light: Color(0xFDEEEC), dark: Color(0x3A1F1E))
  package static let changedGround = Paint(
    "changed-ground", light: Color(0xFCF4E2), dark: Color(0x352B15))

  // The sides of a merge.
  package static let ours = Paint("ours", light: Color(0x0067A3), dark: Color(0x6FBDEF))
  package static let theirs = Paint("theirs", light: Color(0x7A45A6), dark: Color(0xCDA6EC))
  package static let both = Paint("both", light: Color(0xB42318), dark: Color(0xFF8A7A))
  package static let oursGround = Paint(
    "ours-ground", light: Color(0xE6F2FA), dark: Color(0x15304A))
  package static let theirsGround = Paint(
    "theirs-ground", light: Color(0xF4EDFA), dark: Color(0x302142))
  package static let bothGround = Paint(
    "both-ground", light: Color(0xFDEEEC), dark: Color(0x3A1F1E))

  package static let show = Paint("show", light: Color(0x0072B2), dark: Color(0x5BB5EC))
  package static let present = Paint("present", light: Color(0xB84A00), dark: Color(0xFF9152))
  package static let embed = Paint("embed", light: Color(0x007C5B), dark: Color(0x3CCBA0))
  package static let relationship = Paint(
    "relationship", light: Color(0x666D7A), dark: Color(0x9AA5B4))
  package static let custom = Paint("custom", light: Color(0x8857AE), dark: Color(0xC79BE8))
  package static let unwind = Paint("unwind", light: Color(0x92630F), dark: Color(0xE5B454))
}
