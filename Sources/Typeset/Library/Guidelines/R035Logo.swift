/// R035: a logo is never turned round, not even one with letters in it.
enum R035Logo {
  static let rule = Rule(35)

  /// Whether what the author asks for must be refused.
  static func refusesFlip(_ meaning: IconMeaning, flip: Bool?) -> Bool { meaning == .logo && flip == true }
}
