/// Finds texts of which the largest accessibility size shows less than the largest standard size (R135).
///
/// Compares variants that differ only in the text size: `ax5` with `xxxl`, where both are part of the run. A text may
/// lose a tenth of its characters; white space and ellipses do not count. What is cut without its author asking for it
/// is reported by R134. Charts, tables and lists are one element each, of which the worst text counts.
enum R135TruncationCheck: VariantsCheck {
  static let rule = Rule(135)

  /// The least share of the characters that the largest size has to show.
  private static let leastShare = 0.9

  static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    for group in variants.groups(differingIn: { $0.textSize = .standard }) {
      guard let standard = group.first(where: { $0.options.textSize == .xxxl }),
        let largest = group.first(where: { $0.options.textSize == .ax5 })
      else { continue }
      compare(largest, with: standard, &log)
    }
  }

  private static func compare(_ largest: VariantOutline, with standard: VariantOutline, _ log: inout FaultLog) {
    var counts: [String: Int] = [:]
    for element in standard.pages.flatMap(\.elements) { counts[element.id, default: 0] += element.characterCount }
    for page in largest.pages {
      var worst: [Int: (share: Double, element: ElementOutline, count: Int)] = [:]
      for element in page.elements where element.isTruncated && !element.isCutUnasked {
        guard let count = counts[element.id], count > 0 else { continue }
        let share = Double(element.characterCount) / Double(count)
        if share < min(leastShare, worst[element.whole]?.share ?? 1) { worst[element.whole] = (share, element, count) }
      }
      for (whole, found) in worst.sorted(by: { $0.key < $1.key }) {
        let (share, element, count) = found
        log.add(
          .warning, at: page.elements[whole], of: page, in: largest,
          "at ax5 \(CountedNoun.character.words(element.characterCount, of: count)) that xxxl shows "
            + (element.characterCount == 1 ? "is seen" : "are seen"),
          remedy: "let the text take more lines, or give it more room"
        ) {
          $0.measured = "\(Int(share * 100)) %"
          $0.required = "\(Int(leastShare * 100)) %"
          $0.severity = 1 - share
        }
      }
    }
  }
}
