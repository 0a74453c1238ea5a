/// The colours of maps: pale by day, dark at night.
struct MapColors {
  let land: Color
  let block: Color
  let water: Color
  let park: Color
  let road: Color
  let mainRoad: Color
  let casing: Color
  /// The edge of a way.
  let edge: Color
  /// The ground of a name, and its rim.
  let plate: Color
  let rim: Color

  init(_ environment: TextEnvironment) {
    func color(_ light: (UInt8, UInt8, UInt8), _ dark: (UInt8, UInt8, UInt8)) -> Color {
      let (red, green, blue) = environment.appearance.isDark ? dark : light
      return Color(red: red, green: green, blue: blue)
    }
    land = color((243, 240, 233), (40, 41, 44))
    block = color((234, 230, 221), (48, 49, 53))
    water = color((168, 211, 235), (24, 48, 72))
    park = color((205, 230, 191), (31, 58, 44))
    road = color((255, 255, 255), (68, 70, 75))
    mainRoad = color((255, 236, 179), (92, 88, 74))
    casing = color((216, 211, 201), (28, 29, 31))
    edge = color((255, 255, 255), (20, 20, 22))
    plate = environment.resolve(.named("background"))
    rim = environment.resolve(.named("separator"))
  }
}
