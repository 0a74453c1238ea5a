#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Synchronization
import Typeset
import TypesetReview

/// What programs and people read from standard output.
enum Terminal {
  /// Writes what programs read; throws an `OutputError` if the text finds no place.
  static func output(_ text: String) throws { try ByteSink.standardOutput().write(Array(text.utf8)) }

  /// Writes lines that people read, in which texts of inputs have no power over the terminal.
  static func show(_ lines: String) throws { try output(TerminalText.lines(lines)) }
}

/// Does nothing for a while.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

/// What surrounds the process.
enum Environment {
  static func value(of name: String) -> String? { unsafe getenv(name).map { unsafe String(cString: $0) } }

  /// What the program itself looks for, and what the system needs to run it.
  private static let ownNames: Set<String> = [
    "SOURCE_DATE_EPOCH", "NO_COLOR", "PATH", "SHELL", "TERM", "COLUMNS", "LINES", "TMPDIR",
  ]
  /// How the names begin of what concerns the loader, the language's runtime, the tools that test it, and completions.
  private static let ownPrefixes = ["LD_", "DYLD_", "SWIFT_", "SAP_", "ASAN_", "TSAN_", "UBSAN_", "LLVM_PROFILE_"]
  /// By what fontconfig finds the fonts of the machine.
  private static let fontNames: Set<String> = [
    "HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
    "XDG_DATA_HOME", "XDG_DATA_DIRS",
  ]

  /// By what a browser finds the desktop, and how the names of more of that begin.
  private static let desktopNames: Set<String> = [
    "BROWSER", "DISPLAY", "HOME", "LANG", "PATH", "WAYLAND_DISPLAY", "XAUTHORITY",
  ]
  private static let desktopPrefixes = ["DBUS_", "XDG_"]
  private static let savedDesktop = Mutex<[String]>([])

  /// What a browser needs of the environment in which the program was started, as `NAME=value`.
  static var desktop: [String] { savedDesktop.withLock { $0 } }

  /// Takes everything else out of the environment, before there is a second thread: HarfBuzz, Pango, fontconfig,
  /// librsvg, GLib, Cairo and ICU look for languages, lists of shapers, folders and more there, and a result must not
  /// follow them.
  static func forget() {
    let usesFonts = CommandLine.arguments.contains("--system-fonts")
    var names: [String] = []
    var desktop: [String] = []
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let name = unsafe UnsafeRawBufferPointer(start: text, count: strcspn(text, "="))
      unsafe names.append(String(decoding: name, as: UTF8.self))
      let isOfDesktop =
        desktopNames.contains(names[names.count - 1])
        || desktopPrefixes.contains(where: names[names.count - 1].hasPrefix)
      if isOfDesktop { unsafe desktop.append(String(cString: text)) }
      unsafe entry += 1
    }
    savedDesktop.withLock { $0 = desktop }
    for name in names where !ownNames.contains(name) && !ownPrefixes.contains(where: name.hasPrefix) {
      if !(usesFonts && fontNames.contains(name)) { unsafe unsetenv(name) }
    }
  }

  /// Ends the process with success and takes nothing apart, neither its own objects nor those of its libraries: the
  /// system frees all at once. While debugging, what measures the tests has its turn.
  static func end() -> Never {
    #if DEBUG
      exit(0)
    #else
      fflush(nil)
      _exit(0)
    #endif
  }

  /// The path of the running program.
  static var executablePath: String { ExecutablePath.current ?? CommandLine.arguments[0] }
}
