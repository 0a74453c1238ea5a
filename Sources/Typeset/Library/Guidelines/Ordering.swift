/// R015: numbers that communicate an order run from the side where reading starts.
///
/// Steps, pagers and rows of numbers are laid out as cells, so their order mirrors with the layout while no number
/// does. A typed text such as `1 – 2 – 3` is never touched: UAX #9 alone orders it, from the right in a right-to-left
/// paragraph.
enum R015NumberSequences {
  static let rule = Rule(15)

  /// How far a step is from the one that is being done.
  enum Progress {
    case done, current, ahead
  }

  /// The progress of the step of a number, from 1; with `current` 0 none has begun.
  static func progress(of number: Int, current: Int) -> Progress {
    number < current ? .done : number == current ? .current : .ahead
  }
}

/// R028: pictures whose order means something follow the reading order, so the first one is at the right in a
/// right-to-left interface; where the order is free they stay where they are.
enum R028PictureOrder {
  static let rule = Rule(28)

  /// The direction in which pictures follow each other.
  static func direction(order: PictureOrder, layoutDirection: Direction) -> Direction {
    order == .free ? .leftToRight : layoutDirection
  }
}

/// R064: the items of a toolbar follow the reading direction; `order="fixed"` keeps them from left to right.
enum R064Toolbar {
  static let rule = Rule(64)

  /// The direction of the items.
  static func direction(order: ArrangementOrder, layoutDirection: Direction) -> Direction {
    order == .fixed ? .leftToRight : layoutDirection
  }

  /// The rule where it acts: on a toolbar whose items are reversed.
  static func rule(order: ArrangementOrder, layoutDirection: Direction) -> Rule? {
    direction(order: order, layoutDirection: layoutDirection) == .rightToLeft ? rule : nil
  }
}

/// R065: the columns of a table follow the reading direction, the first one at the side where reading starts.
enum R065TableColumns {
  static let rule = Rule(65)

  /// The direction of the columns of a table in a context.
  static func direction(order: ArrangementOrder, layoutDirection: Direction) -> Direction {
    order == .fixed ? .leftToRight : layoutDirection
  }

  /// Whether the rule moves the columns of a table.
  static func acts(on columns: Int, order: ArrangementOrder, layoutDirection: Direction) -> Bool {
    columns > 1 && direction(order: order, layoutDirection: layoutDirection) == .rightToLeft
  }
}
