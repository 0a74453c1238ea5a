/// Finds screens without a title, and screens of one document whose titles are the same in some language (R125).
///
/// The title is that of the screen, else its `title`, else its first heading of the first level; the header of a
/// section names the section and not the screen. Titles are compared as they are shown, so that two that differ in the
/// source may be one after translation. The same screen on another device or held otherwise has the same title rightly.
/// Paper and canvases are left alone. Both are warnings.
enum R125ScreenTitleCheck: VariantsCheck {
  static let rule = Rule(125)

  static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    for variant in variants.variants {
      var known: [Place: PageOutline] = [:]
      for page in variant.pages where page.device != nil {
        guard let title = page.title else {
          log.add(
            .warning, at: page, in: variant, "the screen has no title",
            remedy: "add title=\"…\", or a <title> in its bar",
            aspect: "missing")
          continue
        }
        let place = Place(title: title.folded, device: page.device, orientation: page.orientation)
        guard let other = known[place] else {
          known[place] = page
          continue
        }
        guard other.position != page.position else { continue }
        log.add(
          .warning, at: page, in: variant, "the screen has the same title as \(quoted(other.name)): \(quoted(title))",
          remedy: "give each screen a title of its own, in every language", aspect: "same"
        ) { $0.key = page.titleKey }
      }
    }
  }

  /// What the titles of two screens may share only once.
  private struct Place: Hashable {
    var title: String
    var device: String?
    var orientation: DeviceOrientation?
  }
}

extension CheckedPage {
  /// The title that people hear: that of the screen, else its first heading of the first level; nil for none.
  var title: String? {
    let heading = elements.first { $0.element.headingLevel == 1 && $0.name != .header }
    return [frame.title, heading?.element.label, heading.map { text(of: $0) }].compactMap(\.self)
      .first { $0.contains { !$0.isWhitespace } }
  }
}

extension String {
  /// The text for comparisons: without case, blanks and signs at its ends, blanks inside as one space.
  var folded: String {
    let signs: Set<Character> = [".", ",", ":", ";", "!", "?", "…", "“", "”", "\"", "'"]
    let words = lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(words.drop { signs.contains($0) }.reversed().drop { signs.contains($0) }.reversed())
  }
}
