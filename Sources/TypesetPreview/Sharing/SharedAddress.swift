import Typeset

/// The address at which another device of the network opens the page.
package struct SharedAddress: Sendable, Hashable {
  /// The address without a token, which only looks: `http://192.168.1.20:8080/`.
  package let address: String

  /// The address of a host and a port.
  package init(host: String, port: Int) {
    address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }

  /// The address of what the page shows, as far as a code has room for it; with a token, it can also write.
  package func link(query: String, token: String?) -> String {
    let tail = token.map { "#token=\($0)" } ?? ""
    let whole = address + (query.isEmpty ? "" : "?" + query) + tail
    return whole.utf8.count <= QRLayout.all.last?.capacity ?? 0 ? whole : address + tail
  }

  /// The answer about a link: its text, and the code of it in rows of 0 and 1.
  func json(query: String, token: String?) throws(PreviewError) -> [UInt8] {
    let allowed = query.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "#") }
    guard allowed else { throw PreviewError(400, "the query has signs that an address does not have") }
    let link = link(query: query, token: token)
    guard let code = QRCode(link) else { throw PreviewError(400, "the address is too long for a code") }
    return JSONBytes.object { json in
      json.member("address", link)
      json.member("rows", code.modules.map { row in row.map { $0 ? "1" : "0" }.joined() })
    }
  }
}
