extension Typesetter {
  /// Lays the renderings of a plan out side by side and writes the sheet; nothing appears before everything is drawn.
  ///
  /// A rendering that fails says so in its cell and stops no other. Throws `SheetRequest.Fault` for what cannot be meant,
  /// `OutputError` where the output cannot be written, and what `Compositor.render` throws for its pages.
  public func sheet(
    of plan: VariantPlan, request: SheetRequest = SheetRequest(), as format: OutputFormat, to target: OutputTarget
  ) throws -> SheetReport {
    try request.check()
    let plan = request.mirrors ? try plan.inBothDirections(base: options.layout) : plan
    let compositor = compositor()
    // A dump says itself what was decided.
    let renderings = SheetRenderings(of: plan, with: self, annotates: format != .json)
    let outcomes = renderings.layOut()
    let cells = cells(of: outcomes, plan: plan, titles: titles(of: plan, with: compositor))
    var paths: [String] = []
    if outcomes.contains(where: { !$0.fails }) {
      let composer = SheetComposer(cells, request: request, setter: compositor.setter())
      let about = PageSet(title: composer.title, language: "en", direction: .leftToRight)
      let outputs = OutputSet(target: target, keepsInMemory: true, reserved: options.reservedPaths)
      try compositor.write(about, as: format, to: outputs) { emit in
        for (number, page) in composer.pages.enumerated() {
          renderings.prepare(Set(page.cells.map { cells[$0].rendering }))
          try emit(composer.frame(of: page) { renderings.frame(of: cells[$0].rendering, page: cells[$0].canvas) })
          renderings.keep(Set(composer.pages[(number + 1)...].flatMap(\.cells).map { cells[$0].rendering }))
        }
      }
      paths = try outputs.commit()
    }
    return SheetReport(
      renderings: zip(plan.jobs, outcomes).map { job, outcome in
        SheetReport.Rendering(
          name: job.name, diagnostics: outcome.diagnostics, error: outcome.error, fails: outcome.fails)
      }, paths: paths)
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
