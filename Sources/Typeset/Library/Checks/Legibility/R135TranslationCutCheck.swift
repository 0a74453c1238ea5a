/// Advises on texts that `lines` cuts at the usual text size in a translation, and not in the language of the document
/// (R135): their author has seen all of the text, and the translator sees less.
///
/// Compares variants that differ only in the locale. The languages of a text are one finding. Pseudolanguages and
/// fields are left alone, and so is what R134 and R136 report.
enum R135TranslationCutCheck: VariantsCheck {
  static let rule = Rule(135)
  static let level = CheckLevel.advice

  /// A text that is cut in some languages.
  private struct Cut {
    let element: ElementOutline
    let page: PageOutline
    let variant: VariantOutline
    var languages: [String]
  }

  static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    let source = LanguageTag(variants.document.document.language)
    for group in variants.groups(differingIn: { $0.locale = nil }) {
      guard let original = group.first(where: { language(of: $0, source) == source?.language }),
        original.options.textSize == .standard, original.options.pseudolanguage == nil
      else { continue }
      compare(group.filter { language(of: $0, source) != source?.language }, with: original, &log)
    }
  }

  private static func compare(_ others: [VariantOutline], with original: VariantOutline, _ log: inout FaultLog) {
    let elements = original.pages.flatMap(\.elements)
    let shown = Set(elements.map(\.id)).subtracting(elements.filter(\.isTruncated).map(\.id))
    var cuts: [Cut] = []
    for variant in others {
      let language = variant.options.locale ?? ""
      for page in variant.pages {
        for element in page.elements where page.textsCutByLines.contains(element.id) && shown.contains(element.id) {
          if let known = cuts.firstIndex(where: { $0.element.id == element.id }) {
            if !cuts[known].languages.contains(language) { cuts[known].languages.append(language) }
          } else {
            cuts.append(Cut(element: element, page: page, variant: variant, languages: [language]))
          }
        }
      }
    }
    for cut in cuts {
      let languages = cut.languages.sorted()
      log.add(
        .advice, at: cut.element, of: cut.page, in: cut.variant,
        "the text is cut in \(languages.enumerated), and not in the language that it is translated from",
        remedy: "let the text take more lines, or give it more room", aspect: "translation"
      ) { $0.severity = Double(languages.count) }
    }
  }

  /// The language of a variant, without a region.
  private static func language(of variant: VariantOutline, _ source: LanguageTag?) -> String? {
    variant.options.locale.map { LanguageTag($0)?.language ?? $0 } ?? source?.language
  }
}

extension CheckedPage {
  /// The ids of the texts that are cut because their authors want no more lines; those of fields, which scroll, and
  /// those that R134 and R136 report left out.
  var textsCutByLines: Set<String> {
    let cut = elements.filter { element in
      element.element.isTruncated && !lines(of: element).contains(where: \.line.isCut) && !isInField(element)
        && !R136ScrollingTruncationCheck.reports(element, on: self)
    }
    return Set(cut.map(\.element.id))
  }
}
