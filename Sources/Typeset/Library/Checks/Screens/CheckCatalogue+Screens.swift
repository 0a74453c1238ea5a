extension CheckCatalogue {
  /// The checks of screens, sizes and safe areas.
  static let screens = CheckCatalogue(
    pages: [
      R075SafeAreaCheck.self, R080ViewportCheck.self, R082VisualWeightCheck.self, R083AlignmentCheck.self,
      R086TargetCheck.self, R087ClippingCheck.self, R089LineLengthCheck.self, R096CroppingCheck.self,
      R097EdgesCheck.self, R098CornerCheck.self, R099InsetCheck.self, R100MatchingInsetsCheck.self,
      R101FullWidthButtonCheck.self, R102DisplayFeatureCheck.self, R105StatusBarCheck.self, R106HomeIndicatorCheck.self,
    ],
    documents: [
      R081ConsistencyCheck.self, R084OrientationCheck.self, R085FixedSizeCheck.self, R091NeedlessChangeCheck.self,
      R103TopOffsetCheck.self,
    ],
    variants: [R090FocusCheck.self, R094TabletCheck.self])
}
