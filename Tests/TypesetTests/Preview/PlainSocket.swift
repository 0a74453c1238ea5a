import Foundation
import Testing

/// A connection to a port of this machine, which sends and receives bytes as they are.
final class PlainSocket {
  private let file: Int32
  /// How long it waits for bytes, in seconds.
  private static let patience = 30

  /// A fault of the system.
  struct Fault: Error {
    /// Its number.
    var code: Int32
  }

  /// Connects to a port.
  init(port: UInt16) throws {
    #if canImport(Darwin)
      file = socket(AF_INET, SOCK_STREAM, 0)
    #else
      file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var time = timeval(tv_sec: Self.patience, tv_usec: 0)
    unsafe setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    unsafe setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Fault(code: errno) }
  }

  deinit { close(file) }

  /// Has the connection reset when it is closed, as that of a browser that was killed.
  func abandon() {
    var option = linger(l_onoff: 1, l_linger: 0)
    unsafe setsockopt(file, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Sends a text.
  func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Sends bytes; throws where the other side takes no more.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe systemSend(file, $0) }
      guard count > 0 else { throw Fault(code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// The next bytes; nil where the other side has closed the connection, or nothing comes.
  func receive() -> [UInt8]? {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe block.withUnsafeMutableBytes { unsafe recv(file, $0.baseAddress!, $0.count, 0) }
    return count > 0 ? Array(block[..<count]) : nil
  }

  /// All bytes until the other side closes the connection.
  func receiveAll() -> [UInt8] {
    var all: [UInt8] = []
    while let more = receive() { all += more }
    return all
  }

  /// The text that comes until it contains a part; what came so far if no more comes.
  func receive(until part: String) -> String {
    var all: [UInt8] = []
    while !String(decoding: all, as: UTF8.self).contains(part), let more = receive() { all += more }
    return String(decoding: all, as: UTF8.self)
  }
}

/// `send` of the system without a signal, which the name of the method above hides.
private func systemSend(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    unsafe send(file, bytes.baseAddress!, bytes.count, 0)
  #else
    unsafe send(file, bytes.baseAddress!, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}

/// An answer as it came over a connection that was closed after it.
struct PlainAnswer {
  /// The status.
  let status: Int
  /// The fields by their names in lower case.
  let fields: [String: String]
  /// What followed the head.
  let body: String

  /// Reads an answer; nil for what is not one.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0] == "HTTP/1.1", let status = Int(words[1]) else { return nil }
    self.status = status
    body = String(text[end.upperBound...])
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.range(of: ": ") else { return nil }
      fields[line[..<colon.lowerBound].lowercased()] = String(line[colon.upperBound...])
    }
    self.fields = fields
  }

  /// The text of a member of the body, as it is written.
  func text(_ member: String) -> String? {
    guard let start = body.range(of: "\"\(member)\": \"") else { return nil }
    return String(body[start.upperBound...].prefix { $0 != "\"" })
  }
}
