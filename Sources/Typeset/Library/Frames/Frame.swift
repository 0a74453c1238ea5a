/// A finished page, screen or canvas: fixed positions, nothing left to decide.
public struct Frame: Sendable {
  /// The name of the page: its `id`, its title, or its kind and number (`page1`).
  public var name: String
  /// The extent in points.
  public var size: Size
  /// The direction of the layout.
  public var direction: Direction
  /// The locale it was made for, a BCP 47 tag.
  public var locale: String
  /// The device; nil for pages and canvases.
  public var device: String?
  /// The orientation of the device; nil for pages and canvases.
  public var orientation: DeviceOrientation?
  /// The share of the device's screen that the app has.
  public var split = ScreenSplit.full
  /// The parts of a screen covered by the housing and the system, in points; nil for pages and canvases.
  public var safeArea: Insets?
  /// The distance of contents from the sides of a screen, in points; nil on paper and canvases.
  public var layoutMargins: Insets?
  /// The default pixels per point of a PNG.
  public var scale: Double
  /// The paper's colour; nil leaves it transparent.
  public var background: Color?
  /// The items, back to front.
  public var items: [FrameItem]

  /// Creates a finished page.
  public init(
    name: String, size: Size, direction: Direction, locale: String, device: String? = nil, scale: Double = 2,
    background: Color? = .white, items: [FrameItem] = []
  ) {
    self.name = name
    self.size = size
    self.direction = direction
    self.locale = locale
    self.device = device
    self.scale = scale
    self.background = background
    self.items = items
  }
}

/// The kinds of items in a frame.
public indirect enum FrameItem: Sendable {
  /// Glyphs of one font, size and colour on one baseline.
  case glyphs(GlyphRun)
  /// A filled or stroked outline.
  case path(PathItem)
  /// A picture, or a part of one.
  case image(ImageItem)
  /// Items that share an origin, a clip or a meaning.
  case group(FrameGroup)
}

/// Items with an origin of their own.
public struct FrameGroup: Sendable {
  /// The meaning of a group for readers of the output.
  public enum Meaning: Sendable {
    /// An element of the document.
    case element(Element)
    /// A line of text inside an element.
    case line(Line)
    /// Decoration and running heads: outside every tag.
    case artifact
    /// What explains the page to who looks at it: drawn as outlines, in no text, tag or dump.
    case annotation
  }

  /// The origin of the items in the enclosing coordinates, in points.
  public var origin: Point
  /// The clip, relative to the origin, before the transform.
  public var clip: Rect?
  /// The transform of the items before they are moved to the origin. Only annotations are transformed; content is always upright.
  public private(set) var transform = Transform.identity
  /// The opacity of the items as a single picture, from 0 to 1. Only annotations are translucent.
  public private(set) var opacity = 1.0
  /// The meaning of the group.
  public var meaning: Meaning
  /// The items, back to front.
  public var items: [FrameItem]

  /// Creates a group.
  public init(origin: Point, clip: Rect? = nil, meaning: Meaning, items: [FrameItem]) {
    self.origin = origin
    self.clip = clip
    self.meaning = meaning
    self.items = items
  }

  /// An annotation, whose items may be transformed and translucent.
  public static func annotation(
    at origin: Point = .zero, clip: Rect? = nil, transform: Transform = .identity, opacity: Double = 1,
    _ items: [FrameItem]
  ) -> FrameGroup {
    var group = FrameGroup(origin: origin, clip: clip, meaning: .annotation, items: items)
    group.transform = transform
    group.opacity = min(1, max(0, opacity))
    return group
  }
}
