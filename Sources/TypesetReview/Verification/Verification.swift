import Typeset

/// How one variant compares with its baseline.
public struct Verification: Sendable {
  /// The result.
  package enum Outcome: Sendable {
    /// It matches.
    case passed
    /// Nothing was recorded for it.
    case missing
    /// It shows something else.
    case different
    /// The baseline cannot be read.
    case unreadable(Diagnostic)
    /// The document could not be laid out or drawn.
    case unrendered(String)
  }

  /// The name of the variant, and of its baseline.
  public let name: String
  /// The path of the document as given.
  public let document: String
  /// The path of the baseline.
  public let baseline: String
  /// The result.
  package var outcome = Outcome.passed
  /// The libraries whose versions differ from the recorded ones.
  package var versions: [VersionChange] = []
  /// What changed, element by element.
  package var changes: [ElementChange] = []
  /// The first line that differs, if no element explains the change.
  package var line: LineDifference?
  /// Pictures that are missing or differ.
  package var pictures: [PictureDifference] = []
  /// The extent of the first page, in points; nil if there is none.
  package internal(set) var extent: Size?
  /// The extent of the first page that changed, in points; nil if there is none.
  package internal(set) var changedExtent: Size?
  /// What tells the variant as it is now from any other: a digest of what it shows; empty where it matches.
  package internal(set) var digest = ""
  /// Why a reviewer has rejected what it shows; nil where nobody did.
  package var rejection: String?
  /// The places in the document of the elements that changed, by id.
  package var places: [String: SourcePosition] = [:]
  /// Whether it was recorded.
  public internal(set) var isRecorded = false
  /// The diagnostics of the document.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// Creates the result of a matching variant.
  package init(name: String, document: String, baseline: String) {
    self.name = name
    self.document = document
    self.baseline = baseline
  }

  /// Whether the baseline, if there is one, agrees.
  package var isPassed: Bool { if case .passed = outcome { true } else { false } }

  /// Whether the variant matches its baseline, or was recorded.
  public var passes: Bool { !fails }

  /// Whether it fails the run: it did not match and was not recorded.
  package var fails: Bool { !isPassed && !isRecorded }

  /// Whether a newer version of the program wrote its baseline.
  package var isNewer: Bool {
    if case .unreadable(let diagnostic) = outcome { diagnostic.code == RecordError.newerCode } else { false }
  }

  /// The note of a rejection in a line; nil without one.
  package var rejectionLine: String? { rejection.map { "rejected: \($0)" } }

  /// Its headline.
  package var headline: String {
    switch outcome {
    case .passed: isRecorded ? "\(name) was recorded again" : "\(name) is unchanged"
    case .missing: isRecorded ? "\(name) was recorded" : "\(name) has no baseline"
    case .different: isRecorded ? "\(name) differed and was recorded again" : "\(name) differs from its baseline"
    case .unreadable:
      isRecorded ? "\(name) was unreadable and was recorded again" : "cannot read the baseline of \(name)"
    case .unrendered: "\(name) could not be rendered"
    }
  }

  /// The lines below the headline, with at most `most` changes.
  package func details(most: Int = .max) -> [String] {
    switch outcome {
    case .passed: return []
    case .missing: return isRecorded ? [] : ["expected \(baseline)"]
    case .unreadable(let diagnostic):
      let place = diagnostic.range.map { "\($0.file.name):\($0.start.line):\($0.start.column): " } ?? ""
      return [place + diagnostic.message] + diagnostic.hints
    case .unrendered(let words): return words.split(separator: "\n").map(String.init)
    case .different: return Array(differences.prefix(most)) + remainder(differences.count - most)
    }
  }

  /// The same, after the note of a rejection.
  func notedDetails(most: Int = .max) -> [String] { [rejectionLine].compactMap(\.self) + details(most: most) }

  private var differences: [String] {
    changes.flatMap { [$0.description] + [Self.consequences(of: $0)].compactMap(\.self) } + remainingDifferences
  }

  /// What differs besides elements: a line of the baseline that no element explains, and pictures.
  var remainingDifferences: [String] {
    var lines: [String] = []
    if let line {
      lines.append("line \(line.number) of the baseline differs")
      if let expected = line.expected { lines.append("- " + expected) }
      if let actual = line.actual { lines.append("+ " + actual) }
    }
    return lines + pictures.map(\.description)
  }

  /// The elements that changed with another, in a line; nil for none.
  static func consequences(of change: ElementChange) -> String? {
    let all = change.consequences
    if all.isEmpty { return nil }
    let named = all.prefix(3).map(\.subject).joined(separator: ", ")
    return "  with it: " + named + (all.count > 3 ? " and \(all.count - 3) more" : "")
  }

  private func remainder(_ count: Int) -> [String] {
    count <= 0 ? [] : ["and \(count) more \(count == 1 ? "line" : "lines")"]
  }
}

// Places.
extension Verification {
  /// The place of an element in the document, or of its parent if the element no longer exists.
  func place(of id: String) -> SourcePosition? {
    var id = id[...]
    while true {
      if let place = places[String(id)] { return place }
      guard let slash = id.lastIndex(of: "/") else { return nil }
      id = id[..<slash]
    }
  }

  /// Keeps the places of the elements that changed, and of those around them.
  mutating func keepPlaces(of sources: SourcePlaces) {
    for change in changes.flatMap({ [$0] + $0.consequences }) {
      var id = change.id[...]
      while !id.isEmpty, places[String(id)] == nil {
        places[String(id)] = sources.positions[String(id)]
        guard let slash = id.lastIndex(of: "/") else { break }
        id = id[..<slash]
      }
    }
  }
}

extension Verification: CustomStringConvertible {
  /// The result in one line, and a line for each difference.
  public var description: String {
    let findings = diagnostics.map(\.description) + [headline]
    return (findings + details().map { "  " + $0 }).map(TerminalText.line).joined(separator: "\n")
  }
}

/// A recorded picture that is missing, unreadable or different.
package struct PictureDifference: Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Kind: Hashable, Sendable {
    /// There is none.
    case missing
    /// It is not a picture, with the reason.
    case unreadable(String)
    /// Pixels differ: their number, and the size of the largest region.
    case pixels(Int, largestRegion: Int)
    /// It has another size, in pixels.
    case size(width: Int, height: Int, recordedWidth: Int, recordedHeight: Int)
  }

  /// The path of the picture.
  package let file: String
  /// The page, from 1.
  package let page: Int
  /// The kind of failure.
  package let kind: Kind

  /// The error in one line.
  package var description: String {
    switch kind {
    case .missing: "picture \(quoted(file)) not found"
    case .unreadable(let words): "\(quoted(file)): \(words)"
    case .pixels(let count, let region):
      "\(count) \(count == 1 ? "pixel differs" : "pixels differ") from \(quoted(file)), \(region) of them together"
    case .size(let width, let height, let recordedWidth, let recordedHeight):
      "the picture has \(width) × \(height) pixels; \(quoted(file)) has \(recordedWidth) × \(recordedHeight)"
    }
  }
}
