/// The layout of a page, canvas or screen as values: positions, and the guidelines that were applied.
///
/// Places are in points from the top left corner of the page.
///
/// ```swift
/// for line in try document.layout().flatMap(\.lines) {
///   print(line.text, line.frame, line.direction)
/// }
/// ```
public struct PageLayout: Sendable {
  /// The name of the page: what the document calls it, or its number.
  public let name: String
  /// The size of the page, in points.
  public let size: Size
  /// The direction of the layout.
  public let direction: Direction
  /// The locale, a BCP 47 tag.
  public let locale: String
  /// The device of a screen; nil for pages and canvases.
  public let device: Device?
  /// The elements of the page in reading order; each contains its own.
  public let elements: [Element]

  /// All lines of text of the page, in reading order.
  public var lines: [Line] { elements.flatMap(\.allLines) }

  /// An element of the document as it was laid out.
  public struct Element: Sendable {
    /// The name in the markup, such as `button`.
    public let name: String
    /// The `id` in the markup, or a path such as `page/p[2]`.
    public let id: String
    /// Its role for assistive technology, such as `button` or `heading`.
    public let role: String
    /// Its place on the page, in points.
    public let frame: Rect
    /// The direction of its contents.
    public let direction: Direction
    /// The side that its text is aligned to; nil without text.
    public let alignment: Side?
    /// The language, a BCP 47 tag.
    public let language: String
    /// What assistive technology calls it; nil if its text says so.
    public let label: String?
    /// What assistive technology says of its value; nil for none.
    public let value: String?
    /// Whether its text was cut off.
    public let isTruncated: Bool
    /// Whether its drawing was mirrored.
    public let isMirrored: Bool
    /// The guidelines that were applied to it.
    public let rules: [Rule]
    /// The lines of its own text, from the top.
    public let lines: [Line]
    /// The elements that it contains, in reading order.
    public let children: [Element]

    /// The lines of the element and of all that it contains.
    fileprivate var allLines: [Line] { lines + children.flatMap(\.allLines) }
  }

  /// A line of text.
  public struct Line: Sendable {
    /// The text.
    public let text: String
    /// Its place on the page, in points.
    public let frame: Rect
    /// The distance of the baseline from the top of the page, in points.
    public let baseline: Double
    /// The direction of the paragraph.
    public let direction: Direction
    /// The language of the paragraph, a BCP 47 tag.
    public let language: String
    /// Its runs, from left to right.
    public let runs: [Run]
  }

  /// A stretch of a line in one font, direction and language.
  public struct Run: Sendable {
    /// The text.
    public let text: String
    /// The left end of the run on the baseline, in points from the top left corner of the page.
    public let origin: Point
    /// The width, in points.
    public let width: Double
    /// The direction.
    public let direction: Direction
    /// The script, an ISO 15924 code.
    public let script: String
    /// The language, a BCP 47 tag.
    public let language: String
    /// The family of the font.
    public let fontFamily: String
    /// The size of the font, in points.
    public let fontSize: Double
  }
}

extension PageLayout {
  /// Describes a frame.
  init(_ frame: Frame) {
    name = frame.name
    size = frame.size
    direction = frame.direction
    locale = frame.locale
    device = frame.device.flatMap(Devices.named)
    elements = Contents(of: frame.items, at: .zero).elements
  }
}

/// What lies directly inside a page, an element or a line.
private struct Contents {
  var elements: [PageLayout.Element] = []
  var lines: [PageLayout.Line] = []
  var runs: [PageLayout.Run] = []

  init(of items: [FrameItem], at origin: Point) {
    for item in items.inReadingOrder {
      switch item {
      case .glyphs(let run): runs.append(PageLayout.Run(run, at: origin + run.origin))
      case .path, .image: break
      case .group(let group): add(group, at: origin + group.origin)
      }
    }
  }

  private mutating func add(_ group: FrameGroup, at origin: Point) {
    let contents = Contents(of: group.items, at: origin)
    switch group.meaning {
    case .element(let element):
      elements.append(PageLayout.Element(element, at: origin, contents))
      // The runs of a link belong to the line that the link is in.
      runs += contents.runs
    case .line(let line):
      lines.append(PageLayout.Line(line, at: origin, contents))
      elements += contents.elements
    case .artifact:
      elements += contents.elements
      lines += contents.lines
      runs += contents.runs
    case .annotation: break
    }
  }
}

extension PageLayout.Element {
  fileprivate init(_ element: Element, at origin: Point, _ contents: Contents) {
    name = element.name
    id = element.id
    role = element.role.rawValue
    frame = Rect(origin: origin, size: element.size)
    direction = element.direction
    alignment = element.alignment
    language = element.language
    label = element.label
    value = element.value
    isTruncated = element.isTruncated
    isMirrored = element.isMirrored
    rules = element.rules
    lines = contents.lines
    children = contents.elements
  }
}

extension PageLayout.Line {
  fileprivate init(_ line: Line, at origin: Point, _ contents: Contents) {
    text = line.text
    frame = Rect(origin: origin, size: line.size)
    baseline = origin.y + line.baseline
    direction = line.direction
    language = line.language
    runs = contents.runs
  }
}

extension PageLayout.Run {
  fileprivate init(_ run: GlyphRun, at origin: Point) {
    text = run.text
    self.origin = origin
    width = run.width
    direction = run.direction
    script = run.script
    language = run.appearance.language
    fontFamily = run.appearance.font.family
    fontSize = run.appearance.size
  }
}
