import CICU

/// ICU's format of one number skeleton in one locale; it never changes, so any number of tasks may share it.
@safe final class NumberFormat: @unchecked Sendable {
  /// ICU's formatter, which formatting does not modify.
  let handle: OpaquePointer

  /// The format of a skeleton, such as `.00` or `currency/EUR`; nil if ICU has none.
  init?(skeleton: String, locale: ICULocale) {
    let units = Array(skeleton.utf16)
    guard let handle = unsafe typeset_number_format_open(locale.name, units, Int32(units.count)) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe typeset_number_format_close(handle) }

  /// Two numbers of a skeleton as a range of the locale; nil if ICU has none.
  static func range(_ first: String, _ second: String, skeleton: String, locale: ICULocale) -> String? {
    let units = Array(skeleton.utf16)
    return ICUText.text {
      unsafe typeset_number_range(
        locale.name, units, Int32(units.count), first, Int32(first.utf8.count), second, Int32(second.utf8.count), &$0,
        $1)
    }
  }

  /// A number as the locale writes it, every digit kept that the skeleton lets through.
  func string(from number: String) -> String {
    ICUText.text { unsafe typeset_number_format_decimal(handle, number, Int32(number.utf8.count), &$0, $1) } ?? number
  }
}
