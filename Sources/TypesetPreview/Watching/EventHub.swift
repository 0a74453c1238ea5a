import Synchronization

/// Reports to every open page what has changed, as server-sent events.
package final class EventHub: Sendable {
  private let listeners = Mutex(Listeners())
  /// How many events wait for a page that does not read; older ones are dropped, since the newest says all.
  private static let waiting = 16

  private struct Listeners {
    var next = 0
    var all: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  }

  /// Nobody listens yet.
  package init() {}

  /// How many pages listen.
  package var count: Int { listeners.withLock { $0.all.count } }

  /// The events from now on, until their reader goes away.
  func events() -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: [UInt8].self, bufferingPolicy: .bufferingNewest(Self.waiting))
    let number = listeners.withLock { listeners in
      listeners.next += 1
      listeners.all[listeners.next] = continuation
      return listeners.next
    }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { $0.all[number] = nil }
    }
    // A first line lets the page know that it is connected.
    continuation.yield(Array(":\n\n".utf8))
    return stream
  }

  /// Reports an event with its data, which is JSON in one line.
  func report(_ name: String, _ data: String) { send("event: \(name)\ndata: \(data)\n\n") }

  /// Reports that more is known of documents, with the number of the last change.
  func report(status serial: Int) {
    report("status", String(decoding: JSONBytes.object { $0.member("serial", serial) }, as: UTF8.self))
  }

  /// Sends a comment, by which a connection that is gone is noticed.
  package func beat() { send(":\n\n") }

  private func send(_ text: String) {
    let bytes = Array(text.utf8)
    for continuation in listeners.withLock({ Array($0.all.values) }) { continuation.yield(bytes) }
  }

  /// Reports what a change of files means.
  package func report(_ effect: Workshop.Effect) {
    func data(_ documents: [String]) -> String {
      String(
        decoding: JSONBytes.object { json in
          json.member("revision", effect.revision)
          json.member("documents", documents)
        }, as: UTF8.self)
    }
    if effect.changesList { report("documents", data([])) }
    if !effect.documents.isEmpty { report("changed", data(effect.documents)) }
  }
}
