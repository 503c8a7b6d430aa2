/// A finished picture: what to paint and where, with all styles resolved.
///
/// A writer needs only this value and its own fonts: no graph and no layout engine.
package struct Drawing: Hashable, Sendable {
  package var size: Size
  /// The title for screen readers, and of the document.
  package var title: String
  package var description: String
  package var background: Paint
  /// The groups in painting order, the lowest first.
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
    /// A unique ID. It may contain any text of the user's files, so a writer escapes it for its
    /// format.
    package var id: String?
    /// CSS classes of lower-case letters, digits and hyphens.
    package var classes: [String]
    /// The complete text that is shown on hovering; its lines are separated by `\n`.
    package var tooltip: String?
    /// The target of a click: an `https` URL with all other characters percent-encoded.
    package var link: String?
    /// The ID of the group to which a click leads, in a format whose groups have IDs. A ``link`` has
    /// precedence.
    package var goal: String?
    /// The ID of the group that this one is a part of, such as that of an edge for its label.
    package var owner: String?
    package var shapes: [Shape]

    package init(
      id: String? = nil, classes: [String], tooltip: String? = nil, link: String? = nil,
      goal: String? = nil, owner: String? = nil, shapes: [Shape] = []
    ) {
      self.id = id
      self.classes = classes
      self.tooltip = tooltip
      self.link = link
      self.goal = goal
      self.owner = owner
      self.shapes = shapes
    }
  }
}
