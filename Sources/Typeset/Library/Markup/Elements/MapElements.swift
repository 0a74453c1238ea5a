// Maps, and what is on them.

enum MapElement {
  static let name = Attribute<String>(
    .name, .filled, default: "harbour", example: "old town", "Any word; another one draws another place")
  static let controls = Attribute<Bool>(
    .controls, .flag, default: false, "Whether it shows a compass and a button that finds the reader")

  static let declaration = ElementDeclaration(
    .map, .drawing(.map), holds: .only([.pin, .route]), attributes: [name.declaration, controls.declaration],
    common: Common.everywhere.union(Common.box).union(Common.extent).union([.tint, .translate]), role: .image,
    traits: [.keepsDirection, .fillsWidth],
    "A quiet map of no real place, with land, water, a park and roads, which is never mirrored",
    example: #"""
      <map alt="The way to the tower" height="180"><route points="0.15, 0.8, 0.45, 0.55, 0.7, 0.3"/><pin at="0.7, 0.3">Tower</pin></map>
      """#)
}

enum PinElement {
  static let at = Attribute<[Double]?>(
    .at, .numbers, example: "0.7, 0.3", isRequired: true,
    "Its place on the map: shares of the width and the height, from the left and the top")
  static let icon = Attribute<String?>(.icon, .filled, example: "star", "The icon on it")

  static let declaration = ElementDeclaration(
    .pin, .drawing(.pin), in: .named, holds: .inline, dir: .text, attributes: [at.declaration, icon.declaration],
    common: [.id, .when, .lang, .color, .key, .translate, .ignore, .because], role: .label,
    style: ElementStyle(style: .caption1, weight: 600),
    "A place on a `map`, with its name",
    example: "<map alt=\"The tower\" height=\"120\"><pin at=\"0.5, 0.6\" icon=\"flag\">Tower</pin></map>")
}

enum RouteElement {
  static let points = Attribute<[Double]?>(
    .points, .numbers, example: "0.2, 0.8, 0.5, 0.5, 0.7, 0.3", isRequired: true,
    "The places that it goes through, each as two shares, from the left and the top of the map")

  static let declaration = ElementDeclaration(
    .route, .drawing(.route), in: .named, holds: .nothing, attributes: [points.declaration],
    common: [.id, .when, .color, .ignore, .because],
    "A way on a `map`",
    example: "<map alt=\"A way\" height=\"120\"><route points=\"0.1, 0.8, 0.5, 0.5, 0.9, 0.3\"/></map>")
}
