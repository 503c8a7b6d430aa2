package import DrawingModel

/// A self-contained HTML page with pictures to choose from, beside a list of changes.
///
/// Changed screens are shown once more below the pictures, and enlarged on a click.
///
/// It contains no script. Its content security policy forbids scripts and network access; style
/// sheets implement the choice of a picture and its size, the links from changes to the
/// picture, and the enlargement. An old browser without support for these shows all pictures.
package struct HTMLPage: Sendable {
  /// A picture that can be chosen.
  package struct Picture: Sendable {
    /// A name that is unique on the page, of lower-case letters.
    package var name: String
    /// The label of the choice.
    package var label: String
    package var drawing: Drawing

    package init(name: String, label: String, drawing: Drawing) {
      self.name = name
      self.label = label
      self.drawing = drawing
    }
  }

  /// A screen that the page shows on its own.
  package struct Screen: Sendable {
    package var name: String
    /// Where the screen is, such as its file.
    package var place: String
    package var drawing: Drawing
    /// The IDs of the screen's group in the pictures, by their names.
    package var groups: [String: String]

    package init(name: String, place: String, drawing: Drawing, groups: [String: String]) {
      self.name = name
      self.place = place
      self.drawing = drawing
      self.groups = groups
    }
  }

  /// A piece of a line.
  package enum Span: Hashable, Sendable {
    case plain(String)
    case name(String)
    case code(String)
  }

  /// A line of the list.
  package struct Entry: Sendable {
    /// The kind of change, which becomes a CSS class, of lower-case letters.
    package var mark: String
    package var sign: String
    package var subject: [Span]
    package var change: [Span]
    package var place: String
    /// The `https` URL that the place links to, with all other characters percent-encoded.
    package var link: String?
    /// The ID of the changed group in the first picture; ignored if the picture has no such group.
    package var group: String?

    package init(
      mark: String, sign: String, subject: [Span], change: [Span], place: String,
      link: String? = nil, group: String? = nil
    ) {
      self.mark = mark
      self.sign = sign
      self.subject = subject
      self.change = change
      self.place = place
      self.link = link
      self.group = group
    }
  }

  /// The colours of the page, the same as those of its pictures.
  package struct Palette: Sendable {
    package var canvas, card, line, ink, faintInk, accent: Paint
    /// The colours by the entries' marks.
    package var marks: [String: Paint]

    package init(
      canvas: Paint, card: Paint, line: Paint, ink: Paint, faintInk: Paint, accent: Paint,
      marks: [String: Paint]
    ) {
      self.canvas = canvas
      self.card = card
      self.line = line
      self.ink = ink
      self.faintInk = faintInk
      self.accent = accent
      self.marks = marks
    }
  }

  package var title: String
  package var headline: String
  /// The pictures; the first one is shown initially.
  package var pictures: [Picture]
  /// The names of pictures that one more choice shows side by side at the same scale; empty for no
  /// such choice.
  package var pair: [String] = []
  /// Whether the pair is shown initially.
  package var beginsWithPair = false
  /// The screens that a click on their group, or on a line about it, enlarges.
  package var screens: [Screen] = []
  /// The number of changed screens that the page does not show.
  package var omittedScreenCount = 0
  package var entries: [Entry] = []
  package var palette: Palette
  package var theme: Theme

  package init(
    title: String, headline: String, pictures: [Picture], palette: Palette, theme: Theme
  ) {
    self.title = title
    self.headline = headline
    self.pictures = pictures
    self.palette = palette
    self.theme = theme
  }

  /// Returns the page as a file of HTML that is also well-formed XML.
  package func render() -> Rendering {
    var writer = HTMLPageWriter(self)
    return Rendering(bytes: writer.write())
  }
}
