import CSystem

extension UnsafeMutablePointer {
  /// Has the processor fetch the memory, which is read soon, without waiting for it.
  @inline(__always) func prefetch() { typeset_prefetch(self) }
}
