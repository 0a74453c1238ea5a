import Typeset

/// A stretch of text that is shaped at once: font file, direction, script, language and text, separated by tabs.
struct ShapingRun: CustomStringConvertible {
  var font: String
  var direction: String
  var script: String
  var language: String
  var text: String

  var description: String { "\(font)\t\(direction)\t\(script)\t\(language)\t\(text)" }

  func continues(_ other: ShapingRun) -> Bool {
    (font, direction, script, language) == (other.font, other.direction, other.script, other.language)
  }
}

/// Puts the runs of lines together to the runs of paragraphs, as they were before the lines were broken.
struct RunCollector {
  private var finished: [ShapingRun] = []
  private var paragraph: [UInt16] = []
  private var pending: [GlyphRun] = []

  /// Takes the contents of a frame, lines in reading order.
  mutating func add(_ items: [FrameItem]) {
    for item in items {
      switch item {
      case .group(let group): add(group.items)
      case .glyphs(let run):
        if run.paragraph != paragraph {
          finishParagraph()
          paragraph = run.paragraph
        }
        pending.append(run)
      case .path, .image: break
      }
    }
  }

  /// Every run of every paragraph.
  mutating func finish() -> [ShapingRun] {
    finishParagraph()
    return finished
  }

  /// A run reaches to the start of the next one, so that the blanks at the ends of lines are shaped too.
  private mutating func finishParagraph() {
    pending.sort { $0.range.lowerBound < $1.range.lowerBound }
    var runs: [ShapingRun] = []
    for (index, run) in pending.enumerated() {
      let end = index + 1 < pending.count ? pending[index + 1].range.lowerBound : run.range.upperBound
      let shaped = ShapingRun(
        font: run.appearance.font.fileName, direction: run.direction.rawValue, script: run.script,
        language: run.appearance.language, text: String(decoding: paragraph[run.range.lowerBound..<end], as: UTF16.self)
      )
      if let last = runs.last, shaped.continues(last) {
        runs[runs.count - 1].text += shaped.text
      } else {
        runs.append(shaped)
      }
    }
    finished += runs
    pending = []
  }
}
