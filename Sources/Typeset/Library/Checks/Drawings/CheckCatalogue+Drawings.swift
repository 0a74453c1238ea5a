extension CheckCatalogue {
  /// The checks of pictures and icons.
  static let drawings = CheckCatalogue(
    documents: [
      R026CopyrightCheck.self, R027PictureVariantsCheck.self, R033LettersInIconsCheck.self,
      R049LocalizedPictureCheck.self, R050FlipWaysCheck.self,
    ], variants: [R032IconLettersCheck.self])
}
