// The gallery: screens to begin with, their catalogs and their pictures. A new file is one entry here. A test compares both.
#include "CEmbedded.h"

// Clang has it for every C; the standard since C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Artwork_bank_arches_svg[] = {
#embed "../../Examples/Gallery/Artwork/bank-arches.svg"
};
static const unsigned char Artwork_chair_svg[] = {
#embed "../../Examples/Gallery/Artwork/chair.svg"
};
static const unsigned char Artwork_contour_card_svg[] = {
#embed "../../Examples/Gallery/Artwork/contour-card.svg"
};
static const unsigned char Artwork_cool_bar_svg[] = {
#embed "../../Examples/Gallery/Artwork/cool-bar.svg"
};
static const unsigned char Artwork_cover_dunes_svg[] = {
#embed "../../Examples/Gallery/Artwork/cover-dunes.svg"
};
static const unsigned char Artwork_cover_moss_svg[] = {
#embed "../../Examples/Gallery/Artwork/cover-moss.svg"
};
static const unsigned char Artwork_cover_tide_svg[] = {
#embed "../../Examples/Gallery/Artwork/cover-tide.svg"
};
static const unsigned char Artwork_desert_night_svg[] = {
#embed "../../Examples/Gallery/Artwork/desert-night.svg"
};
static const unsigned char Artwork_lamp_tile_svg[] = {
#embed "../../Examples/Gallery/Artwork/lamp-tile.svg"
};
static const unsigned char Artwork_mark_petals_svg[] = {
#embed "../../Examples/Gallery/Artwork/mark-petals.svg"
};
static const unsigned char Artwork_mild_bar_svg[] = {
#embed "../../Examples/Gallery/Artwork/mild-bar.svg"
};
static const unsigned char Artwork_news_reef_svg[] = {
#embed "../../Examples/Gallery/Artwork/news-reef.svg"
};
static const unsigned char Artwork_night_camp_svg[] = {
#embed "../../Examples/Gallery/Artwork/night-camp.svg"
};
static const unsigned char Artwork_owl_reader_svg[] = {
#embed "../../Examples/Gallery/Artwork/owl-reader.svg"
};
static const unsigned char Artwork_petal_field_svg[] = {
#embed "../../Examples/Gallery/Artwork/petal-field.svg"
};
static const unsigned char Artwork_photo_balloon_svg[] = {
#embed "../../Examples/Gallery/Artwork/photo-balloon.svg"
};
static const unsigned char Artwork_photo_goat_svg[] = {
#embed "../../Examples/Gallery/Artwork/photo-goat.svg"
};
static const unsigned char Artwork_photo_island_svg[] = {
#embed "../../Examples/Gallery/Artwork/photo-island.svg"
};
static const unsigned char Artwork_photo_lake_svg[] = {
#embed "../../Examples/Gallery/Artwork/photo-lake.svg"
};
static const unsigned char Artwork_photo_orange_svg[] = {
#embed "../../Examples/Gallery/Artwork/photo-orange.svg"
};
static const unsigned char Artwork_photo_sail_svg[] = {
#embed "../../Examples/Gallery/Artwork/photo-sail.svg"
};
static const unsigned char Artwork_photo_street_svg[] = {
#embed "../../Examples/Gallery/Artwork/photo-street.svg"
};
static const unsigned char Artwork_porto_svg[] = {
#embed "../../Examples/Gallery/Artwork/porto.svg"
};
static const unsigned char Artwork_portrait_amber_svg[] = {
#embed "../../Examples/Gallery/Artwork/portrait-amber.svg"
};
static const unsigned char Artwork_portrait_rose_svg[] = {
#embed "../../Examples/Gallery/Artwork/portrait-rose.svg"
};
static const unsigned char Artwork_portrait_teal_svg[] = {
#embed "../../Examples/Gallery/Artwork/portrait-teal.svg"
};
static const unsigned char Artwork_portrait_violet_svg[] = {
#embed "../../Examples/Gallery/Artwork/portrait-violet.svg"
};
static const unsigned char Artwork_rain_hills_svg[] = {
#embed "../../Examples/Gallery/Artwork/rain-hills.svg"
};
static const unsigned char Artwork_route_map_svg[] = {
#embed "../../Examples/Gallery/Artwork/route-map.svg"
};
static const unsigned char Artwork_three_rings_svg[] = {
#embed "../../Examples/Gallery/Artwork/three-rings.svg"
};
static const unsigned char Artwork_town_map_svg[] = {
#embed "../../Examples/Gallery/Artwork/town-map.svg"
};
static const unsigned char Artwork_turn_left_svg[] = {
#embed "../../Examples/Gallery/Artwork/turn-left.svg"
};
static const unsigned char Artwork_turn_right_svg[] = {
#embed "../../Examples/Gallery/Artwork/turn-right.svg"
};
static const unsigned char Artwork_vase_tile_svg[] = {
#embed "../../Examples/Gallery/Artwork/vase-tile.svg"
};
static const unsigned char Artwork_voice_wave_svg[] = {
#embed "../../Examples/Gallery/Artwork/voice-wave.svg"
};
static const unsigned char Artwork_warm_bar_svg[] = {
#embed "../../Examples/Gallery/Artwork/warm-bar.svg"
};
static const unsigned char Artwork_wave_card_svg[] = {
#embed "../../Examples/Gallery/Artwork/wave-card.svg"
};
static const unsigned char Strings_Admin_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Admin.xcstrings"
};
static const unsigned char Strings_Alert_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Alert.xcstrings"
};
static const unsigned char Strings_Bank_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Bank.xcstrings"
};
static const unsigned char Strings_Calendar_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Calendar.xcstrings"
};
static const unsigned char Strings_Chat_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Chat.xcstrings"
};
static const unsigned char Strings_Checkout_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Checkout.xcstrings"
};
static const unsigned char Strings_Dashboard_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Dashboard.xcstrings"
};
static const unsigned char Strings_Directions_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Directions.xcstrings"
};
static const unsigned char Strings_Health_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Health.xcstrings"
};
static const unsigned char Strings_Learning_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Learning.xcstrings"
};
static const unsigned char Strings_LockScreen_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/LockScreen.xcstrings"
};
static const unsigned char Strings_Mail_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Mail.xcstrings"
};
static const unsigned char Strings_Map_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Map.xcstrings"
};
static const unsigned char Strings_News_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/News.xcstrings"
};
static const unsigned char Strings_Onboarding_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Onboarding.xcstrings"
};
static const unsigned char Strings_Photos_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Photos.xcstrings"
};
static const unsigned char Strings_Player_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Player.xcstrings"
};
static const unsigned char Strings_Settings_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Settings.xcstrings"
};
static const unsigned char Strings_Share_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Share.xcstrings"
};
static const unsigned char Strings_Shop_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Shop.xcstrings"
};
static const unsigned char Strings_SignIn_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/SignIn.xcstrings"
};
static const unsigned char Strings_Travel_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Travel.xcstrings"
};
static const unsigned char Strings_Wallet_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Wallet.xcstrings"
};
static const unsigned char Strings_Weather_xcstrings[] = {
#embed "../../Examples/Gallery/Strings/Weather.xcstrings"
};
static const unsigned char admin_xml[] = {
#embed "../../Examples/Gallery/admin.xml"
};
static const unsigned char alert_xml[] = {
#embed "../../Examples/Gallery/alert.xml"
};
static const unsigned char bank_xml[] = {
#embed "../../Examples/Gallery/bank.xml"
};
static const unsigned char calendar_xml[] = {
#embed "../../Examples/Gallery/calendar.xml"
};
static const unsigned char chat_xml[] = {
#embed "../../Examples/Gallery/chat.xml"
};
static const unsigned char checkout_xml[] = {
#embed "../../Examples/Gallery/checkout.xml"
};
static const unsigned char dashboard_xml[] = {
#embed "../../Examples/Gallery/dashboard.xml"
};
static const unsigned char directions_xml[] = {
#embed "../../Examples/Gallery/directions.xml"
};
static const unsigned char health_xml[] = {
#embed "../../Examples/Gallery/health.xml"
};
static const unsigned char learning_xml[] = {
#embed "../../Examples/Gallery/learning.xml"
};
static const unsigned char lock_screen_xml[] = {
#embed "../../Examples/Gallery/lock-screen.xml"
};
static const unsigned char mail_xml[] = {
#embed "../../Examples/Gallery/mail.xml"
};
static const unsigned char map_xml[] = {
#embed "../../Examples/Gallery/map.xml"
};
static const unsigned char news_xml[] = {
#embed "../../Examples/Gallery/news.xml"
};
static const unsigned char onboarding_xml[] = {
#embed "../../Examples/Gallery/onboarding.xml"
};
static const unsigned char photos_xml[] = {
#embed "../../Examples/Gallery/photos.xml"
};
static const unsigned char player_xml[] = {
#embed "../../Examples/Gallery/player.xml"
};
static const unsigned char settings_xml[] = {
#embed "../../Examples/Gallery/settings.xml"
};
static const unsigned char share_xml[] = {
#embed "../../Examples/Gallery/share.xml"
};
static const unsigned char shop_xml[] = {
#embed "../../Examples/Gallery/shop.xml"
};
static const unsigned char sign_in_xml[] = {
#embed "../../Examples/Gallery/sign-in.xml"
};
static const unsigned char travel_xml[] = {
#embed "../../Examples/Gallery/travel.xml"
};
static const unsigned char wallet_xml[] = {
#embed "../../Examples/Gallery/wallet.xml"
};
static const unsigned char weather_xml[] = {
#embed "../../Examples/Gallery/weather.xml"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const typeset_embedded_file files[] = {
    FILE("Artwork/bank-arches.svg", Artwork_bank_arches_svg),
    FILE("Artwork/chair.svg", Artwork_chair_svg),
    FILE("Artwork/contour-card.svg", Artwork_contour_card_svg),
    FILE("Artwork/cool-bar.svg", Artwork_cool_bar_svg),
    FILE("Artwork/cover-dunes.svg", Artwork_cover_dunes_svg),
    FILE("Artwork/cover-moss.svg", Artwork_cover_moss_svg),
    FILE("Artwork/cover-tide.svg", Artwork_cover_tide_svg),
    FILE("Artwork/desert-night.svg", Artwork_desert_night_svg),
    FILE("Artwork/lamp-tile.svg", Artwork_lamp_tile_svg),
    FILE("Artwork/mark-petals.svg", Artwork_mark_petals_svg),
    FILE("Artwork/mild-bar.svg", Artwork_mild_bar_svg),
    FILE("Artwork/news-reef.svg", Artwork_news_reef_svg),
    FILE("Artwork/night-camp.svg", Artwork_night_camp_svg),
    FILE("Artwork/owl-reader.svg", Artwork_owl_reader_svg),
    FILE("Artwork/petal-field.svg", Artwork_petal_field_svg),
    FILE("Artwork/photo-balloon.svg", Artwork_photo_balloon_svg),
    FILE("Artwork/photo-goat.svg", Artwork_photo_goat_svg),
    FILE("Artwork/photo-island.svg", Artwork_photo_island_svg),
    FILE("Artwork/photo-lake.svg", Artwork_photo_lake_svg),
    FILE("Artwork/photo-orange.svg", Artwork_photo_orange_svg),
    FILE("Artwork/photo-sail.svg", Artwork_photo_sail_svg),
    FILE("Artwork/photo-street.svg", Artwork_photo_street_svg),
    FILE("Artwork/porto.svg", Artwork_porto_svg),
    FILE("Artwork/portrait-amber.svg", Artwork_portrait_amber_svg),
    FILE("Artwork/portrait-rose.svg", Artwork_portrait_rose_svg),
    FILE("Artwork/portrait-teal.svg", Artwork_portrait_teal_svg),
    FILE("Artwork/portrait-violet.svg", Artwork_portrait_violet_svg),
    FILE("Artwork/rain-hills.svg", Artwork_rain_hills_svg),
    FILE("Artwork/route-map.svg", Artwork_route_map_svg),
    FILE("Artwork/three-rings.svg", Artwork_three_rings_svg),
    FILE("Artwork/town-map.svg", Artwork_town_map_svg),
    FILE("Artwork/turn-left.svg", Artwork_turn_left_svg),
    FILE("Artwork/turn-right.svg", Artwork_turn_right_svg),
    FILE("Artwork/vase-tile.svg", Artwork_vase_tile_svg),
    FILE("Artwork/voice-wave.svg", Artwork_voice_wave_svg),
    FILE("Artwork/warm-bar.svg", Artwork_warm_bar_svg),
    FILE("Artwork/wave-card.svg", Artwork_wave_card_svg),
    FILE("Strings/Admin.xcstrings", Strings_Admin_xcstrings),
    FILE("Strings/Alert.xcstrings", Strings_Alert_xcstrings),
    FILE("Strings/Bank.xcstrings", Strings_Bank_xcstrings),
    FILE("Strings/Calendar.xcstrings", Strings_Calendar_xcstrings),
    FILE("Strings/Chat.xcstrings", Strings_Chat_xcstrings),
    FILE("Strings/Checkout.xcstrings", Strings_Checkout_xcstrings),
    FILE("Strings/Dashboard.xcstrings", Strings_Dashboard_xcstrings),
    FILE("Strings/Directions.xcstrings", Strings_Directions_xcstrings),
    FILE("Strings/Health.xcstrings", Strings_Health_xcstrings),
    FILE("Strings/Learning.xcstrings", Strings_Learning_xcstrings),
    FILE("Strings/LockScreen.xcstrings", Strings_LockScreen_xcstrings),
    FILE("Strings/Mail.xcstrings", Strings_Mail_xcstrings),
    FILE("Strings/Map.xcstrings", Strings_Map_xcstrings),
    FILE("Strings/News.xcstrings", Strings_News_xcstrings),
    FILE("Strings/Onboarding.xcstrings", Strings_Onboarding_xcstrings),
    FILE("Strings/Photos.xcstrings", Strings_Photos_xcstrings),
    FILE("Strings/Player.xcstrings", Strings_Player_xcstrings),
    FILE("Strings/Settings.xcstrings", Strings_Settings_xcstrings),
    FILE("Strings/Share.xcstrings", Strings_Share_xcstrings),
    FILE("Strings/Shop.xcstrings", Strings_Shop_xcstrings),
    FILE("Strings/SignIn.xcstrings", Strings_SignIn_xcstrings),
    FILE("Strings/Travel.xcstrings", Strings_Travel_xcstrings),
    FILE("Strings/Wallet.xcstrings", Strings_Wallet_xcstrings),
    FILE("Strings/Weather.xcstrings", Strings_Weather_xcstrings),
    FILE("admin.xml", admin_xml),
    FILE("alert.xml", alert_xml),
    FILE("bank.xml", bank_xml),
    FILE("calendar.xml", calendar_xml),
    FILE("chat.xml", chat_xml),
    FILE("checkout.xml", checkout_xml),
    FILE("dashboard.xml", dashboard_xml),
    FILE("directions.xml", directions_xml),
    FILE("health.xml", health_xml),
    FILE("learning.xml", learning_xml),
    FILE("lock-screen.xml", lock_screen_xml),
    FILE("mail.xml", mail_xml),
    FILE("map.xml", map_xml),
    FILE("news.xml", news_xml),
    FILE("onboarding.xml", onboarding_xml),
    FILE("photos.xml", photos_xml),
    FILE("player.xml", player_xml),
    FILE("settings.xml", settings_xml),
    FILE("share.xml", share_xml),
    FILE("shop.xml", shop_xml),
    FILE("sign-in.xml", sign_in_xml),
    FILE("travel.xml", travel_xml),
    FILE("wallet.xml", wallet_xml),
    FILE("weather.xml", weather_xml),
};

typeset_embedded_files typeset_embedded_gallery(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
