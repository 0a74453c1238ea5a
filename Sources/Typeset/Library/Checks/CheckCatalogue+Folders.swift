// The checks of each folder: a new one is a line here.
extension CheckCatalogue {
  /// The checks of reading direction, alignment and numbers.
  static let reading = CheckCatalogue(
    pages: [R008ListAlignmentCheck.self, R015NumberSequenceCheck.self], documents: [R022RealDirectionCheck.self])

  /// The checks of pictures and icons.
  static let drawings = CheckCatalogue(
    pages: [R032MissingLettersCheck.self],
    documents: [
      R026CopyrightCheck.self, R027PictureVariantsCheck.self, R033LettersInIconsCheck.self,
      R049LocalizedPictureCheck.self, R050FlipWaysCheck.self,
    ], variants: [R032IconLettersCheck.self])

  /// The checks of values in text, semantics and tables.
  static let textServices = CheckCatalogue(
    documents: [R060BidiControlsCheck.self], catalogs: [R060BidiControlsCheck.self])

  /// The checks of screens, sizes and safe areas.
  static let screens = CheckCatalogue(
    pages: [
      R075SafeAreaCheck.self, R080ViewportCheck.self, R082VisualWeightCheck.self, R083AlignmentCheck.self,
      R086TargetCheck.self, R086OverlapCheck.self, R087ClippingCheck.self, R087CoveredTextCheck.self,
      R089LineLengthCheck.self, R096CroppingCheck.self, R097EdgesCheck.self, R098CornerCheck.self, R099InsetCheck.self,
      R100MatchingInsetsCheck.self, R100SidePaddingCheck.self, R101FullWidthButtonCheck.self,
      R102DisplayFeatureCheck.self, R102BlackBarCheck.self, R105StatusBarCheck.self, R106HomeIndicatorCheck.self,
    ],
    documents: [
      R081ConsistencyCheck.self, R084OrientationCheck.self, R085FixedSizeCheck.self, R091NeedlessChangeCheck.self,
      R103TopOffsetCheck.self,
    ],
    variants: [R090FocusCheck.self, R094TabletCheck.self])

  /// The checks of names, structure and controls for assistive technology.
  static let assistance = CheckCatalogue(
    pages: [
      R115ButtonHierarchyCheck.self, R121AlternativeTextCheck.self, R122GoodAlternativeCheck.self,
      R123InfographicCheck.self, R126MissingHeadingsCheck.self, R126SkippedHeadingCheck.self, R128NavigableCheck.self,
      R129GroupCheck.self, R131EllipsisCheck.self, R132LabelCheck.self, R132NameCheck.self, R132SameNameCheck.self,
    ],
    documents: [
      R112GestureCheck.self, R118LinkCheck.self, R119DictationCheck.self, R126BoldHeadingCheck.self,
      R126TableHeadsCheck.self, R127CaptionsCheck.self, R131DotsCheck.self, R132LinkTextCheck.self,
      R158RecordingCheck.self,
    ],
    variants: [R125ScreenTitleCheck.self])

  /// The checks of text sizes, text and colour.
  static let legibility = CheckCatalogue(
    pages: [
      R134CoveredTextCheck.self, R134DynamicTypeCheck.self, R136ScrollingTruncationCheck.self,
      R139ColumnWidthCheck.self, R142WeightCheck.self,
      R144LegibilityCheck.self, R146LongPassageCheck.self, R147ColorOnlyCheck.self, R149ColorPairsCheck.self,
      R151ContrastCheck.self, R152GraphicsContrastCheck.self,
    ],
    documents: [
      R140IconSizeCheck.self, R146EmphasisCheck.self, R148LiteralColorCheck.self, R153AutoplayCheck.self,
    ],
    variants: [R135TranslationCutCheck.self, R135TruncationCheck.self, R141HierarchyCheck.self])

  /// The checks of catalogs in all their languages, and of what pages show of them.
  static let catalogs = CheckCatalogue(
    pages: [R049UntranslatedPageCheck.self],
    documents: [R012TurnedNumbersCheck.self, R049HardCodedTextCheck.self, R049UnknownKeyCheck.self],
    catalogs: [
      R012TurnedNumbersCheck.self, R062PlaceholdersCheck.self, R062PluralsCheck.self,
      R062NumberWithoutPluralCheck.self, R062UnnumberedPlaceholdersCheck.self, R062LeadingPlaceholderCheck.self,
      R131ThreeDotsCheck.self,
    ],
    translations: [
      R049TranslationCheck.self, R049SameTextCheck.self, R049ScriptCheck.self, R049MarkupCheck.self,
      R049TypographyCheck.self,
    ])
}
