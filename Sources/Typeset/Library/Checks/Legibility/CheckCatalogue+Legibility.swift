extension CheckCatalogue {
  /// The checks of text sizes, text and colour.
  static let legibility = CheckCatalogue(
    pages: [
      R134DynamicTypeCheck.self, R136ScrollingTruncationCheck.self, R139ColumnWidthCheck.self, R142WeightCheck.self,
      R144LegibilityCheck.self, R146LongPassageCheck.self, R147ColorOnlyCheck.self, R149ColorPairsCheck.self,
      R151ContrastCheck.self, R152GraphicsContrastCheck.self,
    ],
    documents: [R140IconSizeCheck.self, R148LiteralColorCheck.self, R153AutoplayCheck.self],
    variants: [R135TruncationCheck.self, R141HierarchyCheck.self])
}
