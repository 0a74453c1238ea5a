extension CheckCatalogue {
  /// The checks of names, structure and controls for assistive technology.
  static let assistance = CheckCatalogue(
    pages: [
      R115ButtonHierarchyCheck.self, R121AlternativeTextCheck.self, R122GoodAlternativeCheck.self,
      R123InfographicCheck.self, R126SkippedHeadingCheck.self, R128NavigableCheck.self, R129GroupCheck.self,
      R131EllipsisCheck.self, R132LabelCheck.self,
    ],
    documents: [
      R112GestureCheck.self, R118LinkCheck.self, R119DictationCheck.self, R126BoldHeadingCheck.self,
      R127CaptionsCheck.self,
    ],
    variants: [R125ScreenTitleCheck.self])
}
