import FlyingSocks
import TypesetPreview

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Listens on a port, and has each request answered by a router.
struct PreviewServer {
  private let socket: Socket
  /// The port that it listens on.
  let port: Int

  /// Begins to listen at an address; port 0 takes any that is free. Throws a `SocketError` for a port that is taken.
  init(host: String, port: Int) throws {
    if host.contains(":") {
      socket = try Self.listening(AF_INET6, at: .inet6(ip6: host, port: UInt16(port)))
    } else {
      socket = try Self.listening(AF_INET, at: .inet(ip4: host, port: UInt16(port)))
    }
    switch try socket.sockname() {
    case .ip4(_, let port), .ip6(_, let port): self.port = Int(port)
    case .unix: self.port = port
    }
  }

  private static func listening(_ domain: Int32, at address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: domain)
    keepFromPrograms(socket)
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: address)
    try socket.listen()
    return socket
  }

  /// Answers as long as the process runs.
  func run(_ router: Router) async throws {
    let pool: some AsyncSocketPool = .make()
    try await pool.prepare()
    let listener = try AsyncSocket(socket: socket, pool: pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await Self.accept(listener, router) }
      try await group.next()
      group.cancelAll()
    }
  }

  /// Keeps a socket from programs that this one starts: a browser would hold the port when the preview has ended.
  private static func keepFromPrograms(_ socket: Socket) { _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC) }

  private static func accept(_ listener: AsyncSocket, _ router: Router) async throws {
    let open = OpenConnections()
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        guard let socket = try? await listener.accept() else {
          // Too many files are open, which does not end at once.
          try? await Task.sleep(for: .milliseconds(50))
          continue
        }
        keepFromPrograms(socket.socket)
        guard let number = open.enter(socket) else {
          let answer = PreviewAnswer(PreviewError(503, "too many connections", "close some pages"))
          if case .bytes(let bytes) = answer.body {
            _ = try? socket.socket.write(Data(answer.head(keepsConnection: false) + bytes))
          }
          try? socket.close()
          continue
        }
        group.addTask {
          var connection = Connection(socket) { open.note(number, isWaiting: $0) }
          await connection.serve(router)
          open.leave(number)
          try? socket.close()
        }
      }
    }
  }
}
