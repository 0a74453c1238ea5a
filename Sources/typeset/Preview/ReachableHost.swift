import FlyingSocks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The address by which other devices of the network reach a server.
enum ReachableHost {
  /// The address of a server that listens at `host`; nil where only this machine reaches it.
  static func host(of host: String) -> String? {
    switch host {
    case "0.0.0.0": ownAddress
    case "::": ownAddress
    case "::1": nil
    default: host.hasPrefix("127.") ? nil : host
    }
  }

  /// The address that this machine has in its network; nil where it is in none.
  ///
  /// A socket for datagrams that is connected to another network has the address by which the machine would reach it;
  /// nothing is sent. The other address is one of those for documentation (RFC 5737).
  private static var ownAddress: String? {
    guard let socket = try? Socket(domain: AF_INET, type: .datagram) else { return nil }
    defer { try? socket.close() }
    guard let other = try? sockaddr_in.inet(ip4: "192.0.2.1", port: 9), (try? socket.connect(to: other)) != nil,
      case .ip4(let address, _)? = try? socket.sockname()
    else { return nil }
    return address
  }
}
