/// R145: text is never stretched to both edges: uneven gaps between words are hard to read. Lines are ragged at the far side,
/// the right of text that stands left and the left of text that stands right.
///
/// `AlignmentRequest` has no case for it, so nothing below the markup could ask; an author who does gets an error that names the
/// rule, with what to write instead.
enum R145NoJustification {
  static let rule = Rule(145)

  /// What is wrong with a word for `align`, and what to do; nil where the word does not ask for justification.
  static func refusal(of word: String) -> (message: String, hints: [String])? {
    guard ["justify", "justified"].contains(word) else { return nil }
    return (
      "text is never justified (\(rule))",
      [
        "remove align for lines that begin where reading begins",
        "use one of: auto, start, center, end",
      ]
    )
  }
}
