/// R015: numbers that communicate an order run from the side where reading starts.
///
/// Steps, pagers and rows of numbers are laid out as cells, so their order turns round with the layout while no number does. A typed
/// text such as `1 – 2 – 3` is never touched: UAX #9 alone orders it, from the right in a right-to-left paragraph.
enum R015NumberSequences {
  static let rule = Rule(15)

  /// The rule where it turns a sequence of cells round: in a layout from right to left.
  static func rule(in context: Direction) -> Rule? { context == .rightToLeft ? rule : nil }

  /// Where a step stands against the one that is being done.
  enum Progress {
    case done, current, ahead
  }

  /// Where the step of a number, from 1, stands; with `current` 0 none has begun.
  static func progress(of number: Int, current: Int) -> Progress {
    number < current ? .done : number == current ? .current : .ahead
  }
}
