/// A finished picture: what to paint and where, with every style resolved.
///
/// A writer needs nothing but this value: no graph, no layout engine, no fonts but its own.
package struct Drawing: Hashable, Sendable {
  package var size: Size
  /// Names the picture for those who can't see it, and as a document title.
  package var title: String
  package var description: String
  package var background: Paint
  /// In painting order, the lowest first.
  package var groups: [Group]

  package init(
    size: Size, title: String, description: String, background: Paint, groups: [Group]
  ) {
    self.size = size
    self.title = title
    self.description = description
    self.background = background
    self.groups = groups
  }

  /// Shapes that belong together: a scene, an edge, a cluster, the legend.
  package struct Group: Hashable, Sendable {
    /// Unique in the drawing and free text of the user's: a writer makes it fit its format.
    package var id: String?
    /// Lower-case letters, digits and hyphens.
    package var classes: [String]
    /// What a reader is told on hovering, in full; lines parted by `\n`.
    package var tooltip: String?
    /// Where a click leads: an `https` address, in characters that an address may hold.
    package var link: String?
    package var shapes: [Shape]

    package init(
      id: String? = nil, classes: [String], tooltip: String? = nil, link: String? = nil,
      shapes: [Shape] = []
    ) {
      self.id = id
      self.classes = classes
      self.tooltip = tooltip
      self.link = link
      self.shapes = shapes
    }
  }
}
