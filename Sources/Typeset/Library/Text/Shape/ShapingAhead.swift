/// Shapes texts on a thread of its own before their turn comes.
///
/// The thread has its own memory for words and choices of fonts, which changes no result. A text whose turn comes before the thread
/// has begun with it is shaped by the thread that asks.
package final class ShapingAhead: @unchecked Sendable {
  private let monitor = Monitor()
  private var waiting: [Job] = []
  private var isComplete = false
  private var thread: CompanionThread?
  /// How much text has been added, in UTF-16 units; only the thread that adds reads it.
  private var unitCount = 0

  /// So much text is shaped in the time that a thread takes to start and to know the fonts.
  private static let leastUnits = 4_000

  /// A text that is shaped, or will be.
  final class Job {
    /// The text.
    let text: StyledText
    fileprivate var state = State.waiting

    fileprivate enum State {
      case waiting
      case taken
      case shaped(ShapedParagraph)
    }

    fileprivate init(_ text: StyledText) { self.text = text }
  }

  private init() {}

  /// Calls `body` while another thread shapes what `body` adds, with stages that `makeStages` makes there.
  ///
  /// The thread is started once there is enough text.
  package static func run(
    makeStages: @escaping @Sendable () -> ShapingStages, _ body: (ShapingAhead) throws -> Void
  ) throws {
    let ahead = ShapingAhead()
    let thread = CompanionThread {
      let stages = makeStages()
      while let job = ahead.next() { ahead.finish(job, stages.shaped(job.text)) }
    }
    ahead.thread = thread
    defer {
      ahead.complete()
      thread.join()
      ahead.thread = nil
    }
    try body(ahead)
  }

  /// Adds a text whose turn will come.
  func add(_ text: StyledText) -> Job {
    let job = Job(text)
    monitor.withLock {
      waiting.append(job)
      monitor.reportChange()
    }
    unitCount += text.units.count
    if unitCount >= Self.leastUnits { thread?.start() }
    return job
  }

  /// The shaped text of a job: shaped by `stages` if the thread has not begun with it.
  ///
  /// While the thread shapes it, `stages` shape texts whose turn comes later, instead of waiting.
  func shaped(_ job: Job, by stages: ShapingStages) -> ShapedParagraph {
    while true {
      switch step(towards: job) {
      case .take(let shaped): return shaped
      case .shape(let next) where next === job: return stages.shaped(job.text)
      case .shape(let next): finish(next, stages.shaped(next.text))
      }
    }
  }

  /// What brings a caller closer to the shaped text of a job.
  private enum Step {
    case take(ShapedParagraph)
    case shape(Job)
  }

  private func step(towards job: Job) -> Step {
    monitor.withLock {
      while true {
        switch job.state {
        case .shaped(let shaped): return .take(shaped)
        case .waiting:
          job.state = .taken
          return .shape(job)
        case .taken:
          if let next = nextWaiting() { return .shape(next) }
          monitor.wait()
        }
      }
    }
  }

  /// The job that has waited longest, as soon as there is one; nil when no more follow.
  private func next() -> Job? {
    monitor.withLock {
      while true {
        if let job = nextWaiting() { return job }
        if isComplete { return nil }
        monitor.wait()
      }
    }
  }

  /// Takes the job that has waited longest; nil where none waits. Only inside the lock.
  private func nextWaiting() -> Job? {
    while !waiting.isEmpty {
      let job = waiting.removeFirst()
      guard case .waiting = job.state else { continue }
      job.state = .taken
      return job
    }
    return nil
  }

  private func finish(_ job: Job, _ shaped: ShapedParagraph) {
    monitor.withLock {
      job.state = .shaped(shaped)
      monitor.reportChange()
    }
  }

  private func complete() {
    monitor.withLock {
      isComplete = true
      waiting.removeAll()
      monitor.reportChange()
    }
  }
}

/// The stages before a width is known, with what they remember; for one thread at a time.
package struct ShapingStages {
  /// Finds levels, scripts and breaks.
  let analyzer: TextAnalyzer
  /// Chooses fonts.
  let fonts: FontSelector
  /// Shapes words.
  let shaper: Shaper

  init(fonts: FontSelector, analyzer: TextAnalyzer = TextAnalyzer(), shaper: Shaper = Shaper()) {
    self.fonts = fonts
    self.analyzer = analyzer
    self.shaper = shaper
  }

  /// A text analysed, itemised and shaped.
  func shaped(_ text: StyledText) -> ShapedParagraph {
    ShapedParagraph(ItemisedText(analyzer.analyse(text), fonts: fonts, analyzer: analyzer), shaper: shaper)
  }
}
