// The words that other attributes take, a type an attribute.

/// The base direction or the layout direction that the author asks for with `dir`.
enum DirectionRequest: String, MarkupWord {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
  /// That of the first strong character; for texts only.
  case auto

  /// Asks for a direction.
  init(_ direction: Direction) { self = direction == .leftToRight ? .leftToRight : .rightToLeft }

  /// The direction; nil for `auto`.
  var direction: Direction? { Direction(rawValue: rawValue) }
}

/// How the author wants a block to be aligned.
enum AlignmentRequest: String, MarkupWord {
  /// As the guidelines ask (R004–R007, R056).
  case auto
  /// The side where the layout starts (R056).
  case start
  /// The middle.
  case center
  /// The side where the layout ends (R057).
  case end
}

/// What a device does while another app is in front (R104).
enum BackgroundTask: String, MarkupWord {
  /// Nothing that the status bar shows.
  case none
  /// A call is held.
  case inCall = "in-call"
}

/// What people type into a field.
enum FieldType: String, MarkupWord {
  /// Text of any kind.
  case text
  /// A phone number.
  case phone
  /// An address of mail.
  case email
  /// An address of the web.
  case url
  /// Letters and digits without a language.
  case code
  /// A number.
  case number
  /// A password, which shows bullets.
  case password
}

/// What a keyboard is for.
enum KeyboardType: String, MarkupWord {
  /// Letters.
  case `default`
  /// Letters, with the signs of an address of mail.
  case email
  /// Letters, with the signs of an address of the web.
  case url
  /// Digits.
  case number
  /// Digits, and the signs of a phone number.
  case phone
  /// Digits, and the decimal separator.
  case decimal
  /// Letters, with a full stop.
  case search
}

/// What the return key of a keyboard does.
enum ReturnKey: String, MarkupWord {
  case go, search, send, next, done
  /// Begins a line.
  case newLine = "return"
}

/// What an element says about its own arrangement: the five semantic content attributes (F11).
enum Semantics: String, MarkupWord {
  /// The arrangement follows the layout direction.
  case auto
  /// Play, rewind, forward, a playhead on its line: always from left to right.
  case playback
  /// Real directions, such as the sides of a text: always from left to right.
  case spatial
  /// Always from left to right.
  case forceLeftToRight = "force-ltr"
  /// Always from right to left.
  case forceRightToLeft = "force-rtl"
}

/// Whether a drawing is mirrored.
enum FlipRequest: String, MarkupWord {
  /// By what it means.
  case auto
  case yes
  case no
}

/// A role that the author may give to an element.
enum RoleRequest: String, MarkupWord {
  case button, link, heading, image, none
}

/// What the head in a table is the head of.
enum HeadScope: String, MarkupWord {
  /// Its row.
  case row
  /// Its column.
  case col
  /// Its row and its column, as in the corner of a table.
  case both
}

/// How children are aligned across a row.
enum CrossAlignment: String, MarkupWord {
  case start, center, end
  /// Their first baselines are on one line.
  case baseline
  /// All are as high as the row.
  case stretch
}

/// Whether an arrangement follows the layout direction.
enum ArrangementOrder: String, MarkupWord {
  /// It does.
  case auto
  /// It runs from left to right everywhere.
  case fixed
}

/// Whether the order of pictures means something (R028).
enum PictureOrder: String, MarkupWord {
  /// They follow the direction of reading.
  case meaningful
  /// They stay where they are.
  case free
}

/// How a list of rows looks (F3, F17).
enum RowListKind: String, MarkupWord {
  /// Rows from edge to edge, on the background that is there.
  case plain
  /// Groups of rows as cards with round corners, inside the margins.
  case inset
  /// Groups of rows as bands from edge to edge.
  case grouped
}

/// How prominent a button is, from the most to the least.
enum ButtonKind: String, MarkupWord {
  case filled, tinted, gray, plain
}

/// Where the icon of a button is.
enum ButtonLayout: String, MarkupWord {
  /// Before the text, or above it where a word has no room.
  case auto
  /// Above the text.
  case iconTop = "icon-top"
}

/// Along which axis people scroll a container.
enum ScrollAxis: String, MarkupWord {
  /// To the sides.
  case x
}

/// What a button is for.
enum ButtonPurpose: String, MarkupWord {
  case primary, cancel, destructive
}

