/// Finds icons of the document that show letters for reading (`text-glyph`) and have no version for the script of a
/// locale that is rendered (R032).
///
/// Latin letters serve every locale of the Latin script. Letters that take those of the script by themselves
/// (`data-text`, R155) are left alone, and so are the built-in icons: they have the versions that they need.
enum R032IconLettersCheck: VariantsCheck {
  static let rule = Rule(32)

  static func check(_ variants: CheckedVariants, _ log: inout FaultLog) {
    let document = variants.document
    let locales = variants.variants.map { $0.options.locale ?? document.document.language }.distinct()
      .compactMap { LanguageTag($0) }
    for element in document.elements {
      for name in element.iconNames {
        guard let (icon, folder) = document.ownIcon(named: name),
          (element.iconMeaning ?? icon.meaning) == .textGlyph, folder.artworks[icon.file]?.followsReaders != true
        else { continue }
        let missing = locales.filter { $0.script != .latin && !icon.serves($0) }
        guard let first = missing.first else { continue }
        log.add(
          .warning, at: element,
          "the icon \(quoted(name)) shows letters and has no version for \(missing.map(\.tag).enumerated)",
          remedy: "add <variant script=\"\(first.script.tag)\" file=\"…\"/> to the icon in its manifest", aspect: name)
      }
    }
  }
}

extension IconEntry {
  /// Whether it has a version for the language or its script.
  fileprivate func serves(_ locale: LanguageTag) -> Bool {
    variants.contains { variant in
      variant.script == locale.script
        || variant.language.map { locale.tag == $0 || locale.tag.hasPrefix($0 + "-") } ?? false
    }
  }
}
