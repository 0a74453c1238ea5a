@testable import Typeset

/// The lines of text of a page with what of them can be seen, from which it is known what a drawing of the page must
/// say.
struct FrameLines {
  /// A line of a frame.
  struct Shown {
    /// Its text, hanging blanks included.
    var text: [UInt16]
    /// Its place on the page.
    var frame: Rect
    /// Its baseline, from the top of the page.
    var baseline: Double
    /// Whether it is read: neither decoration nor a running head.
    var isRead: Bool
    /// Whether all of it is inside the page and the clips around it, in a colour that can be seen and in fonts that
    /// have it.
    var isWhole: Bool
    /// The runs, with their extent on the page.
    var runs: [GlyphRun]
    /// Whether bars are drawn behind or over it.
    var isDecorated: Bool
  }

  /// The lines in the order of the frame, without those of annotations.
  private(set) var lines: [Shown] = []

  /// Reads a page.
  init(_ frame: Frame) {
    read(frame.items, at: .zero, clip: Rect(origin: .zero, size: frame.size), isRead: true)
  }

  private mutating func read(_ items: [FrameItem], at origin: Point, clip: Rect, isRead: Bool) {
    for case .group(let group) in items {
      let place = origin + group.origin
      let inner = group.clip.map { clip.intersection($0.moved(by: place)) } ?? clip
      switch group.meaning {
      case .annotation: break
      case .artifact: read(group.items, at: place, clip: inner, isRead: false)
      case .element(let element):
        read(group.items, at: place, clip: inner, isRead: isRead && !element.isDecorative)
      case .line(let line): add(line, group.items, at: place, clip: inner, isRead: isRead)
      }
    }
  }

  private mutating func add(_ line: Line, _ items: [FrameItem], at place: Point, clip: Rect, isRead: Bool) {
    let runs = items.runs
    let frame = Rect(origin: place, size: line.size)
    let isSeen = runs.allSatisfy { $0.appearance.size > 0 && $0.appearance.color.alpha > 0 && !$0.isMissing }
    lines.append(
      Shown(
        text: Array(line.paragraph[line.range.clamped(to: line.paragraph.indices)]), frame: frame,
        baseline: place.y + line.baseline, isRead: isRead, isWhole: isSeen && clip.contains(frame), runs: runs,
        isDecorated: items.contains { if case .path = $0 { true } else { false } }))
  }
}
