import Typeset

extension PageRecord {
  /// What a finished page shows; annotations are no part of it.
  package init(_ frame: Frame) {
    self.init(name: frame.name, size: frame.size.hundredths, direction: frame.direction, locale: frame.locale)
    device = frame.device
    orientation = frame.orientation
    split = frame.split
    safeArea = frame.safeArea.map { area in
      // From the left, as the dump has it.
      let left = frame.direction == .leftToRight ? area.start : area.end
      return Rect(
        x: left, y: area.top, width: frame.size.width - area.horizontal, height: frame.size.height - area.vertical
      ).hundredths
    }
    background = frame.background
    var recorder = PageRecorder()
    recorder.add(frame.items, at: .zero, in: nil)
    paints = recorder.paints
    lines = recorder.lines
    elements = recorder.inlines + recorder.blocks
  }
}

/// Gathers what an element or a page shows, in one walk over its items.
private struct PageRecorder {
  /// Where the element starts on the page: all its places are counted and rounded from there.
  var base = Point.zero
  private(set) var paints: [PaintRecord] = []
  private(set) var lines: [LineRecord] = []
  /// The elements inside its lines.
  private(set) var inlines: [ElementRecord] = []
  private(set) var blocks: [ElementRecord] = []

  /// Adds items; `offset` is their origin, counted from the base, and not rounded.
  mutating func add(_ items: [FrameItem], at offset: Point, in clip: Rect?) {
    for item in items {
      if case .group(let group) = item {
        add(group, at: offset, in: clip)
      } else if let mark = PaintRecord.Mark(item, at: offset, from: base) {
        let order = lines.count + blocks.count
        paints.append(PaintRecord(mark: mark, order: order, clip: clip?.placed(from: base)))
      }
    }
  }

  private mutating func add(_ group: FrameGroup, at offset: Point, in clip: Rect?) {
    let corner = offset + group.origin
    let inner = group.bounds(within: clip, at: corner)
    switch group.meaning {
    case .element(let element):
      let frame = Rect(origin: corner, size: element.size).placed(from: base)
      var record = ElementRecord(element, frame: frame)
      record.clip = inner?.placed(from: base)
      var recorder = PageRecorder()
      recorder.base = frame.origin
      recorder.add(group.items, at: .zero, in: nil)
      record.paints = recorder.paints
      record.lines = recorder.lines
      record.children = recorder.inlines + recorder.blocks
      blocks.append(record)
    case .line(let line):
      let frame = Rect(origin: corner, size: line.size).placed(from: base)
      var recorder = LineRecorder(line, frame: frame, order: blocks.count, clip: inner?.placed(from: base))
      recorder.add(group.items, at: .zero, in: nil, element: nil, inlines: &inlines)
      lines.append(recorder.record)
    case .artifact: add(group.items, at: corner, in: inner)
    case .annotation: break
    }
  }
}

/// Gathers what a line shows.
private struct LineRecorder {
  private(set) var record: LineRecord
  /// The part of the paragraph that is seen.
  private let shown: Range<Int>

  init(_ line: Line, frame: Rect, order: Int, clip: Rect?) {
    shown = line.rangeWithoutHangingBlanks
    record = LineRecord(
      frame: frame, baseline: (frame.minY + line.baseline.hundredths).hundredths,
      text: String(decoding: line.paragraph[shown], as: UTF16.self), order: order, clip: clip)
  }

  /// Adds items of the line, or of an inline element in it; `offset` is their origin, counted from the line's.
  mutating func add(
    _ items: [FrameItem], at offset: Point, in clip: Rect?, element: String?,
    inlines: inout [ElementRecord]
  ) {
    let base = record.frame.origin
    for item in items {
      switch item {
      case .glyphs(let run):
        let (text, _, _) = run.extent(within: shown)
        guard !text.isEmpty || run.range.isEmpty else { continue }
        var record = RunRecord(run, text: text, at: offset, from: base)
        record.element = element
        record.clip = clip?.placed(from: base)
        self.record.runs.append(record)
      case .path, .image:
        guard let mark = PaintRecord.Mark(item, at: offset, from: base) else { continue }
        record.paints.append(
          PaintRecord(
            mark: mark, order: record.runs.count, element: element, clip: clip?.placed(from: base)))
      case .group(let group):
        let corner = offset + group.origin
        let inner = group.bounds(within: clip, at: corner)
        switch group.meaning {
        case .element(let element):
          let box = Rect(origin: corner, size: element.size).placed(from: base)
          let index = index(of: element, frame: box, in: &inlines)
          add(group.items, at: corner, in: inner, element: element.id, inlines: &inlines[index].children)
        case .line, .artifact: add(group.items, at: corner, in: inner, element: element, inlines: &inlines)
        case .annotation: continue
        }
      }
    }
  }
}

/// The index of an inline element: what stands on several lines, or in several pieces, is one with a box around all of them.
private func index(of element: Element, frame: Rect, in list: inout [ElementRecord]) -> Int {
  if let index = list.firstIndex(where: { $0.id == element.id && $0.name == element.name }) {
    list[index].frame = list[index].frame.union(frame).hundredths
    return index
  }
  list.append(ElementRecord(element, frame: frame))
  return list.count - 1
}
