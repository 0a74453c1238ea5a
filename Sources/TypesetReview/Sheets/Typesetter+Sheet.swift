public import Typeset

extension Typesetter {
  /// Renders variants of documents side by side, in one picture or document.
  ///
  /// ```swift
  /// let sheet = try typesetter.sheet(
  ///   of: [document], variants: [.locale: ["en", "ar-EG"], .appearance: ["light", "dark"]])
  /// try sheet.write(to: URL(filePath: "sheet.pdf"))
  /// ```
  ///
  /// A variant that cannot be rendered shows the reason in its place.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - variants: The values of each axis; an axis without values uses those that the document names in its head.
  ///   - arrangement: The rows and columns of the sheet.
  ///   - options: What all renderings have in common.
  ///   - format: The format of the sheet.
  /// - Throws: ``VariantError`` or ``SheetError`` if variants or arrangement make no sense, `DocumentError` if no
  ///   variant can be rendered, and what `TypesetDocument.render(as:options:)` throws.
  public func sheet(
    of documents: [TypesetDocument], variants: [VariantAxis: [String]] = [:],
    arrangement: SheetOptions = SheetOptions(), options: RenderingOptions = RenderingOptions(),
    as format: OutputFormat = .pdf
  ) throws -> RenderedDocument {
    let typesetter = try configured(with: options)
    let plan = try VariantPlan(documents, variants: variants, options: options)
    let output = MemoryOutput()
    let report = try RenderingError.wrap {
      try typesetter.sheet(of: plan, arrangement: arrangement, as: format, to: output)
    }
    if output.files.isEmpty {
      if let error = report.renderings.compactMap(\.error).first { throw error }
      throw DocumentError(diagnostics: report.diagnostics)
    }
    return RenderedDocument(format: format, files: output.files, warnings: report.diagnostics)
  }
}

extension Typesetter {
  /// Lays the renderings of a plan out side by side and writes the sheet; nothing appears before everything is drawn.
  ///
  /// A rendering that fails shows the reason in its cell. Throws ``SheetError`` for an arrangement that makes no sense,
  /// `OutputError` if the output cannot be written, and what `TypesettingSession.render` throws for its pages.
  package func sheet(
    of plan: VariantPlan, arrangement: SheetOptions = SheetOptions(), as format: OutputFormat, to target: OutputTarget
  ) throws -> SheetReport {
    let outputs = OutputSet(
      target: target, format: format, keepsInMemory: true, reserved: options.reservedPaths, sparing: readFiles)
    var report = try sheet(of: plan, arrangement: arrangement, as: format, to: outputs)
    report.paths = try outputs.commit()
    return report
  }

  /// Lays the renderings of a plan out side by side and draws the sheet to an output; draws nothing if all of them
  /// fail.
  func sheet(
    of plan: VariantPlan, arrangement: SheetOptions, as format: OutputFormat, to output: some PageOutput
  ) throws -> SheetReport {
    let session = session()
    session.threads = Workers.processorCount
    // A dump lists the decisions itself.
    let sheet = try layOut(
      plan, arrangement: arrangement, annotates: format != .json, namesElements: format != .png, with: session)
    if let composer = sheet.composer {
      let about = PageSet(title: composer.title, language: "en", direction: .leftToRight)
      try session.write(about, as: format, to: output) { try sheet.frames(emit: $0) }
    }
    return SheetReport(renderings: sheet.renderings)
  }

  /// Lays out the renderings of a plan and arranges them; `mostKept` pages are held until they are drawn.
  func layOut(
    _ plan: VariantPlan, arrangement: SheetOptions, annotates: Bool = true, namesElements: Bool = true,
    mostKept: Int = SheetRenderings.mostKept, with session: TypesettingSession
  ) throws -> FinishedSheet {
    try arrangement.check()
    let plan = arrangement.mirrors ? try plan.inBothDirections(base: options.layout) : plan
    guard plan.jobs.count <= Self.mostPictures else {
      throw VariantPlanError.tooMany(plan.jobs.count, most: Self.mostPictures)
    }
    let findings = arrangement.marksFindings && annotates ? Checker().findings(in: plan, with: self) : nil
    let renderings = SheetRenderings(
      of: plan, with: self, annotates: annotates, findings: findings, mostKept: mostKept)
    let outcomes = renderings.layOut()
    let cells = cells(of: outcomes, plan: plan, titles: titles(of: plan, with: session))
    let isEmpty = outcomes.allSatisfy(\.fails)
    return FinishedSheet(
      cells: cells,
      composer: isEmpty
        ? nil
        : SheetComposer(
          cells, findings: findings, request: arrangement, namesElements: namesElements, setter: session.setter()),
      renderings: zip(plan.jobs, outcomes).map { job, outcome in
        SheetReport.Rendering(
          name: job.name, diagnostics: outcome.diagnostics, error: outcome.error, fails: outcome.fails)
      }, drawings: renderings)
  }

  /// The most pictures on a sheet.
  private static var mostPictures: Int { 10_000 }

  /// The title of every document, in the requested language.
  private func titles(of plan: VariantPlan, with session: TypesettingSession) -> [String?] {
    plan.documents.map { session.title(of: $0.loaded, log: DiagnosticLog()) }
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

/// How the making of a sheet ended.
package struct SheetReport: Sendable {
  /// How one rendering of a sheet ended.
  package struct Rendering: Sendable {
    /// Its name: `settings-ar-EG-iphone-xs-l`.
    package let name: String
    /// Its diagnostics.
    package let diagnostics: [Diagnostic]
    /// What ended its layout; nil for nothing.
    package let error: (any Error)?
    /// Whether its cell shows why there is nothing to show.
    package let fails: Bool
  }

  /// The renderings in the order of the plan.
  package let renderings: [Rendering]
  /// The files that were written; none where no rendering could be shown.
  package var paths: [String] = []

  /// The diagnostics of all renderings, each once, with the names of the renderings in its hints.
  package var diagnostics: [Diagnostic] {
    var merged: [Diagnostic] = []
    var names: [[String]] = []
    var known: [[String]: Int] = [:]
    for rendering in renderings {
      for diagnostic in rendering.diagnostics {
        let start = diagnostic.range?.start
        let key = [
          diagnostic.code, diagnostic.message, diagnostic.range?.file.name ?? "", "\(start?.line ?? 0)",
          "\(start?.column ?? 0)",
        ]
        if let index = known[key] {
          if names[index].last != rendering.name { names[index].append(rendering.name) }
        } else {
          known[key] = merged.count
          merged.append(diagnostic)
          names.append([rendering.name])
        }
      }
    }
    guard renderings.count > 1 else { return merged }
    return Self.summedUp(
      zip(merged, names).map { diagnostic, names in
        var diagnostic = diagnostic
        diagnostic.hints.append(Self.hint(names, of: renderings.count))
        return diagnostic
      })
  }

  /// The first twenty of each kind in each file, and a line that sums up the others.
  private static func summedUp(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var files: [String] = []
    var logs: [String: DiagnosticLog] = [:]
    for diagnostic in diagnostics {
      let file = diagnostic.range?.file.name ?? ""
      if logs[file] == nil {
        files.append(file)
        logs[file] = DiagnosticLog()
      }
      logs[file]?.report(diagnostic)
    }
    return files.flatMap { logs[$0]?.diagnostics ?? [] }
  }

  private static func hint(_ names: [String], of count: Int) -> String {
    if names.count == count { return "found in all \(count) renderings" }
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count > 3 ? "found in \(shown) and \(names.count - 3) more" : "found in \(shown)"
  }
}
