/// From a document to its frames, one at a time: a frame is handed over as soon as nothing can change in it.
enum Layout {
  /// Lays out all canvases of a document in order.
  ///
  /// A document of many pages is never held as a whole: blocks are prepared one by one while the pages fill. Where a
  /// running line shows the number of pages, they are counted first, without drawing.
  static func frames(
    of document: Document, translator: Translator, options: LayoutOptions = LayoutOptions(), setter: TextSetter,
    icons: IconLibrary = IconLibrary(), pictures: DocumentPictures? = nil,
    colors: AssetColors = AssetColors(), mockups: (any MockupSource)? = nil, log: DiagnosticLog,
    emit: (Frame) throws -> Void
  ) throws {
    let task = LayoutTask(
      document: document, translator: translator, options: options, setter: setter, icons: icons, pictures: pictures,
      colors: colors, mockups: mockups, log: log)
    defer { setter.reportMissingCharacters() }
    let pageCount = document.showsPageCount ? task.countPages() : 0
    try task.layOut(pageCount: pageCount, emit: emit)
  }
}

extension LayoutTask {
  /// How many pages the document has on paper.
  fileprivate func countPages() -> Int {
    silently {
      var count = 0
      for (index, canvas) in document.canvases.enumerated() {
        guard case .page(let paper) = canvas.kind else { continue }
        guard let canvas = resolved(canvas)?.levellingHeadings() else { continue }
        let flow = PageFlow(canvas, paper, number: index, task: self, draws: false) { _ in count += 1 }
        // Counting hands over nothing, so nothing can fail.
        try? flow.run()
      }
      return count
    }
  }

  fileprivate func layOut(pageCount: Int, emit: (Frame) throws -> Void) throws {
    try layOutAll(pageCount: pageCount) { frame in
      var frame = frame
      if options.accessibility.reducesTransparency { frame = OpaqueGrounds.opaque(frame, options.appearance) }
      if options.accessibility.invertsColors { frame = SmartInvert.inverted(frame) }
      frame = BackdropBlur.resolved(frame)
      try emit(options.simulation.map(frame.seen) ?? frame)
    }
  }

  private func layOutAll(pageCount: Int, emit: (Frame) throws -> Void) throws {
    var kinds: [ElementName: Int] = [:]
    var page = 0
    var isEmpty = true
    for canvas in document.canvases {
      // Those left out are counted, so that the paths of elements are the same in every variant.
      let number = kinds[canvas.elementName, default: 0] + 1
      kinds[canvas.elementName] = number
      guard let canvas = resolved(canvas)?.levellingHeadings() else { continue }
      isEmpty = false
      warnOfUnspoken(in: canvas)
      switch canvas.kind {
      case .page(let paper):
        let running = RunningLines(canvas, paper, task: self)
        try withoutActuallyEscaping(emit) { emit in
          let flow = PageFlow(canvas, paper, number: number, task: self, draws: true) { items in
            page += 1
            try emit(self.documented(running.frame(of: items, page: PageNumbers(page: page, count: pageCount)), canvas))
          }
          try flow.run()
        }
      case .screen(let screen):
        try emit(documented(ScreenLayout(canvas, screen, number: number, task: self).frame(), canvas))
      case .component:
        try emit(documented(ComponentLayout(canvas, number: number, task: self).frame(), canvas))
      }
    }
    if isEmpty, let first = document.canvases.first {
      warn(.nothingLeft, name: first.elementName.rawValue, offset: first.offset)
    }
  }
}

extension LayoutTask {
  /// The canvas with everything decided that depends on locale, catalogs and traits; nil where it is left out.
  fileprivate func resolved(_ canvas: Canvas) -> Canvas? {
    guard document.needsResolution || options.shownPseudolanguage != nil else { return canvas }
    return DocumentResolver(traits: traits(of: canvas), translator: translator).resolve(canvas)
  }

  /// A frame with what it was made from: the attributes of its canvas and of the document, and the options.
  private func documented(_ frame: Frame, _ canvas: Canvas) -> Frame {
    var frame = frame
    frame.position = document.source.position(at: canvas.offset)
    frame.source = ElementSource(canvas, of: document, options: options)
    let materials = BackdropBlur.count(in: frame)
    if materials > BackdropBlur.mostMaterials {
      warn(
        .tooManyMaterials(materials - BackdropBlur.mostMaterials), name: canvas.elementName.rawValue,
        offset: canvas.offset)
    }
    return frame
  }

  /// What a canvas offers to ask for.
  private func traits(of canvas: Canvas) -> Traits {
    let layoutDirection = environment.entering(canvas.elementName, canvas.attributes).layoutDirection
    var traits = Traits(
      direction: layoutDirection, locale: environment.locale, textSize: options.textSize,
      appearance: options.appearance)
    traits.accessibility = options.accessibility
    if case .screen(let screen) = canvas.kind {
      let placement = placement(of: screen)
      traits.device = placement.device.id
      traits.orientation = placement.orientation
      traits.split = placement.split
      traits.widthClass = placement.widthClass
      traits.heightClass = placement.heightClass
    }
    return traits
  }
}

extension Canvas {
  /// Its name in the markup.
  var elementName: ElementName {
    switch kind {
    case .page: .page
    case .screen: .screen
    case .component: .canvas
    }
  }
}

extension Document {
  /// Whether a running line asks for the number of pages.
  fileprivate var showsPageCount: Bool {
    canvases.contains { canvas in
      [canvas.runningHead, canvas.runningFoot].contains { line in
        guard case .text(let inlines)? = line?.content else { return false }
        return inlines.contains(where: \.showsPageCount)
      }
    }
  }
}

extension Inline {
  fileprivate var showsPageCount: Bool {
    switch self {
    case .text: false
    case .element(let element): element.name == .pageCount || element.children.contains(where: \.showsPageCount)
    }
  }
}
