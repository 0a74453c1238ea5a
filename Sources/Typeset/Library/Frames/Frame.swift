/// A finished page, screen or canvas: fixed positions, nothing left to decide.
package struct Frame: Sendable {
  /// The name of the page: its `id`, its title, or its kind and number (`page1`).
  package var name: String
  /// The title of a screen, as people who do not see it hear it; nil if it has none, and for pages and canvases.
  package var title: String?
  /// The extent in points.
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
  /// The parts of a screen covered by the housing and the system, in points; nil for pages and canvases.
  package var safeArea: Insets?
  /// The distance of contents from the sides of a screen, in points; nil on paper and canvases.
  package var layoutMargins: Insets?
  /// The default pixels per point of a PNG.
  package var scale: Double
  /// The paper's colour; nil leaves it transparent.
  package var background: Color?
  /// Whether a device is drawn around it.
  package var isFramed = false
  /// The place of the start tag of its page, screen or canvas; nil if it was made without a document.
  package var position: SourcePosition?
  /// What the author wrote about the page, and the options that it was made with.
  package var source = ElementSource()
  /// The items, back to front.
  package var items: [FrameItem]

  /// Creates a finished page.
  package init(
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
package indirect enum FrameItem: Sendable {
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
package struct FrameGroup: Sendable {
  /// The meaning of a group for readers of the output.
  package enum Meaning: Sendable {
    /// An element of the document.
    case element(Element)
    /// A line of text inside an element.
    case line(Line)
    /// Decoration and running heads: outside every tag.
    case artifact
    /// What explains the page to people who look at it: drawn as outlines, in no text, tag or dump.
    case annotation
  }

  /// The origin of the items in the enclosing coordinates, in points.
  package var origin: Point
  /// The clip, relative to the origin, before the transform.
  package var clip: Rect?
  /// Round outlines inside the clip that bound the items too, relative to the origin.
  package private(set) var outlines: [Path] = []
  /// The transform of the items before they are moved to the origin. Only annotations are transformed; content is
  /// always upright.
  package private(set) var transform = Transform.identity
  /// The opacity of the items as a single picture, from 0 to 1.
  package var opacity = 1.0
  /// The meaning of the group.
  package var meaning: Meaning
  /// The items, back to front.
  package var items: [FrameItem]

  /// Creates a group.
  package init(origin: Point, clip: Rect? = nil, meaning: Meaning, items: [FrameItem]) {
    self.origin = origin
    self.clip = clip
    self.meaning = meaning
    self.items = items
  }

  /// Bounds the items by an outline, given in the coordinates of the origin.
  mutating func clip(to outline: Path) {
    guard let bounds = outline.bounds else { return }
    let inner = outline.moved(by: Point(x: -origin.x, y: -origin.y))
    let box = bounds.moved(by: Point(x: -origin.x, y: -origin.y))
    clip = clip.map { $0.intersection(box) } ?? box
    outlines.append(inner)
  }

  /// An annotation, whose items may be transformed and translucent.
  package static func annotation(
    at origin: Point = .zero, clip: Rect? = nil, transform: Transform = .identity, opacity: Double = 1,
    _ items: [FrameItem]
  ) -> FrameGroup {
    var group = FrameGroup(origin: origin, clip: clip, meaning: .annotation, items: items)
    group.transform = transform
    group.opacity = min(1, max(0, opacity))
    return group
  }
}

extension FrameItem {
  /// The item bounded by a box in the enclosing coordinates.
  func clipped(to box: Rect) -> FrameItem {
    guard case .group(var group) = self else {
      return .group(FrameGroup(origin: .zero, clip: box, meaning: .artifact, items: [self]))
    }
    let inner = box.moved(by: Point(x: -group.origin.x, y: -group.origin.y))
    group.clip = group.clip.map { $0.intersection(inner) } ?? inner
    return .group(group)
  }

  /// The item bounded by an outline in the enclosing coordinates.
  func clipped(to outline: Path) -> FrameItem {
    if case .group(var group) = self {
      group.clip(to: outline)
      return .group(group)
    }
    var group = FrameGroup(origin: .zero, meaning: .artifact, items: [self])
    group.clip(to: outline)
    return .group(group)
  }
}
