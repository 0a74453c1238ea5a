import CCommand
import Synchronization
import Typeset

/// What only a program may do that has its process for itself: the command replaces functions of the system's
/// libraries, which come with `CCommand`, changes the settings of the heap, and chooses the processors of its threads.
enum OwnProcess {
  /// Makes use of all that; before there is a second thread.
  static func prepare() {
    typeset_grow_heaps_in_large_steps()
    Workers.placesThreads.store(true, ordering: .relaxed)
    StreamTreatment.register { treatment, body in
      let before = typeset_treat_streams(treatment == .stored ? TYPESET_STREAMS_STORED : TYPESET_STREAMS_PACKED)
      defer { _ = typeset_treat_streams(before) }
      try body()
      return typeset_streams_failed() == 0
    }
  }

  /// Keeps something until the process ends, which gives all memory back at once and so sooner than object by object.
  static func keepUntilExit(_ thing: some Any) { kept.withLock { $0.append(Kept(thing: thing)) } }

  private static let kept = Mutex<[Kept]>([])

  /// Something that nobody uses any more.
  private struct Kept: @unchecked Sendable { let thing: Any }
}
