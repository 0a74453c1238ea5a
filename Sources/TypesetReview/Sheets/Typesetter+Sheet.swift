import Typeset

extension Typesetter {
  /// Lays the renderings of a plan out side by side and writes the sheet; nothing appears before everything is drawn.
  ///
  /// A rendering that fails says so in its cell and stops no other. Throws `SheetRequest.Fault` for what cannot be meant,
  /// `OutputError` where the output cannot be written, and what `Compositor.render` throws for its pages.
  package func sheet(
    of plan: VariantPlan, request: SheetRequest = SheetRequest(), as format: OutputFormat, to target: OutputTarget
  ) throws -> SheetReport {
    let compositor = compositor()
    // A dump says itself what was decided.
    let sheet = try layOut(plan, request: request, annotates: format != .json, with: compositor)
    var paths: [String] = []
    if let composer = sheet.composer {
      let about = PageSet(title: composer.title, language: "en", direction: .leftToRight)
      let outputs = OutputSet(target: target, keepsInMemory: true, reserved: options.reservedPaths)
      try compositor.write(about, as: format, to: outputs) { try sheet.frames(emit: $0) }
      paths = try outputs.commit()
    }
    return SheetReport(renderings: sheet.renderings, paths: paths)
  }

  /// Lays out the renderings of a plan and arranges them; `mostKept` pages are held until they are drawn.
  func layOut(
    _ plan: VariantPlan, request: SheetRequest, annotates: Bool = true, mostKept: Int = SheetRenderings.mostKept,
    with compositor: Compositor
  ) throws -> FinishedSheet {
    try request.check()
    let plan = request.mirrors ? try plan.inBothDirections(base: options.layout) : plan
    let renderings = SheetRenderings(of: plan, with: self, annotates: annotates, mostKept: mostKept)
    let outcomes = renderings.layOut()
    let cells = cells(of: outcomes, plan: plan, titles: titles(of: plan, with: compositor))
    let isEmpty = outcomes.allSatisfy(\.fails)
    return FinishedSheet(
      cells: cells, composer: isEmpty ? nil : SheetComposer(cells, request: request, setter: compositor.setter()),
      renderings: zip(plan.jobs, outcomes).map { job, outcome in
        SheetReport.Rendering(
          name: job.name, diagnostics: outcome.diagnostics, error: outcome.error, fails: outcome.fails)
      }, drawings: renderings)
  }

  /// The title of every document, in the language that is asked for.
  private func titles(of plan: VariantPlan, with compositor: Compositor) -> [String?] {
    plan.documents.map { compositor.title(of: $0.loaded, log: DiagnosticLog()) }
  }

  private func cells(of outcomes: [SheetRenderings.Outcome], plan: VariantPlan, titles: [String?]) -> [SheetCell] {
    zip(plan.jobs.indices, outcomes).flatMap { index, outcome -> [SheetCell] in
      let job = plan.jobs[index]
      let contents: [SheetCell.Contents] =
        outcome.fails
        ? [.failure(outcome.reason, size: job.variant.likelySize)]
        : outcome.pages.map { .page(name: $0.name, size: $0.size, rules: $0.rules) }
      return contents.enumerated().map { canvas, contents in
        SheetCell(
          rendering: index, canvas: canvas, document: job.document, documentName: plan.documents[job.document].name,
          documentTitle: titles[job.document], variant: job.variant, name: job.name, contents: contents)
      }
    }
  }
}

/// A sheet of which everything is decided, and whose pages are made one by one.
struct FinishedSheet {
  /// Its pictures.
  let cells: [SheetCell]
  /// Makes its pages; nil where there is nothing to show.
  let composer: SheetComposer?
  /// How the renderings ended.
  let renderings: [SheetReport.Rendering]
  /// What the pictures draw.
  fileprivate let drawings: SheetRenderings

  /// Hands over the pages one by one; only what later pages need is held.
  func frames(emit: (Frame) throws -> Void) throws {
    guard let composer else { return }
    func renderings(of cells: [Int]) -> Set<Int> { Set(cells.map { self.cells[$0].rendering }) }
    for (number, page) in composer.pages.enumerated() {
      drawings.prepare(renderings(of: page.cells))
      try emit(
        composer.frame(of: page) { drawings.frame(of: cells[$0].rendering, page: cells[$0].canvas) })
      drawings.keep(renderings(of: composer.pages[(number + 1)...].flatMap(\.cells)))
    }
  }
}

extension VariantPlan {
  /// The plan itself where every document has both directions, else one in which all are laid out in both.
  fileprivate func inBothDirections(base: LayoutOptions) throws -> VariantPlan {
    var seen = [Set<String>](repeating: [], count: documents.count)
    for job in jobs { if let direction = job.variant[.direction] { seen[job.document].insert(direction) } }
    guard seen.contains(where: { $0.count < 2 }) else { return self }
    var axes = axes
    try axes.set(.direction, "all")
    return try VariantPlan(documents, axes: axes, base: base)
  }
}

extension SheetRenderings.Outcome {
  /// Why it shows nothing, in one line with its place.
  fileprivate var reason: String {
    if let error { return "\(error)" }
    let first = diagnostics.first { $0.severity == .error } ?? diagnostics.first
    guard let first else { return "it has no pages" }
    guard let range = first.range else { return first.message }
    return "\(range.file.name):\(range.start.line):\(range.start.column): \(first.message)"
  }
}

extension Variant {
  /// The extent of what would be seen: that of the device, else some room for words, in points.
  fileprivate var likelySize: Size {
    guard let device = self[.device].flatMap(Devices.named) else { return Size(width: 260, height: 160) }
    return device.size(in: self[.orientation].flatMap(DeviceOrientation.init(named:)) ?? .portrait)
  }
}
