package import DrawingModel

/// One page that stands alone: pictures to choose from, and a list of changes beside them.
///
/// It holds no script and its policy forbids any, as it forbids all that would come over a network:
/// choosing a picture and its size, and finding a change in it, is done by style sheet. A browser
/// that is too old for it shows all pictures at once.
package struct HTMLPage: Sendable {
  /// A picture to choose.
  package struct Picture: Sendable {
    /// Unique on the page: lower-case letters.
    package var name: String
    /// What the choice is called.
    package var label: String
    package var drawing: Drawing

    package init(name: String, label: String, drawing: Drawing) {
      self.name = name
      self.label = label
      self.drawing = drawing
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
    /// Becomes a class: lower-case letters.
    package var mark: String
    package var sign: String
    package var subject: [Span]
    package var change: [Span]
    package var place: String
    /// Where a click on the place leads: an `https` address, in characters that an address may hold.
    package var link: String?
    /// The ID of the group in the first picture that the entry is of; one that is not there is
    /// left out.
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

  /// What the page is painted in, the same as its pictures.
  package struct Palette: Sendable {
    package var canvas, card, line, ink, faintInk, accent: Paint
    /// By the entries' marks.
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
  /// The first is shown first.
  package var pictures: [Picture]
  /// Pictures that a further choice shows side by side, at the same scale; none for no such choice.
  package var pair: [String] = []
  /// Whether the pair is shown first.
  package var beginsWithPair = false
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

  /// The page as a file: HTML that is well-formed XML, too.
  package func render() -> Rendering {
    var writer = HTMLPageWriter(self)
    return Rendering(bytes: writer.write())
  }
}
