import Typeset

/// A change of an element that is the same in several variants of a document.
package struct SharedFinding: Sendable {
  /// The path of the document as given.
  package let document: String
  /// The change, as the first of its variants has it.
  package let change: ElementChange
  /// Where it was changed: a text in its catalog, else the element in the document.
  package let place: FindingPlace
  /// The names of the variants, in the order of the run.
  package fileprivate(set) var variants: [String]
  /// Whether the change is seen in the same way in all of them.
  fileprivate var isSameEverywhere = true

  /// The change in a sentence; what is seen of it is left out where that differs.
  package var sentence: String {
    isSameEverywhere || !change.tellsCauseFirst
      ? change.description : "\(change.subject): \(change.edit ?? change.cause)"
  }
}

/// The findings of a run, each with its variants.
package struct SharedFindings: Sendable {
  /// What makes two findings one.
  private struct Key: Hashable {
    var document: String
    var page: String
    var subject: String
    var words: String

    init(_ change: ElementChange, of document: String) {
      self.document = document
      page = change.element == "page" ? change.page : ""
      subject = change.subject
      // How far something moved depends on the device and the language; why it did does not.
      words = change.tellsCauseFirst ? change.edit ?? change.cause : change.description
    }
  }

  /// The findings, document by document, in the order in which they are found.
  package private(set) var findings: [SharedFinding] = []
  private var places: [Key: Int] = [:]
  private var names: [String: VariantNames] = [:]

  /// Gathers the changes of variants; `all` are all variants of the run.
  package init(_ verifications: [Verification], among all: [Verification]) {
    for (document, variants) in Dictionary(grouping: all, by: \.document) {
      names[document] = VariantNames(variants.map(\.name))
    }
    for verification in verifications {
      for change in verification.changes { add(change, of: verification) }
    }
  }

  private mutating func add(_ change: ElementChange, of verification: Verification) {
    let key = Key(change, of: verification.document)
    guard let index = places[key] else {
      places[key] = findings.count
      findings.append(
        SharedFinding(
          document: verification.document, change: change, place: verification.findingPlace(of: change),
          variants: [verification.name]))
      return
    }
    if findings[index].variants.last != verification.name { findings[index].variants.append(verification.name) }
    if findings[index].change.change != change.change || findings[index].change.cause != change.cause {
      findings[index].isSameEverywhere = false
    }
  }

  /// The number of the finding that a change of a variant belongs to, from 0.
  package func index(of change: ElementChange, of verification: Verification) -> Int {
    places[Key(change, of: verification.document)] ?? 0
  }

  /// In which variants a finding is: `in all 12 variants`, `in 3 of 12 variants: de, ar-EG, he`; empty for the only
  /// one.
  package func extent(of finding: SharedFinding) -> String {
    names[finding.document]?.extent(of: finding.variants) ?? ""
  }
}

extension Verification {
  /// Where a change was made: the text in its catalog, else the element or what is around it, else the beginning of the
  /// document.
  func findingPlace(of change: ElementChange) -> FindingPlace {
    if let text = change.text?.place {
      return FindingPlace(file: text.file, position: text.position ?? SourcePosition(line: 1, column: 1))
    }
    return FindingPlace(file: document, position: place(of: change.id) ?? SourcePosition(line: 1, column: 1))
  }
}
