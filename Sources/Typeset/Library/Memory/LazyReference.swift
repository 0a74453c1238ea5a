import Synchronization

/// An object that is made when a task first needs it, and then shared by all tasks.
///
/// Where several tasks come at the same time, each makes one, and all get the one that was stored first.
/// `AtomicLazyReference` of the standard library is not specialized for a type, and takes 650 instructions where this takes ten.
struct LazyReference<Instance: AnyObject & Sendable>: ~Copyable, Sendable {
  // An address is not sendable by itself; this one is of an object that is.
  private nonisolated(unsafe) let storage = Atomic<UnsafeRawPointer?>(nil)

  /// The object, which `make` makes if there is none.
  @inline(__always) borrowing func value(orMake make: () -> Instance) -> Instance {
    if let known = storage.load(ordering: .acquiring) { return Self.instance(at: known) }
    return store(make())
  }

  private borrowing func store(_ instance: Instance) -> Instance {
    let new = Unmanaged.passRetained(instance)
    let (isStored, other) = storage.compareExchange(
      expected: nil, desired: UnsafeRawPointer(new.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isStored, let other else { return instance }
    new.release()
    return Self.instance(at: other)
  }

  private static func instance(at address: UnsafeRawPointer) -> Instance {
    Unmanaged<Instance>.fromOpaque(address).takeUnretainedValue()
  }

  deinit {
    if let stored = storage.load(ordering: .acquiring) { Unmanaged<Instance>.fromOpaque(stored).release() }
  }
}
