import Typeset

/// A screen of a document in all variants, with the keys that are shown below it: those that have least room here.
struct ContextGroup {
  /// Its number on the page, from 1.
  let number: Int
  /// The path of the document.
  let document: String
  /// The name of the screen in the first variant.
  let name: String
  /// The place of its start tag.
  let position: SourcePosition
  /// Its pictures, as indices into those of the report.
  fileprivate(set) var screens: [Int]
  /// Its keys, as indices into those of the report, in the order of the document.
  fileprivate(set) var keys: [Int] = []

  /// The word by which keys are filtered.
  var word: String { "\(number)" }

  /// The screens of a report in the order of its documents.
  static func groups(of report: ContextReport) -> [ContextGroup] {
    var groups: [ContextGroup] = []
    var numbers: [Int] = []
    // The screens of a document come in the order of its variants.
    for (index, screen) in report.screens.enumerated() {
      let known = groups.firstIndex { $0.document == screen.document && $0.position == screen.page.position }
      if let known {
        groups[known].screens.append(index)
        numbers.append(known)
      } else {
        numbers.append(groups.count)
        groups.append(
          ContextGroup(
            number: groups.count + 1, document: screen.document, name: screen.page.name,
            position: screen.page.position, screens: [index]))
      }
    }
    for (index, key) in report.keys.enumerated() {
      if let place = key.narrowest { groups[numbers[place.screen]].keys.append(index) }
    }
    for index in groups.indices {
      groups[index].sortScreens(of: report)
      groups[index].keys.sort {
        let (left, right) = (report.keys[$0].narrowest?.identity, report.keys[$1].narrowest?.identity)
        guard let left, let right, left != right else { return $0 < $1 }
        return left < right
      }
    }
    return groups
  }
}

extension ContextGroup {
  /// Puts the pictures of all locales side by side, device by device, text size by text size.
  fileprivate mutating func sortScreens(of report: ContextReport) {
    var rows: [[VariantAxis: String]] = []
    let numbered = screens.map { index in
      let axes = report.screens[index].axesBesidesLocale
      let row = rows.firstIndex(of: axes) ?? rows.count
      if row == rows.count { rows.append(axes) }
      return (row: row, index: index)
    }
    screens = numbered.sorted { ($0.row, $0.index) < ($1.row, $1.index) }.map(\.index)
  }

  /// What tells a picture from others of its document besides the locale: `iPhone 17 · ax3`; empty for nothing.
  static func words(for screen: ContextScreen, in report: ContextReport) -> String {
    let axes = screen.axesBesidesLocale
    let others = report.screens.filter { $0.document == screen.document }.map(\.axesBesidesLocale)
    return VariantAxis.allCases.compactMap { axis in
      guard let value = axes[axis], others.contains(where: { $0[axis] != value }) else { return nil }
      return IndexCard.shown(value, on: axis)
    }.joined(separator: " · ")
  }
}

extension ContextScreen {
  /// The values of the axes besides the locale, and the direction where it is not that of the locale.
  fileprivate var axesBesidesLocale: [VariantAxis: String] {
    var axes = self.axes
    axes[.locale] = nil
    if axes[.direction] == LanguageTag(locale)?.direction.rawValue { axes[.direction] = nil }
    return axes
  }
}
