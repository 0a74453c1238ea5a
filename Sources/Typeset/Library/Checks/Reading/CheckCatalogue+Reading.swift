extension CheckCatalogue {
  /// The checks of reading direction, alignment and numbers.
  static let reading = CheckCatalogue(
    pages: [R008ListAlignmentCheck.self, R015NumberSequenceCheck.self], documents: [R022RealDirectionCheck.self])
}
