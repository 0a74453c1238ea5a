/// Decides whether a request may be answered at all: by this machine's own page, and for writes only with the token.
package struct RequestGuard: Sendable {
  /// The names that a page may call this server by: those of the loopback interface, and the host that was chosen.
  private let authorities: Set<String>
  /// The port, if it listens at every address of this machine: then any numeric address may lead here, which no page of
  /// another host can have as its name.
  private let anyAddressPort: Int?
  /// What every request that writes must carry.
  package let token: String

  /// A guard of a server at a host and a port.
  package init(host: String, port: Int, token: String) {
    var names = ["127.0.0.1", "localhost", "[::1]"]
    names.append(host.contains(":") ? "[\(host)]" : host)
    authorities = Set(names.map { "\($0.lowercased()):\(port)" } + (port == 80 ? names.map { $0.lowercased() } : []))
    anyAddressPort = ["0.0.0.0", "::"].contains(host) ? port : nil
    self.token = token
  }

  /// Whether a host with a port, as a request names it, is this server.
  private func isOwn(_ authority: String) -> Bool {
    if authorities.contains(authority.lowercased()) { return true }
    guard let anyAddressPort, authority.hasSuffix(":\(anyAddressPort)") else { return false }
    let host = authority.dropLast("\(anyAddressPort)".utf8.count + 1)
    if host.hasPrefix("["), host.hasSuffix("]") {
      return host.dropFirst().dropLast().allSatisfy { $0 == ":" || $0.isASCII && $0.isHexDigit }
    }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && !$0.hasPrefix("+") }
  }

  /// Throws for a request that is not this server's, comes from another page, or writes without the token.
  package func check(_ request: PreviewRequest) throws(PreviewError) {
    // A name of another host that leads here is a page of that host which wants to read (DNS rebinding).
    guard let host = request.fields["host"], isOwn(host) else {
      throw PreviewError(403, "this host is not served here", "open the address that the command printed")
    }
    if let origin = request.fields["origin"], origin != "http://" + host {
      throw PreviewError(403, "pages of other origins are not answered")
    }
    if let site = request.fields["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      // Another page may lead here, as a link does, and reads nothing by it.
      guard request.fields["sec-fetch-mode"] == "navigate", request.method == "GET", request.path == "/" else {
        throw PreviewError(403, "pages of other origins are not answered")
      }
    }
    switch request.method {
    case "GET", "HEAD": return
    case "POST":
      guard let given = request.fields["x-typeset-token"], isToken(given) else {
        throw PreviewError(
          403, "the token is missing or wrong", "open the address that the command printed, with its token")
      }
    default: throw PreviewError(405, "method not allowed here")
    }
  }

  /// Compares without telling by time how much agrees.
  private func isToken(_ given: String) -> Bool {
    let (own, other) = (Array(token.utf8), Array(given.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// A token that nobody guesses: 128 bits of the system's generator.
  package static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The header fields of every answer: nothing but this page's own files runs or is loaded, and no other page shows
  /// it.
  package static let fields: [PreviewAnswer.Field] = [
    PreviewAnswer.Field(
      name: "Content-Security-Policy",
      value: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        + "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    PreviewAnswer.Field(name: "X-Content-Type-Options", value: "nosniff"),
    PreviewAnswer.Field(name: "X-Frame-Options", value: "DENY"),
    PreviewAnswer.Field(name: "Referrer-Policy", value: "no-referrer"),
    PreviewAnswer.Field(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    PreviewAnswer.Field(name: "Cross-Origin-Opener-Policy", value: "same-origin"),
    PreviewAnswer.Field(name: "Cache-Control", value: "no-cache"),
  ]
}
