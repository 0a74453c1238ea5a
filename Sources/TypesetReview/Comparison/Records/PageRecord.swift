import Typeset

/// The visible result of a page, independent of how it was computed: every element with its lines and everything it
/// paints.
///
/// Numbers are points with two decimals. Positions are on the page, each rounded relative to its parent, so that the
/// contents of a moved element stay the same.
package struct PageRecord: Hashable, Sendable {
  /// The name of the page.
  package var name: String
  /// Its extent.
  package var size: Size
  /// The direction of the layout.
  package var direction: Direction
  /// The locale it was made for, a BCP 47 tag.
  package var locale: String
  /// The device; nil for pages and canvases.
  package var device: String?
  /// The orientation of the device; nil for pages and canvases.
  package var orientation: DeviceOrientation?
  /// The share of the device's screen that the app has.
  package var split = ScreenSplit.full
  /// What neither the housing nor the system covers; nil on paper and canvases.
  package var safeArea: Rect?
  /// The background colour; nil if it is transparent.
  package var background: Color?
  /// What the author set for the page, and the options that it was made with, by name; nil where nothing says.
  ///
  /// It explains differences and is none itself.
  package var settings: [String: String]?
  /// The painting outside of elements and lines.
  package var paints: [PaintRecord] = []
  /// Lines outside of every element, such as running heads.
  package var lines: [LineRecord] = []
  /// The outermost elements, in the order in which they are drawn.
  package var elements: [ElementRecord] = []
}

/// An element of a finished page, with its contents.
package struct ElementRecord: Hashable, Sendable {
  /// Its name in the markup, or that of a part: `marker`, `knob`.
  package var name: String
  /// Its `id` or path (`screen1/column1/p3`); empty for an inline element without an `id`.
  package var id: String
  /// Its role for assistive technology.
  package var role: Role
  /// Its box on the page.
  package var frame: Rect
  /// The direction of its text, or of its layout if it contains no text.
  package var direction: Direction
  /// The side of its text; nil if it contains no text.
  package var alignment: Side?
  /// The language, a BCP 47 tag.
  package var language: String
  /// The guidelines that acted, such as `R005`, in ascending order.
  package var rules: [String] = []
  /// The accessible name, if it differs from the text.
  package var label: String?
  /// The spoken value of a control.
  package var value: String?
  /// Whether a control is enabled; nil if it is not a control.
  package var isEnabled: Bool?
  /// Whether it is the selected one of several; nil if there is nothing to select.
  package var isSelected: Bool?
  /// Whether a switch is on; nil if it is not a switch.
  package var isChecked: Bool?
  /// What using it does, for assistive technology.
  package var hint: String?
  /// The target of a link.
  package var link: String?
  /// The level 1…6 of a heading.
  package var headingLevel: Int?
  /// Whether text was cut.
  package var isTruncated = false
  /// Whether its drawing was mirrored.
  package var isMirrored = false
  /// Whether assistive technology passes it by.
  package var isDecorative = false
  /// Whether its author takes it out of the tree.
  package var isPresentational = false
  /// Whether something modal is over it.
  package var isInert = false
  /// What the author set, as the markup writes it: `color` is `red`; nil where nothing says. It explains differences
  /// and is none itself.
  package var settings: [String: String]?
  /// Outside of this part of the page nothing of it is drawn; nil where nothing bounds it.
  package var clip: Rect?
  /// Its own painting, outside of its lines and child elements.
  package var paints: [PaintRecord] = []
  /// Its own lines.
  package var lines: [LineRecord] = []
  /// The elements in it: those inside its lines, then the others in the order in which they are drawn.
  package var children: [ElementRecord] = []
}

/// A line of text.
package struct LineRecord: Hashable, Sendable {
  /// Its box on the page: the width of its runs without hanging blanks, and its height.
  package var frame: Rect
  /// The baseline on the page.
  package var baseline: Double
  /// Its visible text, in logical order, without hanging spaces.
  package var text: String
  /// The number of elements outside of lines before it in its parent.
  package var order = 0
  /// Outside of this part of the page nothing of it is drawn; nil where nothing bounds it.
  package var clip: Rect?
  /// Its runs from left to right.
  package var runs: [RunRecord] = []
  /// Its other painting: backgrounds, underlines, small pictures.
  package var paints: [PaintRecord] = []
}

