import Typeset

/// Parts of a page as pages of their own, with only what shows there: a long page has many parts, and each is drawn on
/// its own.
struct FrameParts {
  /// Between which heights an item shows, and the items in it.
  private struct Extent {
    var top = Double.infinity
    var bottom = -Double.infinity
    var items: [Extent] = []

    func shows(from top: Double, to bottom: Double) -> Bool { self.top <= bottom && self.bottom >= top }
  }

  private let page: Frame
  private let extents: [Extent]

  /// How far glyphs reach above and below their baseline at most, in type sizes: marks are put on top of each other.
  private static let reach = 6.0

  /// Looks through a page.
  init(_ page: Frame) {
    self.page = page
    extents = Self.extents(of: page.items, at: 0)
  }

  /// A part of the page, in points from its top left corner.
  subscript(part: Rect) -> Frame {
    guard part != Rect(origin: .zero, size: page.size) else { return page }
    var frame = page
    frame.size = part.size
    let items = Self.items(of: page.items, extents, from: part.minY, to: part.maxY)
    frame.items = [.group(FrameGroup(origin: Point(x: -part.minX, y: -part.minY), meaning: .artifact, items: items))]
    return frame
  }

  private static func items(
    of items: [FrameItem], _ extents: [Extent], from top: Double, to bottom: Double
  ) -> [FrameItem] {
    var result: [FrameItem] = []
    for (item, extent) in zip(items, extents) where extent.shows(from: top, to: bottom) {
      if case .group(var group) = item, !extent.items.isEmpty, extent.top < top || extent.bottom > bottom {
        group.items = Self.items(of: group.items, extent.items, from: top, to: bottom)
        result.append(.group(group))
      } else {
        result.append(item)
      }
    }
    return result
  }

  private static func extents(of items: [FrameItem], at origin: Double) -> [Extent] {
    items.map { item in
      switch item {
      case .glyphs(let run):
        let reach = reach * run.appearance.size
        return Extent(top: origin + run.origin.y - reach, bottom: origin + run.origin.y + reach)
      case .path(let path):
        // A mitre reaches five times as far as the line is wide.
        let reach = 1 + 5 * (path.stroke?.width ?? 0)
        return path.path.bounds.map { Extent(top: origin + $0.minY - reach, bottom: origin + $0.maxY + reach) }
          ?? Extent()
      case .image(let image): return Extent(top: origin + image.rect.minY - 1, bottom: origin + image.rect.maxY + 1)
      case .group(let group): return extent(of: group, at: origin + group.origin.y)
      }
    }
  }

  private static func extent(of group: FrameGroup, at origin: Double) -> Extent {
    // What is transformed may show anywhere.
    guard group.transform == .identity else { return Extent(top: -.infinity, bottom: .infinity) }
    let inner = extents(of: group.items, at: origin)
    var extent = Extent(items: inner)
    for item in inner { (extent.top, extent.bottom) = (min(extent.top, item.top), max(extent.bottom, item.bottom)) }
    if let clip = group.clip {
      extent.top = max(extent.top, origin + clip.minY)
      extent.bottom = min(extent.bottom, origin + clip.maxY)
    }
    return extent
  }
}
