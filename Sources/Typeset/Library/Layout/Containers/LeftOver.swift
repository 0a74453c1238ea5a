/// Shares out what is left over along an axis among those who grow.
enum LeftOver {
  /// One who may grow.
  struct Taker {
    /// Its share against the others'.
    var factor: Double
    /// How much it can take at most, in points.
    var room: Double
  }

  /// What each taker gets of `amount`: by its factor, no more than its room, and what one cannot take goes to the
  /// others.
  static func shares(of amount: Double, among takers: [Taker]) -> [Double] {
    var shares = [Double](repeating: 0, count: takers.count)
    guard amount > 0 else { return shares }
    // Those who are full first come first: after each of them the rest is shared by those who follow.
    let order = takers.indices.filter { takers[$0].factor > 0 && takers[$0].room > 0 }
      .sorted { takers[$0].room / takers[$0].factor < takers[$1].room / takers[$1].factor }
    var rest = amount
    var factors = order.reduce(0) { $0 + takers[$1].factor }
    for index in order where factors > 0 {
      let share = min(takers[index].room, rest * min(1, takers[index].factor / factors))
      shares[index] = share
      rest -= share
      factors -= takers[index].factor
    }
    return shares
  }
}