/// What a button opens.
enum OpeningTarget: String, MarkupWord {
  case view, web, app
}

/// A real direction, which means the same in every language (R022).
enum RealDirectionWord: String, MarkupWord {
  case left, right, up, down
}

/// A side of a text in a control that aligns it.
enum AlignPickerValue: String, MarkupWord {
  case left, center, right
}

/// What a picture shows.
enum PictureKind: String, MarkupWord {
  case photo, illustration, artwork, diagram, screenshot, logo
  case sheetMusic = "sheet-music"
}

/// How a picture fills its box (R096).
enum PictureFit: String, MarkupWord {
  /// The whole picture is seen; the rest of the box stays empty.
  case fit
  /// The whole box is covered; parts of the picture are cut off.
  case fill
  /// The picture is distorted to the shape of the box.
  case stretch
}

/// What an icon stands for, which decides how it behaves when the interface is mirrored (R030).
package enum IconMeaning: String, MarkupWord {
  /// Motion in the direction of reading (R034, R044).
  case forward
  /// Motion against the direction of reading (R034, R044).
  case back
  /// A text, or the direction in which it is read (R031).
  case textDirection = "text-direction"
  /// Letters, of which every script has its own (R032).
  case textGlyph = "text-glyph"
  /// A real thing (R037).
  case object
  /// A sign that is the same everywhere (R036).
  case universal
  /// A trade mark (R035).
  case logo
  /// A tool, held in the right hand (R038).
  case tool
  /// The state of a device.
  case status
}

/// The corner of an icon that a badge is in.
enum BadgeCorner: String, MarkupWord {
  case topEnd = "top-end"
  case topStart = "top-start"
  case bottomEnd = "bottom-end"
  case bottomStart = "bottom-start"
}

/// What a badge shows.
enum BadgeContent: String, MarkupWord {
  /// A part of the interface, which moves with it (R040).
  case interface = "ui"
  /// A sign, such as a plus.
  case sign
}

/// How a chart shows its values.
enum ChartKind: String, MarkupWord {
  case bar, line, area, pie, ring

  /// Whether the values are parts of a whole.
  var showsShares: Bool { self == .pie || self == .ring }
}

/// How a page is turned.
enum PageOrientation: String, MarkupWord {
  case portrait, landscape
}

/// How far a block reaches that is directly in a screen or a canvas.
enum ExtensionRequest: String, MarkupWord {
  /// As far as blocks of its kind do.
  case no
  /// To both sides, over margins and padding.
  case margins
  /// There, and under the bar that it touches to the edge behind it.
  case screen
}

/// What a bar or a box is made of, over what lies beneath it.
enum MaterialRequest: String, MarkupWord {
  /// Clear over contents that reach under a bar, else as bars usually are; nothing on a box.
  case auto
  /// Nothing.
  case clear
  /// What lies beneath is seen blurred, through a tint that hides little, some or most of it.
  case thin, regular, thick
  /// A colour through which nothing is seen.
  case opaque

  /// Whether what lies beneath is seen through it, blurred.
  var showsGround: Bool { self == .thin || self == .regular || self == .thick }
}

/// A shape to which a block is cut, with all it holds.
enum ClipShape: String, MarkupWord {
  /// The largest circle in its middle.
  case circle
  /// Its box with ends as round as possible.
  case capsule
}

/// The appearance of a part of a document.
enum AppearanceRequest: String, MarkupWord {
  case auto, light, dark
}

/// A text size of Dynamic Type.
enum TextSizeRequest: String, MarkupWord {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
}

/// How a device is held.
enum ScreenOrientation: String, MarkupWord {
  case portrait, landscape
  /// Upright, with the bottom of the device at the top (R159).
  case portraitUpsideDown = "portrait-upside-down"
  /// The housing is at the left.
  case landscapeLeft = "landscape-left"
  /// The housing is at the right.
  case landscapeRight = "landscape-right"
}

/// What texts without a key take theirs from.
enum LocalizationSource: String, MarkupWord {
  /// Their content is the key.
  case content
}

/// When a row becomes a column (R138).
enum CollapseRequest: String, MarkupWord {
  /// Where its contents do not fit side by side.
  case auto
  /// Never.
  case never
  /// From a text size on.
  case ax1, ax2, ax3, ax4, ax5
}
