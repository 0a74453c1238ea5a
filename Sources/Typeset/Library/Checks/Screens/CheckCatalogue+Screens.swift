extension CheckCatalogue {
  /// The checks of screens, sizes and safe areas.
  static let screens = CheckCatalogue(
    pages: [
      R075SafeAreaCheck.self, R080ViewportCheck.self, R086TargetCheck.self, R087ClippingCheck.self,
      R089LineLengthCheck.self, R096CroppingCheck.self, R098CornerCheck.self, R099InsetCheck.self,
      R101FullWidthButtonCheck.self, R105StatusBarCheck.self, R106HomeIndicatorCheck.self,
    ],
    documents: [R084OrientationCheck.self, R085FixedSizeCheck.self, R103TopOffsetCheck.self],
    variants: [R094TabletCheck.self])
}
