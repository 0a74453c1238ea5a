import Synchronization
import Typeset

/// A picture of a page, or of a part of a long one, with marks where something was found.
struct FindingPicture: Sendable {
  /// A mark on it.
  struct Mark: Sendable {
    /// The number of the finding.
    let number: Int
    /// How much the finding matters.
    let level: CheckLevel
    /// Its place, in percent of the picture, as a style.
    let style: String
  }

  /// The picture.
  let png: [UInt8]
  /// The part of the page that it shows, in points.
  let part: Rect
  /// What part it is; nil for a whole page.
  let caption: String?
  /// The marks.
  let marks: [Mark]
}

/// Draws the pages on which something was found.
struct FindingPictures {
  /// The variants of the run.
  let plan: VariantPlan
  /// What draws them.
  let typesetter: Typesetter

  /// How many scenes are drawn before they are written: pictures of more are never in memory.
  private static let chunk = 16
  /// From how many scenes on pictures have one pixel per point.
  private static let most = 60
  /// From how many parts of a page on they have one pixel per point, and how many are shown.
  private static let (manyParts, mostParts) = (12, 80)
  /// The greatest height in points of a page that is shown whole.
  private static let longest = 1400.0
  /// How much of a long page is shown above and below an element, in points.
  private static let surroundings = 120.0

  /// Gives scenes to `body` in order, with their pictures.
  func forEach(_ scenes: [FindingScene], _ body: (FindingScene, [FindingPicture]) throws -> Void) throws {
    let jobs = Dictionary(plan.jobs.map { ($0.name, $0) }) { first, _ in first }
    let scale = scenes.count > Self.most ? 1.0 : 2
    for start in stride(from: 0, to: scenes.count, by: Self.chunk) {
      let part = Array(scenes[start..<min(start + Self.chunk, scenes.count)])
      let drawn = Mutex([[FindingPicture]](repeating: [], count: part.count))
      Workers.forEach(below: part.count, makeState: typesetter.session) { session, index in
        guard let job = part[index].variant.flatMap({ jobs[$0] }) else { return }
        let pictures = try? pictures(of: part[index], job, scale: scale, with: session)
        drawn.withLock { $0[index] = pictures ?? [] }
      }
      for (scene, pictures) in zip(part, drawn.withLock { $0 }) { try body(scene, pictures) }
    }
  }

  private func pictures(
    of scene: FindingScene, _ job: VariantPlan.Job, scale: Double, with session: TypesettingSession
  ) throws -> [FindingPicture] {
    session.options.layout = job.variant.options
    var shown: Frame?
    try session.frames(of: plan.document(of: job).loaded, log: DiagnosticLog(), observer: nil, annotates: false) {
      if shown == nil, $0.name == scene.page { shown = $0 }
    }
    guard let frame = shown else { return [] }
    let whole = Rect(origin: .zero, size: frame.size)
    let all = frame.size.height <= Self.longest ? [whole] : Self.parts(of: whole, around: scene.findings)
    let parts = all.prefix(Self.mostParts)
    let scale = all.count > Self.manyParts ? 1 : scale
    let drawn = FrameParts(frame)
    return try parts.map { part in
      let bitmap = try session.bitmap(of: drawn[part], scale: session.options.scale ?? scale)
      return FindingPicture(
        png: bitmap.png(), part: part,
        caption: part == whole ? nil : "Part of the page, from \(Int(part.minY)) to \(Int(part.maxY)) points",
        marks: Self.marks(on: part, scene.findings))
    }
  }

  /// The parts of a long page with something in them, from the top.
  private static func parts(of page: Rect, around findings: [NumberedFinding]) -> [Rect] {
    var bands: [ClosedRange<Double>] = []
    let frames = findings.compactMap(\.finding.fault.frame).sorted { $0.minY < $1.minY }
    for frame in frames {
      let top = min(max((frame.minY - surroundings).rounded(.down), 0), page.height)
      let bottom = max(top, min((frame.maxY + surroundings).rounded(.up), page.height, top + longest))
      if let last = bands.last, top <= last.upperBound, max(bottom, last.upperBound) - last.lowerBound <= longest {
        bands[bands.count - 1] = last.lowerBound...max(bottom, last.upperBound)
      } else if bottom > top {
        bands.append(top...bottom)
      }
    }
    if bands.isEmpty { bands = [0...longest] }
    return bands.map { Rect(x: 0, y: $0.lowerBound, width: page.width, height: $0.upperBound - $0.lowerBound) }
  }

  /// The marks of the findings in a part of a page; those that begin at one place are moved side by side.
  private static func marks(on part: Rect, _ findings: [NumberedFinding]) -> [FindingPicture.Mark] {
    var counts: [String: Int] = [:]
    return findings.compactMap { numbered in
      guard let frame = numbered.finding.fault.frame else { return nil }
      let box = frame.intersection(part)
      // What lies outside the page is marked at its edge.
      let left = min(max(frame.minX, part.minX), part.maxX) - part.minX
      let top = frame.minY - part.minY
      guard top >= 0 || !box.isEmpty, top <= part.height else { return nil }
      func percent(_ value: Double, of whole: Double) -> String {
        "\((value / max(whole, 1) * 10_000).rounded() / 100)%"
      }
      let corner = "\(Int(left / 24)),\(Int(max(top, 0) / 24))"
      let shift = counts[corner, default: 0]
      counts[corner] = shift + 1
      return FindingPicture.Mark(
        number: numbered.number, level: numbered.finding.fault.level,
        style: "left:\(percent(left, of: part.width));top:\(percent(max(top, 0), of: part.height));"
          + "width:\(percent(max(box.width, 1), of: part.width));height:\(percent(max(box.height, 1), of: part.height));"
          + "--shift:\(shift)"  // for var(--shift)
      )
    }
  }
}
