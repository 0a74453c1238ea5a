/// A finished page of one variant as checks see it: its elements, lines and drawings with their places.
package struct CheckedPage: Sendable {
  /// The page.
  package let frame: Frame
  /// The options that it was made with.
  package let options: LayoutOptions
  /// Whose limits apply.
  package let profile: CheckProfile
  /// The elements in reading order; an element comes before its descendants.
  package let elements: [CheckedElement]
  /// The lines of text in reading order.
  package let lines: [CheckedLine]
  /// Pictures and outlines, back to front; those of annotations left out.
  package let drawings: [CheckedDrawing]
  /// What the author of the page silences.
  package let silences: [Silence]
  /// The text of the document, for the places of spans; nil if it is not known.
  let source: SourceFile?

  /// Reads a finished page without annotations; `source` is the text of its document.
  package init(
    _ frame: Frame, options: LayoutOptions, profile: CheckProfile = .hig, source: SourceFile? = nil
  ) {
    self.frame = frame
    self.options = options
    self.profile = profile
    self.source = source
    silences = frame.source.silences(at: frame.position)
    var reading = PageReading(frame, silences: silences)
    reading.read()
    elements = reading.elements.compactMap(\.self)
    lines = reading.lines
    drawings = reading.drawings
  }

  /// The place of its start tag in the document.
  package var position: SourcePosition? { frame.position }

  /// Whether it is a screen, rather than paper or a canvas.
  var isScreen: Bool { frame.device != nil }

  /// Whether text has the usual size, at which faults do not come from the text size.
  var hasUsualTextSize: Bool { options.textSize == .standard }

  /// Its device with orientation and share of the screen; nil for paper and canvases.
  package var placement: ScreenPlacement? {
    frame.device.flatMap(Devices.named).map {
      ScreenPlacement($0, frame.orientation ?? .portrait, split: frame.split)
    }
  }

  /// The elements inside an element, at every depth, in reading order.
  func descendants(of element: CheckedElement) -> ArraySlice<CheckedElement> {
    elements[element.index + 1..<element.end]
  }

  /// The elements directly inside an element, in reading order.
  func children(of element: CheckedElement) -> [CheckedElement] {
    descendants(of: element).filter { $0.parent == element.index }
  }

  /// The elements around an element, the innermost first.
  func ancestors(of element: CheckedElement) -> [CheckedElement] {
    var result: [CheckedElement] = []
    var next = element.parent
    while let index = next {
      result.append(elements[index])
      next = elements[index].parent
    }
    return result
  }

  /// The appearance in which the colours of an element are seen: that of the nearest part that has its own, else the
  /// reader's.
  func appearance(of element: CheckedElement) -> Appearance {
    let asked =
      ([element] + ancestors(of: element)).lazy.map { $0[Common.appearance] }.first { $0 != .auto }
      ?? frame.source.attributes[Common.appearance]
    var result = options.appearance
    if asked != .auto { result.isDark = asked == .dark }
    return result
  }

  /// An element for people: its `id`, else `passcode › label` in the nearest element with one, else its path.
  func words(for element: CheckedElement) -> String {
    guard !element.element.hasOwnID else { return element.element.id }
    let around = ancestors(of: element).first { $0.element.hasOwnID }?.element.id ?? frame.source.attributes.id
    return around.map { $0 + ElementWords.separator + element.element.name } ?? element.element.id
  }

  /// The lines of an element's own text, from the top.
  func lines(of element: CheckedElement) -> [CheckedLine] {
    lines[element.lineRange].filter { $0.element == element.index }
  }

  /// The lines of an element and of everything in it, in reading order.
  func allLines(of element: CheckedElement) -> ArraySlice<CheckedLine> { lines[element.lineRange] }

  /// The text of an element and of everything in it, with a space between lines.
  func text(of element: CheckedElement) -> String { allLines(of: element).map(\.text).joined(separator: " ") }

  /// The drawings of an element itself, back to front.
  func drawings(of element: CheckedElement) -> [CheckedDrawing] {
    drawings[element.drawingRange].filter { $0.element == element.index }
  }
}

/// Collects what is on a page, from its items.
private struct PageReading {
  private let frame: Frame
  private let silences: [Silence]
  /// Those that are still read are nil: each is made once all that it holds is known.
  private(set) var elements: [CheckedElement?] = []
  private(set) var lines: [CheckedLine] = []
  private(set) var drawings: [CheckedDrawing] = []

  /// Where the items are that are read.
  private struct Place {
    var origin = Point.zero
    var clip: Rect?
    var element: Int?
    var line: Int?
    var silences: [Silence]
  }

  init(_ frame: Frame, silences: [Silence]) {
    self.frame = frame
    self.silences = silences
  }

  mutating func read() { read(frame.items, at: Place(silences: silences)) }

  private mutating func read(_ items: [FrameItem], at place: Place) {
    for item in items {
      switch item {
      case .glyphs(let run):
        guard let line = place.line, let element = place.element else { continue }
        lines[line].runs.append(
          CheckedRun(
            run: run, element: element, origin: place.origin + run.origin, drawingsBelow: drawings.count))
      case .path(let path):
        drawings.append(CheckedDrawing(.path(path), at: place.origin, element: place.element, clip: place.clip))
      case .image(let image):
        drawings.append(CheckedDrawing(.image(image), at: place.origin, element: place.element, clip: place.clip))
      case .group(let group): read(group, at: place)
      }
    }
  }

  private mutating func read(_ group: FrameGroup, at outer: Place) {
    let group = group.withOpacityInColors
    var place = outer
    place.origin = outer.origin + group.origin
    if let clip = group.clip {
      let box = clip.moved(by: place.origin)
      place.clip = outer.clip.map { $0.intersection(box) } ?? box
    }
    switch group.meaning {
    case .annotation: return
    case .artifact: read(group.items, at: place)
    case .line(let line):
      guard let element = place.element else { return read(group.items, at: place) }
      place.line = lines.count
      lines.append(
        CheckedLine(
          line: line, element: element, frame: Rect(origin: place.origin, size: line.size), clip: place.clip))
      read(group.items, at: place)
    case .element(let element):
      place.silences += element.source.silences(at: element.position)
      let index = elements.count
      let (firstLine, firstDrawing) = (lines.count, drawings.count)
      elements.append(nil)
      place.element = index
      read(group.items, at: place)
      elements[index] = CheckedElement(
        element: element, index: index, parent: outer.element, end: elements.count, lineRange: firstLine..<lines.count,
        drawingRange: firstDrawing..<drawings.count, page: frame.name,
        frame: Rect(origin: place.origin, size: element.size), clip: place.clip, silences: place.silences)
    }
  }
}

extension Attributes {
  /// The guidelines that they silence for an element at a place; none without a place.
  func silences(at position: SourcePosition?) -> [Silence] {
    guard let position, let list = self[Common.ignore], let rules = try? Rule.list(list) else { return [] }
    return rules.map { Silence(position: position, rule: $0) }
  }
}

extension ElementSource {
  /// The guidelines that are silenced for an element, or for a part of its text, at the place of the element.
  func silences(at position: SourcePosition?) -> [Silence] {
    attributes.silences(at: position) + parts.flatMap { $0.attributes.silences(at: position) }
  }
}
