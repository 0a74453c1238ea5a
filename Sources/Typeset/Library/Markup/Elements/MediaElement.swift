// The buttons of something that plays.

enum MediaElement {
  static let playing = Attribute<Bool>(.playing, .flag, default: false, "Whether it plays, and a tap pauses it")
  static let skip = Attribute<Int?>(
    .skip, .integer(1...99), otherwise: "the buttons go to the track before and after", example: "15",
    "How many seconds the buttons at the sides skip")

  static let declaration = ElementDeclaration(
    .media, .control(.media), holds: .nothing, attributes: [playing.declaration, skip.declaration],
    common: Common.control.union(Common.digits).union([.color]), role: .control,
    traits: [.isControl, .keepsDirection],
    "Plays, pauses and skips; the buttons always run from left to right (R045)",
    example: "<media playing=\"yes\" skip=\"15\"/>")
}
