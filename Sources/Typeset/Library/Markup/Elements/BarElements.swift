// The bars of a screen.

/// A bar is as wide as its screen.
private let barAttributes = Common.container.subtracting([
  .width, .minWidth, .maxWidth, .grow, .radius, .aspect,
]).subtracting(Common.effects).union([
  .appearance, .material,
])

enum StatusBarElement {
  static let time = Attribute<Int>(
    .time, .time, default: 9 * 60 + 41, example: "9:41", "The time of day that it shows")
  static let status = Attribute<BackgroundTask>(
    .status, default: .none, "What the device does besides, which older devices show in a higher status bar (R104)")

  static let declaration = ElementDeclaration(
    .statusBar, .bar(.statusBar), in: .bar, holds: .nothing, dir: .layout,
    attributes: [time.declaration, status.declaration],
    common: Common.everywhere.union(Common.box).subtracting(Common.effects).union(Common.digits).union([
      .dir, .color, .height, .minHeight, .maxHeight, .translate, .appearance,
    ]), traits: .fillsWidth, "Time, signal and battery at the top of a screen (R103)",
    example: "<status-bar time=\"9:41\"/>")
}

enum BarElements {
  static let navBar = ElementDeclaration(
    .navBar, .bar(.navBar), in: .bar, holds: .blocks, dir: .layout, common: barAttributes, role: .group,
    traits: [.fillsWidth, .arrangesInRow], style: ElementStyle(spacing: 16),
    "The way back, the title and buttons, at the top of a screen",
    example: "<nav-bar><back>Home</back><title>Inbox</title><button>Edit</button></nav-bar>")
  static let tabBar = ElementDeclaration(
    .tabBar, .bar(.tabBar), in: .bar, holds: .tabs, dir: .layout,
    common: barAttributes.subtracting([.align, .size, .weight, .spacing]), role: .group,
    traits: [.fillsWidth, .arrangesInRow], "The main places of an app, at the bottom of a screen", example: tabs)

  fileprivate static let tabs = """
    <tab-bar><tab icon="home" selected="yes">Home</tab><tab icon="search">Search</tab></tab-bar>
    """
}

enum HomeIndicatorElement {
  static let hide = Attribute<Bool>(
    .hide, .flag, default: false, "Whether it hides itself until people touch the screen (R106)")

  static let declaration = ElementDeclaration(
    .homeIndicator, .bar(.homeIndicator), in: .bar, holds: .nothing, attributes: [hide.declaration],
    common: Common.everywhere.union(Common.box).subtracting(Common.effects).union([
      .color, .height, .minHeight, .maxHeight, .appearance,
    ]),
    traits: .fillsWidth, "The line at the bottom of a screen without a home button", example: "<home-indicator/>")
}

enum ToolbarElement {
  static let order = Attribute<ArrangementOrder>(
    .order, default: .auto, "Whether the items follow the layout direction (R064)")

  static let declaration = ElementDeclaration(
    .toolbar, .bar(.toolbar), in: .bar, holds: .blocks, dir: .layout, attributes: [order.declaration],
    common: barAttributes.subtracting([.align]), role: .group, traits: [.fillsWidth, .arrangesInRow],
    style: ElementStyle(spacing: 16), "Buttons for the screen, at its bottom",
    example: "<toolbar><button icon=\"share\">Share</button><spacer/><button icon=\"trash\">Delete</button></toolbar>")
}

enum TabElement {
  static let selected = Attribute<Bool>(.selected, .flag, default: false, "Whether it is the place that is shown")
  static let icon = Attribute<String?>(.icon, .filled, example: "home", "The icon above or before the text")

  static let declaration = ElementDeclaration(
    .tab, .bar(.tab), in: .tab, holds: .textAndBadge, dir: .text, attributes: [selected.declaration, icon.declaration],
    common: Common.textBlock.union([.enabled]), role: .button,
    traits: [.fillsWidth, .keepsStyle, .isInteractive, .isControl, .growsBesideLatin, .centersText],
    style: ElementStyle(style: .caption2), "A place in a `tab-bar`, with a `badge` where something waits there",
    example: BarElements.tabs)
}
