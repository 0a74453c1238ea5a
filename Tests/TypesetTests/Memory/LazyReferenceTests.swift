import Synchronization
import Testing

@testable import Typeset

@Suite struct LazyReferenceTests {
  /// Counts how many of it exist.
  private final class Counted: Sendable {
    let living: Counter

    init(_ living: Counter) {
      self.living = living
      living.count.add(1, ordering: .relaxed)
    }

    deinit { living.count.subtract(1, ordering: .relaxed) }
  }

  private final class Counter: Sendable {
    let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
  }

  private final class Owner: Sendable {
    let lazy = LazyReference<Counted>()
  }

  @Test func itIsMadeOnceAndLivesAsLongAsItsOwner() {
    let living = Counter()
    do {
      let owner = Owner()
      #expect(living.value == 0)
      let first = owner.lazy.value { Counted(living) }
      let second = owner.lazy.value {
        Issue.record("made twice")
        return Counted(living)
      }
      #expect(first === second)
      #expect(living.value == 1)
    }
    #expect(living.value == 0)
  }

  @Test func allTasksGetTheSame() async {
    let living = Counter()
    for _ in 0..<50 {
      let owner = Owner()
      let found = await withTaskGroup { group in
        for _ in 0..<8 { group.addTask { ObjectIdentifier(owner.lazy.value { Counted(living) }) } }
        return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
      }
      #expect(found.count == 1)
      #expect(living.value == 1)
      withExtendedLifetime(owner) {}
    }
    #expect(living.value == 0)
  }
}
