import Typeset

/// A kind of screen that the gallery has, in alphabetical order.
enum GalleryScreen: String, CaseIterable {
  case admin, alert, bank, calendar, chat, checkout, dashboard, directions, health, learning
  case lockScreen = "lock-screen"
  case mail, map, news, onboarding, photos, player, settings, share, shop
  case signIn = "sign-in"
  case travel, wallet, weather

  /// What it shows, in a few words.
  var summary: String {
    switch self {
    case .admin: "an iPad's sidebar, figures, charts and a table of orders"
    case .alert: "a list of recordings, and a question before one is deleted"
    case .bank: "a balance, actions, spending by month and the latest payments"
    case .calendar: "a week, and the events of a day"
    case .chat: "messages of two friends, a picture and a voice message"
    case .checkout: "an order, its delivery and payment, and the total"
    case .dashboard: "figures, a chart and best sellers of a café"
    case .directions: "a route on a map, the next turn and the arrival"
    case .health: "rings, heart rate, sleep, steps and medicine"
    case .learning: "lessons of a language, their progress and a word of the day"
    case .lockScreen: "the time over a picture, and notifications"
    case .mail: "an inbox with senders, previews and times"
    case .map: "a map with pins, a search and the card of a place"
    case .news: "a top story, more articles and a podcast"
    case .onboarding: "a picture, a promise and the first step into an app"
    case .photos: "a memory, the last days and albums"
    case .player: "a cover, controls of a song, the volume and what comes next"
    case .settings: "rows with icons, switches, values and a slider"
    case .share: "a recipe under a sheet with friends and actions"
    case .shop: "a product with colours, price, delivery and what goes with it"
    case .signIn: "fields for address and password, and other ways in"
    case .travel: "a trip with its flight, hotel and the plan of a day"
    case .wallet: "cards, a boarding pass and the latest payments"
    case .weather: "the weather now, by the hour and in the next days"
    }
  }

  /// The path of the document in the gallery.
  var document: String { "\(rawValue).xml" }

  /// The paths of the document, its catalog and its pictures in the gallery.
  var paths: [String] {
    let text = String(decoding: EmbeddedFiles.gallery[document] ?? [], as: UTF8.self)
    return [document] + EmbeddedFiles.gallery.paths.filter { text.contains("\"\($0)\"") }
  }

  /// All kinds with what they show, a line each.
  static var list: String { TextTable.text(allCases.map { [$0.rawValue, $0.summary] }) }
}
