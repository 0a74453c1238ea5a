extension CheckCatalogue {
  /// The checks of catalogs in all their languages.
  static let catalogs = CheckCatalogue(
    documents: [R012TurnedNumbersCheck.self],
    catalogs: [
      R012TurnedNumbersCheck.self, R049TranslationCheck.self, R062PlaceholdersCheck.self, R062PluralsCheck.self,
      R062LeadingPlaceholderCheck.self, R131ThreeDotsCheck.self,
    ])
}
