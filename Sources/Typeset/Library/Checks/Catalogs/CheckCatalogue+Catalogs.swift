extension CheckCatalogue {
  /// The checks of catalogs in all their languages, and of what pages show of them.
  static let catalogs = CheckCatalogue(
    pages: [R049UntranslatedPageCheck.self],
    documents: [R012TurnedNumbersCheck.self],
    catalogs: [
      R012TurnedNumbersCheck.self, R049TranslationCheck.self, R062PlaceholdersCheck.self, R062PluralsCheck.self,
      R062LeadingPlaceholderCheck.self, R131ThreeDotsCheck.self,
    ])
}
