/// The arguments that the texts of some messages use, over all variations.
struct ArgumentUse {
  /// The number of arguments used by position.
  private(set) var count = 0
  private var names: Set<String> = []
  /// Whether a number chooses among the texts of a message.
  private var choosesByNumber = false

  /// Looks through messages.
  init(of messages: [CatalogMessage]) {
    for message in messages {
      if message.variation.variesByNumber { choosesByNumber = true }
      for part in message.substitutions.values { count = max(count, part.argument ?? 0) }
      for text in message.texts {
        for case .name(let name) in BracedText(text.value).parts { names.insert(String(name)) }
        var next = 0
        for token in FormatString(text.value).tokens {
          switch token {
          case .argument(let placeholder):
            if let name = placeholder.name {
              names.insert(name)
            } else if placeholder.position == nil {
              next += 1
            }
            count = max(count, placeholder.position ?? next)
          case .substitution(let name, let position):
            if let own = message.substitutions[name]?.name { names.insert(own) }
            if position == nil, message.substitutions[name]?.argument == nil { next += 1 }
            count = max(count, position ?? next)
          case .text, .ownArgument: continue
          }
        }
      }
    }
  }

  /// Whether any text uses an argument, be it only to choose among texts.
  func includes(_ argument: MessageArgument, at index: Int) -> Bool {
    if index < count || choosesByNumber && (argument.kind?.isNumber ?? (argument.number != nil)) { return true }
    guard let name = argument.name else { return false }
    return names.contains(name)
  }
}
