#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Typeset

/// The browser of the person at this machine.
struct Browser {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// What it needs of the environment in which the program was started, as `NAME=value`.
  let environment: [String]

  /// After so many seconds, a browser has read the page that leads to an address.
  private static let patience: UInt32 = 60

  /// Opens an address; where there is no browser, the printed address remains.
  ///
  /// The address has a secret, and everybody on the machine sees the arguments of programs: the browser gets a page
  /// that only its own user can read, and that leads there.
  func open(_ address: String) {
    guard let page = page(leadingTo: address) else { return }
    spawn(["file://" + page])
    Workers.detach {
      sleep(Self.patience)
      unsafe unlink(page)
    }
  }

  /// Writes a page that leads to an address; gives its path, or nil if there is no place for it.
  private func page(leadingTo address: String) -> String? {
    let temporary = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) }
    let folder = value(of: "XDG_RUNTIME_DIR") ?? temporary ?? "/tmp"
    let ending = ".html"
    var path = (folder + "/typesetter-XXXXXX" + ending).utf8CString
    let descriptor = unsafe path.withUnsafeMutableBufferPointer {
      unsafe mkstemps($0.baseAddress!, Int32(ending.utf8.count))
    }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let page = Array(
      """
      <!DOCTYPE html><meta charset="utf-8"><title>Typeset</title>
      <meta http-equiv="refresh" content="0; url=\(address)"><a href="\(address)">\(address)</a>

      """.utf8)
    guard unsafe write(descriptor, page, page.count) == page.count else {
      unsafe unlink(name)
      return nil
    }
    return name
  }

  private func value(of name: String) -> String? {
    environment.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.utf8.count + 1)) }
  }

  private func spawn(_ arguments: [String]) {
    var child = pid_t()
    var strings = unsafe ([Self.opener] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    // The signals that end the preview are blocked here, and must end the browser.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    unsafe posix_spawnp(&child, Self.opener, nil, &attributes, &strings, &variables)
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe (strings + variables).forEach { unsafe free($0) }
  }
}
