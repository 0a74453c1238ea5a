/// Finds thin text: a weight below regular on text below 28 points (R142).
///
/// The weight that was asked for counts, also where the family has no such face.
enum R142WeightCheck: PageCheck {
  static let rule = Rule(142)

  /// The least weight of text, and the size in points from which thinner text is legible.
  private static let (leastWeight, largeSize) = (400, 28.0)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for element in page.elements where !element.lineRange.isEmpty {
      guard let run = page.lines(of: element).first?.runs.first, run.run.appearance.size < largeSize,
        let weight = ([element] + page.ancestors(of: element)).lazy.compactMap({ $0[Common.weight] }).first
          ?? page.frame.source.attributes[Common.weight],
        weight < leastWeight
      else { continue }
      log.add(
        .warning, at: element, "text of \(PointText.words(run.run.appearance.size)) has the weight \(weight)",
        remedy: "use regular or a heavier weight"
      ) {
        $0.measured = "\(weight)"
        $0.required = "\(leastWeight)"
      }
    }
  }
}
