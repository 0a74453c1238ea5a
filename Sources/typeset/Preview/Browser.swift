#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The browser of the person at this machine.
enum Browser {
  #if canImport(Darwin)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif

  /// Opens an address; where there is no browser, the printed address remains.
  static func open(_ address: String) {
    var child = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe [strdup(opener), strdup(address), nil]
    // The signals that end the preview are blocked here, and must end the browser.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    unsafe posix_spawnp(&child, opener, nil, &attributes, &arguments, environ)
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe arguments.forEach { unsafe free($0) }
  }
}
