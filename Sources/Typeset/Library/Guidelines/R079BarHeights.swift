/// R079: bars are lower where there is little height (F3), and their text stays at one size.
enum R079BarHeights {
  static let rule = Rule(79)

  /// The least height of a bar, in points; larger contents make it higher.
  static func height(of bar: ElementKind.Bar, on placement: ScreenPlacement) -> Double {
    let isCompact = placement.heightClass == .compact
    return switch bar {
    case .statusBar: R103StatusBar.height(on: placement)
    case .navBar, .toolbar: isCompact ? 32 : 44
    case .tabBar: isCompact ? 32 : placement.device.kind == .pad ? 50 : 49
    case .homeIndicator: placement.safeArea.bottom
    case .keyboard: KeyboardMetrics(on: placement).height
    case .tab: 0
    }
  }

  /// The rule where it acts: on a bar that is lower than usual, or one whose text is not of the size that the reader
  /// asks for.
  static func rule(for bar: ElementKind.Bar, on placement: ScreenPlacement, textSize: TextSizeCategory) -> Rule? {
    guard bar == .navBar || bar == .toolbar || bar == .tabBar else { return nil }
    return placement.heightClass == .compact || textSize != self.textSize(in: bar, asked: textSize) ? rule : nil
  }

  /// Whether the icon of a tab is beside its label: in compact height, and in regular width.
  static func standsBeside(on placement: ScreenPlacement) -> Bool {
    placement.heightClass == .compact || placement.widthClass == .regular
  }

  /// The text size inside a bar: the standard one, whatever the reader asks for, since a bar keeps its height and its
  /// place.
  static func textSize(in bar: ElementKind.Bar, asked: TextSizeCategory) -> TextSizeCategory {
    switch bar {
    case .statusBar, .navBar, .toolbar, .tabBar, .keyboard: .standard
    case .tab, .homeIndicator: asked
    }
  }
}
