import Typeset

extension ComparisonReport {
  /// The most regions, and the most elements of one consequence, that are listed.
  private static let most = (regions: 8, elements: 4)

  /// The report for readers: verdict, changes with causes, regions, tolerances.
  package var text: String {
    var lines = [verdict]
    for page in pages where !page.isEqual || changes.contains(where: { $0.page == page.name }) {
      lines += self.lines(of: page)
    }
    let names = Set(pages.compactMap(\.name))
    for change in changes where !names.contains(change.page) { lines += self.lines(of: change) }
    lines.append("tolerances: \(tolerances)")
    return lines.map { TerminalText.line($0) + "\n" }.joined()
  }

  /// The tolerances that really held.
  private var tolerances: String {
    var parts = ["\(tolerance)"]
    if !ignored.isEmpty { parts.append("ignored " + ignored.map(quoted).joined(separator: ", ")) }
    return parts.joined(separator: ", ")
  }

  private var verdict: String {
    if haveSameBytes { return "equal: both files contain the same bytes" }
    let total = total
    guard passes else {
      let different = pages.filter { !$0.passes }.count
      if pages.count > 1 { return "different: \(different) of \(pages.count) pages" }
      return different == 0 ? "different: the layout, but not the pixels" : "different: " + Self.pixels(of: total)
    }
    if isIdentical { return areDocuments ? "equal: layout and pixels" : "equal: the same pixels" }
    let isOnlySmoothed = total.antialiased > 0 && total.differing == 0 && total.tolerated == 0
    let limits = isOnlySmoothed ? "equal except for antialiasing" : "equal within the tolerances"
    return "\(limits): \(Self.pixels(of: total))"
  }

  private static func pixels(of page: PageComparison) -> String {
    func count(_ number: Int, _ words: String) -> String? { number == 0 ? nil : "\(number) \(words)" }
    let share = page.share * 100
    let percent = share > 0 && share < 0.01 ? "less than 0.01" : decimal(share)
    let parts = [
      count(
        page.differing, "of \(page.pixelCount) pixels (\(percent) %) \(page.differing == 1 ? "differs" : "differ")"),
      count(page.antialiased, "antialiased"), count(page.tolerated, "within the colour tolerance"),
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? "the same pixels" : text
  }

  private func lines(of page: PageComparison) -> [String] {
    var lines: [String] = []
    let indent = page.name == nil ? "" : "  "
    if let name = page.name {
      if page.expectedSize == nil {
        lines.append("page \(quoted(name)) is new")
      } else if page.actualSize == nil {
        lines.append("page \(quoted(name)) is gone")
      } else {
        // For a single page, the verdict contains the pixels.
        lines.append(pages.count == 1 ? "page \(quoted(name)):" : "page \(quoted(name)): \(Self.pixels(of: page))")
      }
    }
    guard !page.isWithoutPartner else { return lines }
    for change in changes where change.page == page.name { lines += self.lines(of: change).map { indent + $0 } }
    if page.expectedSize != page.actualSize, let old = page.expectedSize, let new = page.actualSize {
      lines.append(indent + "size: \(new.width) × \(new.height) pixels instead of \(old.width) × \(old.height)")
    }
    if page.greatest > 0 { lines.append(indent + "greatest colour difference: \(Self.decimal(page.greatest))") }
    lines += regionLines(of: page).map { indent + $0 }
    return lines
  }

  private func regionLines(of page: PageComparison) -> [String] {
    guard !page.regions.isEmpty else { return [] }
    var lines = [CountedNoun.region.words(page.regions.count) + ":"]
    for (index, region) in page.regions.prefix(Self.most.regions).enumerated() {
      let element = index < page.regionElements.count ? page.regionElements[index] : ""
      lines.append(
        "  \(region.width) × \(region.height) at \(region.x), \(region.y): "
          + "\(CountedNoun.pixel.words(region.pixels))" + (element.isEmpty ? "" : ", on \(element)"))
    }
    if page.regions.count > Self.most.regions { lines.append("  and \(page.regions.count - Self.most.regions) more") }
    return lines
  }

  /// A change, and below it what followed: elements that did the same in one line.
  private func lines(of change: ElementChange) -> [String] {
    var groups: [(change: String, subjects: [String])] = []
    for consequence in change.consequences {
      if let index = groups.firstIndex(where: { $0.change == consequence.change }) {
        groups[index].subjects.append(consequence.subject)
      } else {
        groups.append((consequence.change, [consequence.subject]))
      }
    }
    return [change.description]
      + groups.map { group in
        let named = group.subjects.prefix(Self.most.elements).joined(separator: ", ")
        let rest = group.subjects.count - Self.most.elements
        let seen = group.change.hasPrefix("is ") ? String(group.change.dropFirst(3)) : group.change
        return "  with it \(seen): \(named)" + (rest > 0 ? " and \(rest) more" : "")
      }
  }

  private static func decimal(_ number: Double) -> String {
    let text = ByteBuffer(capacity: 24)
    text.append(number)
    return text.text
  }
}
