import CCommand
import Foundation
import Testing

/// The numbers that Cairo prints are those of the system's own function.
@Suite struct PrintedNumbersTests {
  private static func expected(_ format: String, _ arguments: any CVarArg...) -> String {
    unsafe withVaList(arguments) { list in
      var buffer = [CChar](repeating: 0, count: 400)
      let length = unsafe vsnprintf(&buffer, buffer.count, format, list)
      return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// What a function writes into a buffer of some size; nil if it leaves that to the system.
  private static func printed(size: Int, _ function: (inout [CChar]) -> Int32) -> String? {
    var buffer = [CChar](repeating: 0x7F, count: size + 1)
    let length = Int(function(&buffer))
    #expect(buffer[size] == 0x7F, "it writes behind its buffer")
    guard length >= 0 else { return nil }
    #expect(buffer[length] == 0)
    return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func decimal(_ value: Int32, size: Int = 64) -> String? {
    printed(size: size) { unsafe typeset_print_decimal(&$0, size, value) }
  }

  private static func hexadecimal(_ value: UInt32, width: Int32, size: Int = 64) -> String? {
    printed(size: size) { unsafe typeset_print_hexadecimal(&$0, size, width, value) }
  }

  private static func fixed(_ value: Double, digits: Int32, size: Int = 64) -> String? {
    printed(size: size) { unsafe typeset_print_fixed(&$0, size, digits, value) }
  }

  @Test func wholeNumbers() {
    var generator = SeededGenerator(state: 1)
    var values: [Int32] = [0, 1, -1, 9, 10, .max, .min]
    for shift in 0..<2_000 { values.append(Int32.random(in: .min...(.max), using: &generator) >> (shift % 32)) }
    for value in values {
      #expect(Self.decimal(value) == Self.expected("%d", value))
    }
  }

  @Test func hexadecimalNumbers() {
    var generator = SeededGenerator(state: 2)
    var values: [UInt32] = [0, 1, 15, 16, .max]
    for shift in 0..<2_000 { values.append(UInt32.random(in: 0...(.max), using: &generator) >> UInt32(shift % 32)) }
    for (index, value) in values.enumerated() {
      let width = Int32(index % 17)
      #expect(
        Self.hexadecimal(value, width: width) == Self.expected("%0*x", width, value))
    }
    #expect(Self.hexadecimal(1, width: -1) == nil)
    #expect(Self.hexadecimal(1, width: 17) == nil)
  }

  @Test(arguments: 1...18 as ClosedRange<Int32>) func fractions(digits: Int32) {
    var generator = SeededGenerator(state: UInt64(digits))
    var values: [Double] = [
      0, -0.0, 0.1, 0.05, 1, 595.28, 841.89, -0.25, 1e-9, 1e-20, .leastNormalMagnitude, .leastNonzeroMagnitude,
    ]
    for number in 0..<200 {
      // Halfway between two: the even one.
      values += [2, 4, 8, 1_024].map { Double(number) / $0 }
    }
    for number in 0..<3_000 {
      let scale = pow(10, Double(number % 18) - 8)
      values.append(Double.random(in: -2...2, using: &generator) * scale)
      values.append((Double.random(in: -1e6...1e6, using: &generator)).rounded() / pow(10, Double(number % 9)))
    }
    var printed = 0
    for value in values {
      guard let text = Self.fixed(value, digits: digits) else { continue }
      printed += 1
      #expect(text == Self.expected("%.*f", digits, value))
    }
    #expect(printed > values.count / 3)
  }

  @Test func coordinatesAreWithinReach() {
    for value in stride(from: -20_000, through: 20_000, by: 7.123456789) {
      #expect(Self.fixed(value, digits: 6) == Self.expected("%f", value))
    }
    // Cairo prints small numbers with all digits, to count those that matter.
    for value in stride(from: -0.1, through: 0.1, by: 0.000_012_345) {
      #expect(Self.fixed(value, digits: 18) == Self.expected("%.18f", value))
    }
  }

  @Test(arguments: [.infinity, -.infinity, .nan, 1e18, -1e300, 0x1p60, 1e-300]) func otherValuesAreLeftToTheSystem(
    value: Double
  ) {
    #expect(Self.fixed(value, digits: 6) == nil)
  }

  @Test(arguments: [0, -1, 19, .max, .min] as [Int32]) func otherDigitsAreLeftToTheSystem(digits: Int32) {
    #expect(Self.fixed(1, digits: digits) == nil)
  }

  @Test func nothingIsWrittenBehindTheBuffer() {
    for size in 0...12 {
      let number = Self.decimal(-123_456, size: size)
      #expect(number == (size > 7 ? "-123456" : nil))
      let glyph = Self.hexadecimal(0xAB, width: 4, size: size)
      #expect(glyph == (size > 4 ? "00ab" : nil))
      let fraction = Self.fixed(-12.5, digits: 3, size: size)
      #expect(fraction == (size > 7 ? "-12.500" : nil))
    }
  }
}
