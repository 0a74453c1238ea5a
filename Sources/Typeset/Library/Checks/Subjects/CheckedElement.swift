/// An element of a finished page, with its place on the page and in the tree of elements.
///
/// A class, since every check passes all elements by, and an element is made of many parts.
package final class CheckedElement: Sendable {
  /// The element.
  package let element: Element
  /// Its name in the markup; nil for a part that the markup does not name, such as a marker.
  let name: ElementName?
  /// Its index in the elements of the page, in reading order: an element comes before its descendants.
  package let index: Int
  /// The index of the element that it is in; nil at the top.
  package let parent: Int?
  /// The index after that of its last descendant.
  package let end: Int
  /// The lines of its text and of everything in it, as a range of the lines of the page.
  package let lineRange: Range<Int>
  /// The drawings of it and of everything in it, as a range of the drawings of the page.
  package let drawingRange: Range<Int>
  /// The name of the page.
  package let page: String
  /// Its place on the page, in points from the top left corner.
  package let frame: Rect
  /// The part of the page outside of which nothing of it is drawn; nil if it is not clipped.
  package let clip: Rect?
  /// What its author and those of the elements around it silence, the outermost first.
  package let silences: [Silence]

  init(
    element: Element, index: Int, parent: Int?, end: Int, lineRange: Range<Int>, drawingRange: Range<Int>, page: String,
    frame: Rect, clip: Rect?, silences: [Silence]
  ) {
    self.element = element
    name = ElementName(rawValue: element.name)
    self.index = index
    self.parent = parent
    self.end = end
    self.lineRange = lineRange
    self.drawingRange = drawingRange
    self.page = page
    self.frame = frame
    self.clip = clip
    self.silences = silences
  }

  /// The value of an attribute: the author's, else its default.
  subscript<Value>(attribute: Attribute<Value>) -> Value { element.source.attributes[attribute] }

  /// Whether the author gave an attribute.
  func gives<Value>(_ attribute: Attribute<Value>) -> Bool { element.source.attributes.gives(attribute) }

  /// The part of its frame that clips leave visible, in points; empty if nothing is.
  var visibleFrame: Rect { clip.map(frame.intersection) ?? frame }
}

/// A line of text on a finished page.
package struct CheckedLine: Sendable {
  /// The line.
  package let line: Line
  /// The index of the element whose text it is.
  package let element: Int
  /// Its place on the page, in points from the top left corner.
  package let frame: Rect
  /// The part of the page outside of which nothing of it is drawn; nil if it is not clipped.
  package let clip: Rect?
  /// Its runs from left to right.
  package internal(set) var runs: [CheckedRun] = []
  /// The text that is seen.
  let text: String

  init(line: Line, element: Int, frame: Rect, clip: Rect?) {
    self.line = line
    self.element = element
    self.frame = frame
    self.clip = clip
    text = String(utf16: line.paragraph[line.range])
  }
}

/// A run of glyphs on a finished page.
package struct CheckedRun: Sendable {
  /// The run.
  package let run: GlyphRun
  /// The innermost element that it belongs to, such as a link; its index.
  package let element: Int
  /// The left end of its baseline, in points from the top left corner of the page.
  package let origin: Point
  /// How many drawings of the page are painted before it, and so may lie under it.
  package let drawingsBelow: Int
}

/// A picture or a filled or stroked outline on a finished page.
package struct CheckedDrawing: Sendable {
  /// What is drawn.
  package enum Shape: Sendable {
    /// An outline.
    case path(PathItem)
    /// A picture.
    case image(ImageItem)
  }

  /// What is drawn, in coordinates from `origin`.
  package let shape: Shape
  /// The origin of its coordinates, in points from the top left corner of the page.
  package let origin: Point
  /// The innermost element that it belongs to; nil for what belongs to none.
  package let element: Int?
  /// The part of the page outside of which nothing of it is drawn; nil if it is not clipped.
  package let clip: Rect?
  /// Its extent on the page inside the clip, in points from the top left corner; empty if nothing is visible.
  package let bounds: Rect

  init(_ shape: Shape, at origin: Point, element: Int?, clip: Rect?) {
    self.shape = shape
    self.origin = origin
    self.element = element
    self.clip = clip
    let box: Rect
    switch shape {
    case .path(let item):
      let outline = item.fillBounds ?? Rect(origin: .zero, size: .zero)
      box = outline.expanded(by: (item.stroke?.width ?? 0) / 2)
    case .image(let item): box = item.bounds
    }
    let place = box.moved(by: origin)
    bounds = clip.map(place.intersection) ?? place
  }

  /// The drawing as an item of a page.
  var item: FrameItem {
    let item: FrameItem =
      switch shape {
      case .path(let path): .path(path)
      case .image(let image): .image(image)
      }
    let moved = FrameGroup(origin: origin, meaning: .artifact, items: [item])
    return .group(FrameGroup(origin: .zero, clip: clip, meaning: .artifact, items: [.group(moved)]))
  }
}
