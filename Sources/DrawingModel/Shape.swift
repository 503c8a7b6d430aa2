/// One mark of a drawing, with its style resolved.
package enum Shape: Hashable, Sendable {
  case rectangle(Box, cornerRadius: Double, Style)
  case ellipse(Box, Style)
  case path([PathElement], Style)
  case text(TextRun)
  /// An image, scaled to fill the box.
  case image(ImageFile, Box)
  case layer(Layer)
}

/// Shapes that are moved, scaled, clipped and faded together.
package struct Layer: Hashable, Sendable {
  /// The position of the layer's own (0, 0), from which its clip and shapes are measured.
  package var origin: Point
  /// The pixels for one unit of the layer, rounded to hundredths and above 0.
  package var scale: Double
  /// The area outside of which nothing is painted; `nil` for no clip.
  package var clip: Clip?
  /// The opacity of the combined shapes, from 0 to 1.
  package var opacity: Double
  package var shapes: [Shape]

  package init(
    at origin: Point = Point(0, 0), scale: Double = 1, clip: Clip? = nil, opacity: Double = 1,
    shapes: [Shape]
  ) {
    self.origin = origin
    self.scale = scale
    self.clip = clip
    self.opacity = opacity
    self.shapes = shapes
  }

  package struct Clip: Hashable, Sendable {
    package var box: Box
    package var cornerRadius: Double

    package init(_ box: Box, cornerRadius: Double = 0) {
      self.box = box
      self.cornerRadius = cornerRadius
    }
  }
}

package enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case curve(Point, control1: Point, control2: Point)
  case close
}

/// How a shape is filled and outlined; either may be `nil`.
package struct Style: Hashable, Sendable {
  package var fill: Paint?
  package var stroke: Stroke?
  /// The opacity of fill and stroke, from 0 to 1.
  package var opacity: Double

  package init(fill: Paint? = nil, stroke: Stroke? = nil, opacity: Double = 1) {
    self.fill = fill
    self.stroke = stroke
    self.opacity = opacity
  }
}

/// An outline, with round caps and joins.
package struct Stroke: Hashable, Sendable {
  package var paint: Paint
  /// The width in pixels at scale 1.
  package var width: Double
  /// The lengths of dashes and gaps in turn, in pixels; empty for a solid line.
  package var dash: [Double]

  package init(_ paint: Paint, width: Double, dash: [Double] = []) {
    self.paint = paint
    self.width = width
    self.dash = dash
  }
}

/// One line of text.
package struct TextRun: Hashable, Sendable {
  package enum Weight: Hashable, Sendable { case regular, bold }
  package enum Anchor: Hashable, Sendable { case start, middle, end }

  package var string: String
  /// The point on the baseline at the start, middle or end of the text, as `anchor` states.
  package var origin: Point
  /// The font's size in pixels.
  package var size: Double
  package var weight: Weight
  package var anchor: Anchor
  package var paint: Paint
  /// The width that the layout computed; a writer whose font is wider condenses the text to this.
  package var width: Double

  package init(
    _ string: String, at origin: Point, size: Double, weight: Weight = .regular,
    anchor: Anchor = .start, paint: Paint, width: Double
  ) {
    self.string = string
    self.origin = origin
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.paint = paint
    self.width = width
  }
}
