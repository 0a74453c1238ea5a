/// Texts that are shaped before their turn comes, by a thread that has nothing else to do at the moment.
///
/// The thread has its own memory for words and choices of fonts, which changes no result. A text whose turn comes before the thread
/// has begun with it is shaped by the thread that asks.
package final class ShapingAhead: @unchecked Sendable {
  /// Reports a change whenever a text is added or shaped.
  let monitor = Monitor()
  /// The jobs that nobody has begun with, in their order.
  private var waiting: [Job] = []
  private let makeStages: () -> ShapingStages
  /// The stages of the thread that helps, made for its first text.
  private lazy var stages = makeStages()

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

  /// Without texts; `makeStages` makes the stages of the thread that helps.
  init(makeStages: @escaping () -> ShapingStages) { self.makeStages = makeStages }

  /// Adds a text whose turn will come.
  func add(_ text: StyledText) -> Job {
    let job = Job(text)
    monitor.withLock {
      waiting.append(job)
      monitor.reportChange()
    }
    return job
  }

  /// Shapes the text that has waited longest; false if none waits. For the thread that helps.
  func shapeOne() -> Bool {
    guard let job = monitor.withLock({ nextWaiting() }) else { return false }
    finish(job, stages.shaped(job.text))
    return true
  }

  /// The shaped text of a job: shaped by `stages` if the thread that helps has not begun with it.
  ///
  /// While that thread shapes it, `stages` shape texts whose turn comes later, instead of waiting.
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
          waiting.removeAll { $0 === job }
          job.state = .taken
          return .shape(job)
        case .taken:
          if let next = nextWaiting() { return .shape(next) }
          monitor.wait()
        }
      }
    }
  }

  /// Takes the job that has waited longest; nil where none waits. Only inside the lock.
  private func nextWaiting() -> Job? {
    guard !waiting.isEmpty else { return nil }
    let job = waiting.removeFirst()
    job.state = .taken
    return job
  }

  private func finish(_ job: Job, _ shaped: ShapedParagraph) {
    monitor.withLock {
      job.state = .shaped(shaped)
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
