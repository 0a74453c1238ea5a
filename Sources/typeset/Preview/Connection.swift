import FlyingSocks
import TypesetPreview

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One connection of a browser: requests one after another.
struct Connection {
  private let socket: TimedSocket
  /// Called with whether it waits for a request from now on.
  private let onWaiting: (Bool) -> Void
  /// What was received and not yet used.
  private var received: [UInt8] = []

  /// How long it may take until a request begins.
  private static let idleness = Duration.seconds(120)
  /// How long a request may take from its first byte to its last.
  private static let patience = Duration.seconds(10)

  /// A connection that was accepted.
  init(_ socket: AsyncSocket, onWaiting: @escaping (Bool) -> Void) {
    self.socket = TimedSocket(socket)
    self.onWaiting = onWaiting
  }

  /// Answers requests until the browser closes the connection, or sends what is not a request.
  mutating func serve(_ router: Router) async {
    do {
      while let (head, request) = try await next() {
        guard let answer = await answer(to: request, router) else { return }
        try await send(answer, keepsConnection: head.keepsConnection, hasBody: head.method != "HEAD")
        if !head.keepsConnection { return }
        if case .events = answer.body { return }
      }
    } catch let error as PreviewError {
      try? await send(PreviewAnswer(error), keepsConnection: false, hasBody: true)
      // What is still on its way would make the system drop the answer.
      await socket.drain()
    } catch {
      // A browser that is gone needs no answer.
    }
  }

  /// The next request; nil where none comes.
  private mutating func next() async throws -> (RequestHead, PreviewRequest)? {
    onWaiting(true)
    defer { onWaiting(false) }
    if received.isEmpty {
      guard let first = try? await socket.read(before: .now + Self.idleness) else { return nil }
      received = first
    }
    let deadline = ContinuousClock.now + Self.patience
    let end = try await headEnd(before: deadline)
    let head = try RequestHead(received[..<end])
    received.removeFirst(end)
    let body = try await take(head.bodyLength, before: deadline)
    let request = PreviewRequest(method: head.method, target: head.target, fields: head.fields, body: body)
    guard let request else { throw PreviewError(400, "the address is malformed") }
    return (head, request)
  }

  /// Where the next head ends, once it is all there.
  private mutating func headEnd(before deadline: ContinuousClock.Instant) async throws -> Int {
    var known = 0
    while true {
      if let end = RequestHead.end(in: received, after: known) { return end }
      if received.count > RequestHead.longest { throw RequestHead.tooLong }
      known = received.count
      received += try await socket.read(before: deadline)
    }
  }

  private mutating func take(_ count: Int, before deadline: ContinuousClock.Instant) async throws -> [UInt8] {
    while received.count < count { received += try await socket.read(before: deadline) }
    defer { received.removeFirst(count) }
    return Array(received[..<count])
  }

  /// The answer; nil if the browser closes the connection before it is there, which then is not made.
  private mutating func answer(to request: PreviewRequest, _ router: Router) async -> PreviewAnswer? {
    let work = Task { await router.answer(request) }
    let listener = Task { [socket] () -> [UInt8]? in
      do {
        return try await socket.read()
      } catch SocketError.disconnected {
        work.cancel()
        return nil
      } catch {
        return []
      }
    }
    let answer = await work.value
    listener.cancel()
    guard let more = await listener.value else { return nil }
    received += more
    return answer
  }

  private func send(_ answer: PreviewAnswer, keepsConnection: Bool, hasBody: Bool) async throws {
    switch answer.body {
    case .bytes(let bytes):
      try await socket.write(Data(answer.head(keepsConnection: keepsConnection) + (hasBody ? bytes : [])))
    case .events(let events):
      try await socket.write(Data(answer.head(keepsConnection: false)))
      try await forward(events)
    }
  }

  /// Sends events until the browser goes away.
  private func forward(_ events: AsyncStream<[UInt8]>) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [socket] in for await event in events { try await socket.write(Data(event)) } }
      group.addTask { [socket] in while true { _ = try await socket.read() } }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}
