/// An item of a bar that the system names, such as `done`, `fastForward` or
/// `NSToolbarToggleSidebarItem`.
package struct SystemItem: Hashable, Sendable {
  /// Interface Builder's name.
  package var name: String

  package init(_ name: String) { self.name = name }

  /// What Interface Builder calls the item where a person reads it, such as `Fast Forward`.
  package var title: String {
    var stem = name[...]
    if stem.hasPrefix("NSToolbar"), stem.hasSuffix("Item"), stem.count > 13 {
      stem = stem.dropFirst(9).dropLast(4)
    }
    var title = ""
    for character in stem {
      if character.isUppercase, title.last?.isLowercase == true { title += " " }
      title += title.isEmpty ? character.uppercased() : String(character)
    }
    return title
  }

  /// Whether the item is room between others, which a user does not see.
  package var isSpace: Bool { Self.spaces.contains(name) }

  /// Whether iOS draws the item as its title, not as a symbol.
  package var isDrawnAsTitle: Bool { Self.drawnAsTitles.contains(name) }

  private static let spaces: Set = [
    "flexibleSpace", "fixedSpace", "NSToolbarFlexibleSpaceItem", "NSToolbarSpaceItem",
  ]
  private static let drawnAsTitles: Set = ["done", "cancel", "edit", "save", "undo", "redo"]
}