/// Glyphs of one font, size and colour on a line.
package struct RunRecord: Hashable, Sendable {
  /// A positioned glyph.
  package struct Glyph: Hashable, Sendable {
    /// The index in the font.
    package var id: UInt32
    /// Its horizontal offset from the run's start.
    package var x: Double
    /// Its height above the baseline.
    package var rise: Double
  }

  /// The text in logical order.
  package var text: String
  /// The family of the font.
  package var font: String
  /// The weight of the font, 1…1000.
  package var weight: Int
  /// Whether the font is italic.
  package var isItalic = false
  /// The first 12 digits of the SHA-256 of the font's file.
  package var fontChecksum: String
  /// Which face of the file it is, from 0.
  package var face = 0
  /// The size, balance included.
  package var size: Double
  /// The points that R023 added to the size.
  package var balance = 0.0
  /// The colour of the text.
  package var color: Color
  /// The direction in which it is read.
  package var direction: Direction
  /// The script, an ISO 15924 code.
  package var script: String
  /// The language, a BCP 47 tag.
  package var language: String
  /// Its left edge on the page.
  package var x: Double
  /// Its baseline, on the page.
  package var baseline: Double
  /// The extent of its advances.
  package var width: Double
  /// The `id` of the inline element that holds it; nil where the block does.
  package var element: String?
  /// Outside of this part of the page nothing of it is drawn; nil where nothing but its line bounds it.
  package var clip: Rect?
  /// Its glyphs from left to right.
  package var glyphs: [Glyph] = []
}

/// Painting other than the text of a line: an outline, a picture, or separate glyphs.
package struct PaintRecord: Hashable, Sendable {
  /// Painting.
  package enum Mark: Hashable, Sendable {
    /// An outline that is filled, stroked or both.
    case path(PathRecord)
    /// A picture.
    case picture(PictureRecord)
    /// Glyphs outside of every line.
    case glyphs(RunRecord)
  }

  /// Painting.
  package var mark: Mark
  /// How many lines and elements of its element, or runs of its line, are drawn before it.
  package var order = 0
  /// The `id` of the inline element that holds it; nil where the block does.
  package var element: String?
  /// Outside of this part of the page nothing of it is drawn; nil where nothing bounds it.
  package var clip: Rect?
}

/// An outline with its colours.
package struct PathRecord: Hashable, Sendable {
  /// The style of an outline.
  package enum Outline: Hashable, Sendable {
    /// A rectangle whose corners have a radius, 0 for none.
    case rectangle(radius: Double)
    /// Any other outline, by a hash of its steps counted from its box.
    case other(hash: UInt64)
  }

  /// The least box around its points and control points, on the page.
  package var frame: Rect
  /// Its style.
  package var outline: Outline
  /// The fill colour, of a gradient the mean of its colours; nil if it is not filled.
  package var fill: Color?
  /// The gradient of its fill, counted from the box; nil for one colour.
  package var gradient: String?
  /// How wide its edge is blurred; 0 is sharp.
  package var blur = 0.0
  /// Its line; nil for none.
  package var stroke: Stroke?
  /// Whether it is filled by the even-odd rule.
  package var usesEvenOdd = false
  /// A hash of the outlines inside which nothing of it is drawn; nil for none.
  package var cutouts: UInt64?
}

/// A positioned picture.
package struct PictureRecord: Hashable, Sendable {
  /// The SHA-256 of its file, 64 hexadecimal digits.
  package var checksum: String
  /// The frame of the visible part on the page.
  package var frame: Rect
  /// The visible part, in points of the upright picture.
  package var crop: Rect
  /// Whether it is mirrored.
  package var isMirrored = false
  /// The radius of its corners.
  package var radius = 0.0
  /// By how many degrees it is turned clockwise.
  package var turn = 0.0
  /// How opaque it is, from 0 to 1.
  package var opacity = 1.0
  /// The colour in which its shape is drawn; nil for its own colours.
  package var tint: Color?
}

// What is compared.
extension PageRecord {
  /// The page without what only explains differences.
  var withoutSettings: PageRecord {
    var page = self
    page.settings = nil
    page.elements = elements.map(\.withoutSettings)
    return page
  }
}

extension ElementRecord {
  /// The element without what only explains differences.
  var withoutSettings: ElementRecord {
    var element = self
    element.settings = nil
    element.children = children.map(\.withoutSettings)
    return element
  }
}

// Places in records have two decimals.

extension Double {
  /// The number with two decimals, rounding halves up, even if a floating-point error makes them slightly smaller.
  var roundedToHundredths: Double { (self * 100 + 0.500001).rounded(.down) / 100 }
}

extension Point {
  /// Both coordinates with two decimals.
  var roundedToHundredths: Point { Point(x: x.roundedToHundredths, y: y.roundedToHundredths) }
}

extension Size {
  /// Both extents with two decimals.
  var roundedToHundredths: Size { Size(width: width.roundedToHundredths, height: height.roundedToHundredths) }
}

extension Rect {
  /// All four numbers with two decimals.
  var roundedToHundredths: Rect { Rect(origin: origin.roundedToHundredths, size: size.roundedToHundredths) }

  /// A place counted from `base`, with two decimals, as a place on the page.
  func placed(from base: Point) -> Rect {
    let local = roundedToHundredths
    return Rect(origin: (base + local.origin).roundedToHundredths, size: local.size)
  }

  /// A place on the page counted from `base`.
  func counted(from base: Point) -> Rect {
    Rect(origin: Point(x: minX - base.x, y: minY - base.y).roundedToHundredths, size: size)
  }
}
