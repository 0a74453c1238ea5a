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

  /// A number as the locale writes it, every digit kept that the skeleton lets through.
  func string(from number: String) -> String {
    ICUText.text { unsafe typeset_number_format_decimal(handle, number, Int32(number.utf8.count), &$0, $1) } ?? number
  }
}
