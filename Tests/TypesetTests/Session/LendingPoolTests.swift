import Testing

@testable import Typeset

@Suite struct LendingPoolTests {
  private final class Thing {}

  @Test func oneThatIsGivenUpIsLentAgain() {
    let pool = LendingPool { Thing() }
    let first = pool.lend()
    var second: LendingPool<Thing>.Loan? = pool.lend()
    let thing = second?.value
    #expect(thing !== first.value)
    second = nil
    #expect(pool.lend().value === thing)
  }

  @Test func aPoolIsFreedWithWhatItHas() {
    weak var thing: Thing?
    weak var freed: LendingPool<Thing>?
    do {
      let pool = LendingPool { Thing() }
      thing = pool.lend().value
      freed = pool
      #expect(thing != nil)
    }
    #expect(freed == nil && thing == nil)
  }
}
