// The set of icons: a new file of the set is one entry here. A test compares both.
#include "CEmbedded.h"

// Clang has it for every C; the standard since C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char accessibility_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/accessibility.svg"
};
static const unsigned char add_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/add.svg"
};
static const unsigned char airplane_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/airplane.svg"
};
static const unsigned char alarm_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/alarm.svg"
};
static const unsigned char align_center_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/align-center.svg"
};
static const unsigned char align_justify_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/align-justify.svg"
};
static const unsigned char align_left_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/align-left.svg"
};
static const unsigned char align_right_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/align-right.svg"
};
static const unsigned char anchor_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/anchor.svg"
};
static const unsigned char antenna_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/antenna.svg"
};
static const unsigned char apple_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/apple.svg"
};
static const unsigned char archive_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/archive.svg"
};
static const unsigned char arrow_down_left_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-down-left.svg"
};
static const unsigned char arrow_down_right_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-down-right.svg"
};
static const unsigned char arrow_down_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-down.svg"
};
static const unsigned char arrow_left_right_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-left-right.svg"
};
static const unsigned char arrow_left_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-left.svg"
};
static const unsigned char arrow_right_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-right.svg"
};
static const unsigned char arrow_up_down_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-up-down.svg"
};
static const unsigned char arrow_up_left_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-up-left.svg"
};
static const unsigned char arrow_up_right_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-up-right.svg"
};
static const unsigned char arrow_up_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/arrow-up.svg"
};
static const unsigned char at_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/at.svg"
};
static const unsigned char back_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/back.svg"
};
static const unsigned char bag_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bag.svg"
};
static const unsigned char balloon_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/balloon.svg"
};
static const unsigned char bank_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bank.svg"
};
static const unsigned char barcode_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/barcode.svg"
};
static const unsigned char basket_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/basket.svg"
};
static const unsigned char basketball_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/basketball.svg"
};
static const unsigned char battery_full_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/battery-full.svg"
};
static const unsigned char battery_low_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/battery-low.svg"
};
static const unsigned char battery_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/battery.svg"
};
static const unsigned char bed_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bed.svg"
};
static const unsigned char bell_slash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bell-slash.svg"
};
static const unsigned char bell_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bell.svg"
};
static const unsigned char bicycle_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bicycle.svg"
};
static const unsigned char bird_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bird.svg"
};
static const unsigned char bluetooth_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bluetooth.svg"
};
static const unsigned char bold_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bold.svg"
};
static const unsigned char bolt_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bolt.svg"
};
static const unsigned char book_open_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/book-open.svg"
};
static const unsigned char book_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/book.svg"
};
static const unsigned char bookmark_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bookmark.svg"
};
static const unsigned char books_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/books.svg"
};
static const unsigned char box_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/box.svg"
};
static const unsigned char branch_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/branch.svg"
};
static const unsigned char briefcase_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/briefcase.svg"
};
static const unsigned char broadcast_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/broadcast.svg"
};
static const unsigned char bubble_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bubble.svg"
};
static const unsigned char bubbles_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bubbles.svg"
};
static const unsigned char bug_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bug.svg"
};
static const unsigned char building_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/building.svg"
};
static const unsigned char bus_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/bus.svg"
};
static const unsigned char cake_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cake.svg"
};
static const unsigned char calendar_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/calendar.svg"
};
static const unsigned char camera_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/camera.svg"
};
static const unsigned char captions_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/captions.svg"
};
static const unsigned char car_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/car.svg"
};
static const unsigned char card_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/card.svg"
};
static const unsigned char cart_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cart.svg"
};
static const unsigned char cash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cash.svg"
};
static const unsigned char cast_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cast.svg"
};
static const unsigned char cellular_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cellular.svg"
};
static const unsigned char chart_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chart.svg"
};
static const unsigned char check_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/check.svg"
};
static const unsigned char checkbox_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/checkbox.svg"
};
static const unsigned char checklist_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/checklist.svg"
};
static const unsigned char checkmark_circle_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/checkmark-circle.svg"
};
static const unsigned char chevron_back_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-back.svg"
};
static const unsigned char chevron_down_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-down.svg"
};
static const unsigned char chevron_forward_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-forward.svg"
};
static const unsigned char chevron_left_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-left.svg"
};
static const unsigned char chevron_right_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-right.svg"
};
static const unsigned char chevron_up_down_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-up-down.svg"
};
static const unsigned char chevron_up_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/chevron-up.svg"
};
static const unsigned char circle_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/circle.svg"
};
static const unsigned char clipboard_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/clipboard.svg"
};
static const unsigned char clock_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/clock.svg"
};
static const unsigned char close_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/close.svg"
};
static const unsigned char cloud_sun_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cloud-sun.svg"
};
static const unsigned char cloud_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cloud.svg"
};
static const unsigned char code_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/code.svg"
};
static const unsigned char collapse_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/collapse.svg"
};
static const unsigned char columns_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/columns.svg"
};
static const unsigned char compass_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/compass.svg"
};
static const unsigned char compose_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/compose.svg"
};
static const unsigned char contact_card_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/contact-card.svg"
};
static const unsigned char copy_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/copy.svg"
};
static const unsigned char crop_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/crop.svg"
};
static const unsigned char crown_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/crown.svg"
};
static const unsigned char cup_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/cup.svg"
};
static const unsigned char database_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/database.svg"
};
static const unsigned char delete_back_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/delete-back.svg"
};
static const unsigned char desktop_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/desktop.svg"
};
static const unsigned char diamond_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/diamond.svg"
};
static const unsigned char dice_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/dice.svg"
};
static const unsigned char document_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/document.svg"
};
static const unsigned char door_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/door.svg"
};
static const unsigned char download_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/download.svg"
};
static const unsigned char drop_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/drop.svg"
};
static const unsigned char dumbbell_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/dumbbell.svg"
};
static const unsigned char eject_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/eject.svg"
};
static const unsigned char equal_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/equal.svg"
};
static const unsigned char exclamation_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/exclamation.svg"
};
static const unsigned char expand_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/expand.svg"
};
static const unsigned char external_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/external.svg"
};
static const unsigned char eye_slash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/eye-slash.svg"
};
static const unsigned char eye_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/eye.svg"
};
static const unsigned char eyedropper_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/eyedropper.svg"
};
static const unsigned char face_scan_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/face-scan.svg"
};
static const unsigned char fast_forward_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/fast-forward.svg"
};
static const unsigned char ferry_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/ferry.svg"
};
static const unsigned char figure_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/figure.svg"
};
static const unsigned char film_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/film.svg"
};
static const unsigned char filter_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/filter.svg"
};
static const unsigned char fingerprint_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/fingerprint.svg"
};
static const unsigned char first_aid_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/first-aid.svg"
};
static const unsigned char fish_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/fish.svg"
};
static const unsigned char flag_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/flag.svg"
};
static const unsigned char flame_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/flame.svg"
};
static const unsigned char flashlight_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/flashlight.svg"
};
static const unsigned char folder_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/folder.svg"
};
static const unsigned char fork_knife_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/fork-knife.svg"
};
static const unsigned char forward_message_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/forward-message.svg"
};
static const unsigned char forward_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/forward.svg"
};
static const unsigned char frown_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/frown.svg"
};
static const unsigned char fuel_pump_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/fuel-pump.svg"
};
static const unsigned char game_controller_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/game-controller.svg"
};
static const unsigned char gauge_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/gauge.svg"
};
static const unsigned char gem_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/gem.svg"
};
static const unsigned char gift_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/gift.svg"
};
static const unsigned char glasses_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/glasses.svg"
};
static const unsigned char globe_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/globe.svg"
};
static const unsigned char graduation_cap_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/graduation-cap.svg"
};
static const unsigned char grid_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/grid.svg"
};
static const unsigned char group_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/group.svg"
};
static const unsigned char hammer_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/hammer.svg"
};
static const unsigned char hand_draw_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/hand-draw.svg"
};
static const unsigned char hand_tap_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/hand-tap.svg"
};
static const unsigned char hand_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/hand.svg"
};
static const unsigned char hard_drive_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/hard-drive.svg"
};
static const unsigned char hash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/hash.svg"
};
static const unsigned char headphones_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/headphones.svg"
};
static const unsigned char heart_fill_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/heart-fill.svg"
};
static const unsigned char heart_rate_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/heart-rate.svg"
};
static const unsigned char heart_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/heart.svg"
};
static const unsigned char history_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/history.svg"
};
static const unsigned char home_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/home.svg"
};
static const unsigned char hourglass_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/hourglass.svg"
};
static const unsigned char indent_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/indent.svg"
};
static const unsigned char infinity_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/infinity.svg"
};
static const unsigned char info_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/info.svg"
};
static const unsigned char italic_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/italic.svg"
};
static const unsigned char key_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/key.svg"
};
static const unsigned char keyboard_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/keyboard.svg"
};
static const unsigned char language_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/language.svg"
};
static const unsigned char laptop_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/laptop.svg"
};
static const unsigned char layers_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/layers.svg"
};
static const unsigned char leaf_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/leaf.svg"
};
static const unsigned char lightbulb_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/lightbulb.svg"
};
static const unsigned char line_chart_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/line-chart.svg"
};
static const unsigned char link_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/link.svg"
};
static const unsigned char list_numbers_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/list-numbers-arab.svg"
};
static const unsigned char list_numbers_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/list-numbers.svg"
};
static const unsigned char list_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/list.svg"
};
static const unsigned char location_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/location.svg"
};
static const unsigned char lock_open_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/lock-open.svg"
};
static const unsigned char lock_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/lock.svg"
};
static const unsigned char log_in_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/log-in.svg"
};
static const unsigned char log_out_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/log-out.svg"
};
static const unsigned char magic_wand_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/magic-wand.svg"
};
static const unsigned char magnet_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/magnet.svg"
};
static const unsigned char mail_search_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/mail-search.svg"
};
static const unsigned char mail_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/mail.svg"
};
static const unsigned char manifest_xml[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/manifest.xml"
};
static const unsigned char map_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/map.svg"
};
static const unsigned char medal_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/medal.svg"
};
static const unsigned char megaphone_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/megaphone.svg"
};
static const unsigned char menu_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/menu.svg"
};
static const unsigned char microphone_slash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/microphone-slash.svg"
};
static const unsigned char microphone_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/microphone.svg"
};
static const unsigned char moon_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/moon.svg"
};
static const unsigned char more_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/more.svg"
};
static const unsigned char mountain_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/mountain.svg"
};
static const unsigned char mouse_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/mouse.svg"
};
static const unsigned char move_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/move.svg"
};
static const unsigned char music_note_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/music-note.svg"
};
static const unsigned char network_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/network.svg"
};
static const unsigned char newspaper_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/newspaper.svg"
};
static const unsigned char next_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/next.svg"
};
static const unsigned char note_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/note.svg"
};
static const unsigned char numbers_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/numbers.svg"
};
static const unsigned char outdent_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/outdent.svg"
};
static const unsigned char paintbrush_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/paintbrush.svg"
};
static const unsigned char palette_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/palette.svg"
};
static const unsigned char paperclip_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/paperclip.svg"
};
static const unsigned char pause_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/pause.svg"
};
static const unsigned char paw_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/paw.svg"
};
static const unsigned char pencil_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/pencil.svg"
};
static const unsigned char people_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/people.svg"
};
static const unsigned char percent_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/percent-arab.svg"
};
static const unsigned char percent_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/percent.svg"
};
static const unsigned char person_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/person.svg"
};
static const unsigned char phone_down_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/phone-down.svg"
};
static const unsigned char phone_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/phone.svg"
};
static const unsigned char photo_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/photo.svg"
};
static const unsigned char photos_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/photos.svg"
};
static const unsigned char picture_in_picture_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/picture-in-picture.svg"
};
static const unsigned char pie_chart_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/pie-chart.svg"
};
static const unsigned char pill_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/pill.svg"
};
static const unsigned char pin_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/pin.svg"
};
static const unsigned char play_pause_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/play-pause.svg"
};
static const unsigned char play_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/play.svg"
};
static const unsigned char plug_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/plug.svg"
};
static const unsigned char plus_minus_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/plus-minus.svg"
};
static const unsigned char power_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/power.svg"
};
static const unsigned char previous_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/previous.svg"
};
static const unsigned char printer_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/printer.svg"
};
static const unsigned char processor_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/processor.svg"
};
static const unsigned char prohibited_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/prohibited.svg"
};
static const unsigned char pushpin_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/pushpin.svg"
};
static const unsigned char puzzle_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/puzzle.svg"
};
static const unsigned char qr_code_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/qr-code.svg"
};
static const unsigned char question_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/question-arab.svg"
};
static const unsigned char question_mark_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/question-mark-arab.svg"
};
static const unsigned char question_mark_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/question-mark.svg"
};
static const unsigned char question_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/question.svg"
};
static const unsigned char quote_bubble_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/quote-bubble.svg"
};
static const unsigned char radio_on_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/radio-on.svg"
};
static const unsigned char radio_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/radio.svg"
};
static const unsigned char rain_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rain.svg"
};
static const unsigned char receipt_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/receipt.svg"
};
static const unsigned char record_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/record.svg"
};
static const unsigned char rectangle_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rectangle.svg"
};
static const unsigned char redo_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/redo.svg"
};
static const unsigned char refresh_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/refresh.svg"
};
static const unsigned char remove_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/remove.svg"
};
static const unsigned char repeat_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/repeat.svg"
};
static const unsigned char reply_all_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/reply-all.svg"
};
static const unsigned char reply_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/reply.svg"
};
static const unsigned char return_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/return.svg"
};
static const unsigned char rewind_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rewind.svg"
};
static const unsigned char rich_text_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rich-text-arab.svg"
};
static const unsigned char rich_text_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rich-text-hebr.svg"
};
static const unsigned char rich_text_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rich-text.svg"
};
static const unsigned char rocket_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rocket.svg"
};
static const unsigned char rotate_left_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rotate-left.svg"
};
static const unsigned char rotate_right_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/rotate-right.svg"
};
static const unsigned char route_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/route.svg"
};
static const unsigned char ruler_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/ruler.svg"
};
static const unsigned char run_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/run.svg"
};
static const unsigned char scale_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/scale.svg"
};
static const unsigned char scan_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/scan.svg"
};
static const unsigned char scissors_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/scissors.svg"
};
static const unsigned char search_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/search.svg"
};
static const unsigned char send_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/send.svg"
};
static const unsigned char server_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/server.svg"
};
static const unsigned char settings_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/settings.svg"
};
static const unsigned char share_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/share.svg"
};
static const unsigned char shield_check_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/shield-check.svg"
};
static const unsigned char shield_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/shield.svg"
};
static const unsigned char shift_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/shift.svg"
};
static const unsigned char shirt_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/shirt.svg"
};
static const unsigned char shower_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/shower.svg"
};
static const unsigned char shuffle_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/shuffle.svg"
};
static const unsigned char sidebar_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/sidebar.svg"
};
static const unsigned char signature_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/signature-arab.svg"
};
static const unsigned char signature_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/signature-hebr.svg"
};
static const unsigned char signature_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/signature.svg"
};
static const unsigned char skip_back_10_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-back-10.svg"
};
static const unsigned char skip_back_15_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-back-15.svg"
};
static const unsigned char skip_back_30_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-back-30.svg"
};
static const unsigned char skip_back_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-back.svg"
};
static const unsigned char skip_forward_10_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-forward-10.svg"
};
static const unsigned char skip_forward_15_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-forward-15.svg"
};
static const unsigned char skip_forward_30_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-forward-30.svg"
};
static const unsigned char skip_forward_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/skip-forward.svg"
};
static const unsigned char sliders_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/sliders.svg"
};
static const unsigned char smartphone_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/smartphone.svg"
};
static const unsigned char smile_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/smile.svg"
};
static const unsigned char snow_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/snow.svg"
};
static const unsigned char sparkles_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/sparkles.svg"
};
static const unsigned char speaker_low_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/speaker-low.svg"
};
static const unsigned char speaker_slash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/speaker-slash.svg"
};
static const unsigned char speaker_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/speaker.svg"
};
static const unsigned char square_dashed_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/square-dashed.svg"
};
static const unsigned char square_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/square.svg"
};
static const unsigned char stack_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/stack.svg"
};
static const unsigned char star_fill_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/star-fill.svg"
};
static const unsigned char star_half_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/star-half.svg"
};
static const unsigned char star_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/star.svg"
};
static const unsigned char stethoscope_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/stethoscope.svg"
};
static const unsigned char stop_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/stop.svg"
};
static const unsigned char stopwatch_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/stopwatch.svg"
};
static const unsigned char store_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/store.svg"
};
static const unsigned char storm_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/storm.svg"
};
static const unsigned char strikethrough_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/strikethrough.svg"
};
static const unsigned char suitcase_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/suitcase.svg"
};
static const unsigned char sun_large_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/sun-large.svg"
};
static const unsigned char sun_small_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/sun-small.svg"
};
static const unsigned char sunrise_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/sunrise.svg"
};
static const unsigned char symbols_txt[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/symbols.txt"
};
static const unsigned char syringe_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/syringe.svg"
};
static const unsigned char table_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/table.svg"
};
static const unsigned char tablet_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/tablet.svg"
};
static const unsigned char tag_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/tag.svg"
};
static const unsigned char target_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/target.svg"
};
static const unsigned char tent_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/tent.svg"
};
static const unsigned char terminal_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/terminal.svg"
};
static const unsigned char text_align_natural_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-align-natural.svg"
};
static const unsigned char text_bubble_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-bubble.svg"
};
static const unsigned char text_cursor_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-cursor-arab.svg"
};
static const unsigned char text_cursor_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-cursor-hebr.svg"
};
static const unsigned char text_cursor_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-cursor.svg"
};
static const unsigned char text_format_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-format.svg"
};
static const unsigned char text_size_larger_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-larger-arab.svg"
};
static const unsigned char text_size_larger_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-larger-hebr.svg"
};
static const unsigned char text_size_larger_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-larger.svg"
};
static const unsigned char text_size_smaller_arab_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-smaller-arab.svg"
};
static const unsigned char text_size_smaller_hebr_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-smaller-hebr.svg"
};
static const unsigned char text_size_smaller_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/text-size-smaller.svg"
};
static const unsigned char thermometer_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/thermometer.svg"
};
static const unsigned char thumbs_down_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/thumbs-down.svg"
};
static const unsigned char thumbs_up_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/thumbs-up.svg"
};
static const unsigned char ticket_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/ticket.svg"
};
static const unsigned char timer_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/timer.svg"
};
static const unsigned char train_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/train.svg"
};
static const unsigned char trash_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/trash.svg"
};
static const unsigned char tray_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/tray.svg"
};
static const unsigned char tree_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/tree.svg"
};
static const unsigned char trend_up_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/trend-up.svg"
};
static const unsigned char triangle_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/triangle.svg"
};
static const unsigned char trophy_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/trophy.svg"
};
static const unsigned char truck_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/truck.svg"
};
static const unsigned char tv_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/tv.svg"
};
static const unsigned char umbrella_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/umbrella.svg"
};
static const unsigned char underline_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/underline.svg"
};
static const unsigned char undo_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/undo.svg"
};
static const unsigned char upload_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/upload.svg"
};
static const unsigned char verified_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/verified.svg"
};
static const unsigned char video_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/video.svg"
};
static const unsigned char walk_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/walk.svg"
};
static const unsigned char wallet_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/wallet.svg"
};
static const unsigned char warning_bubble_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/warning-bubble.svg"
};
static const unsigned char warning_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/warning.svg"
};
static const unsigned char watch_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/watch.svg"
};
static const unsigned char waveform_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/waveform.svg"
};
static const unsigned char wifi_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/wifi.svg"
};
static const unsigned char wind_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/wind.svg"
};
static const unsigned char window_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/window.svg"
};
static const unsigned char wine_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/wine.svg"
};
static const unsigned char wrench_svg[] = {
#embed "../Typeset/Library/Pictures/Icons/Set/wrench.svg"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const typeset_embedded_file files[] = {
    FILE("accessibility.svg", accessibility_svg),
    FILE("add.svg", add_svg),
    FILE("airplane.svg", airplane_svg),
    FILE("alarm.svg", alarm_svg),
    FILE("align-center.svg", align_center_svg),
    FILE("align-justify.svg", align_justify_svg),
    FILE("align-left.svg", align_left_svg),
    FILE("align-right.svg", align_right_svg),
    FILE("anchor.svg", anchor_svg),
    FILE("antenna.svg", antenna_svg),
    FILE("apple.svg", apple_svg),
    FILE("archive.svg", archive_svg),
    FILE("arrow-down-left.svg", arrow_down_left_svg),
    FILE("arrow-down-right.svg", arrow_down_right_svg),
    FILE("arrow-down.svg", arrow_down_svg),
    FILE("arrow-left-right.svg", arrow_left_right_svg),
    FILE("arrow-left.svg", arrow_left_svg),
    FILE("arrow-right.svg", arrow_right_svg),
    FILE("arrow-up-down.svg", arrow_up_down_svg),
    FILE("arrow-up-left.svg", arrow_up_left_svg),
    FILE("arrow-up-right.svg", arrow_up_right_svg),
    FILE("arrow-up.svg", arrow_up_svg),
    FILE("at.svg", at_svg),
    FILE("back.svg", back_svg),
    FILE("bag.svg", bag_svg),
    FILE("balloon.svg", balloon_svg),
    FILE("bank.svg", bank_svg),
    FILE("barcode.svg", barcode_svg),
    FILE("basket.svg", basket_svg),
    FILE("basketball.svg", basketball_svg),
    FILE("battery-full.svg", battery_full_svg),
    FILE("battery-low.svg", battery_low_svg),
    FILE("battery.svg", battery_svg),
    FILE("bed.svg", bed_svg),
    FILE("bell-slash.svg", bell_slash_svg),
    FILE("bell.svg", bell_svg),
    FILE("bicycle.svg", bicycle_svg),
    FILE("bird.svg", bird_svg),
    FILE("bluetooth.svg", bluetooth_svg),
    FILE("bold.svg", bold_svg),
    FILE("bolt.svg", bolt_svg),
    FILE("book-open.svg", book_open_svg),
    FILE("book.svg", book_svg),
    FILE("bookmark.svg", bookmark_svg),
    FILE("books.svg", books_svg),
    FILE("box.svg", box_svg),
    FILE("branch.svg", branch_svg),
    FILE("briefcase.svg", briefcase_svg),
    FILE("broadcast.svg", broadcast_svg),
    FILE("bubble.svg", bubble_svg),
    FILE("bubbles.svg", bubbles_svg),
    FILE("bug.svg", bug_svg),
    FILE("building.svg", building_svg),
    FILE("bus.svg", bus_svg),
    FILE("cake.svg", cake_svg),
    FILE("calendar.svg", calendar_svg),
    FILE("camera.svg", camera_svg),
    FILE("captions.svg", captions_svg),
    FILE("car.svg", car_svg),
    FILE("card.svg", card_svg),
    FILE("cart.svg", cart_svg),
    FILE("cash.svg", cash_svg),
    FILE("cast.svg", cast_svg),
    FILE("cellular.svg", cellular_svg),
    FILE("chart.svg", chart_svg),
    FILE("check.svg", check_svg),
    FILE("checkbox.svg", checkbox_svg),
    FILE("checklist.svg", checklist_svg),
    FILE("checkmark-circle.svg", checkmark_circle_svg),
    FILE("chevron-back.svg", chevron_back_svg),
    FILE("chevron-down.svg", chevron_down_svg),
    FILE("chevron-forward.svg", chevron_forward_svg),
    FILE("chevron-left.svg", chevron_left_svg),
    FILE("chevron-right.svg", chevron_right_svg),
    FILE("chevron-up-down.svg", chevron_up_down_svg),
    FILE("chevron-up.svg", chevron_up_svg),
    FILE("circle.svg", circle_svg),
    FILE("clipboard.svg", clipboard_svg),
    FILE("clock.svg", clock_svg),
    FILE("close.svg", close_svg),
    FILE("cloud-sun.svg", cloud_sun_svg),
    FILE("cloud.svg", cloud_svg),
    FILE("code.svg", code_svg),
    FILE("collapse.svg", collapse_svg),
    FILE("columns.svg", columns_svg),
    FILE("compass.svg", compass_svg),
    FILE("compose.svg", compose_svg),
    FILE("contact-card.svg", contact_card_svg),
    FILE("copy.svg", copy_svg),
    FILE("crop.svg", crop_svg),
    FILE("crown.svg", crown_svg),
    FILE("cup.svg", cup_svg),
    FILE("database.svg", database_svg),
    FILE("delete-back.svg", delete_back_svg),
    FILE("desktop.svg", desktop_svg),
    FILE("diamond.svg", diamond_svg),
    FILE("dice.svg", dice_svg),
    FILE("document.svg", document_svg),
    FILE("door.svg", door_svg),
    FILE("download.svg", download_svg),
    FILE("drop.svg", drop_svg),
    FILE("dumbbell.svg", dumbbell_svg),
    FILE("eject.svg", eject_svg),
    FILE("equal.svg", equal_svg),
    FILE("exclamation.svg", exclamation_svg),
    FILE("expand.svg", expand_svg),
    FILE("external.svg", external_svg),
    FILE("eye-slash.svg", eye_slash_svg),
    FILE("eye.svg", eye_svg),
    FILE("eyedropper.svg", eyedropper_svg),
    FILE("face-scan.svg", face_scan_svg),
    FILE("fast-forward.svg", fast_forward_svg),
    FILE("ferry.svg", ferry_svg),
    FILE("figure.svg", figure_svg),
    FILE("film.svg", film_svg),
    FILE("filter.svg", filter_svg),
    FILE("fingerprint.svg", fingerprint_svg),
    FILE("first-aid.svg", first_aid_svg),
    FILE("fish.svg", fish_svg),
    FILE("flag.svg", flag_svg),
    FILE("flame.svg", flame_svg),
    FILE("flashlight.svg", flashlight_svg),
    FILE("folder.svg", folder_svg),
    FILE("fork-knife.svg", fork_knife_svg),
    FILE("forward-message.svg", forward_message_svg),
    FILE("forward.svg", forward_svg),
    FILE("frown.svg", frown_svg),
    FILE("fuel-pump.svg", fuel_pump_svg),
    FILE("game-controller.svg", game_controller_svg),
    FILE("gauge.svg", gauge_svg),
    FILE("gem.svg", gem_svg),
    FILE("gift.svg", gift_svg),
    FILE("glasses.svg", glasses_svg),
    FILE("globe.svg", globe_svg),
    FILE("graduation-cap.svg", graduation_cap_svg),
    FILE("grid.svg", grid_svg),
    FILE("group.svg", group_svg),
    FILE("hammer.svg", hammer_svg),
    FILE("hand-draw.svg", hand_draw_svg),
    FILE("hand-tap.svg", hand_tap_svg),
    FILE("hand.svg", hand_svg),
    FILE("hard-drive.svg", hard_drive_svg),
    FILE("hash.svg", hash_svg),
    FILE("headphones.svg", headphones_svg),
    FILE("heart-fill.svg", heart_fill_svg),
    FILE("heart-rate.svg", heart_rate_svg),
    FILE("heart.svg", heart_svg),
    FILE("history.svg", history_svg),
    FILE("home.svg", home_svg),
    FILE("hourglass.svg", hourglass_svg),
    FILE("indent.svg", indent_svg),
    FILE("infinity.svg", infinity_svg),
    FILE("info.svg", info_svg),
    FILE("italic.svg", italic_svg),
    FILE("key.svg", key_svg),
    FILE("keyboard.svg", keyboard_svg),
    FILE("language.svg", language_svg),
    FILE("laptop.svg", laptop_svg),
    FILE("layers.svg", layers_svg),
    FILE("leaf.svg", leaf_svg),
    FILE("lightbulb.svg", lightbulb_svg),
    FILE("line-chart.svg", line_chart_svg),
    FILE("link.svg", link_svg),
    FILE("list-numbers-arab.svg", list_numbers_arab_svg),
    FILE("list-numbers.svg", list_numbers_svg),
    FILE("list.svg", list_svg),
    FILE("location.svg", location_svg),
    FILE("lock-open.svg", lock_open_svg),
    FILE("lock.svg", lock_svg),
    FILE("log-in.svg", log_in_svg),
    FILE("log-out.svg", log_out_svg),
    FILE("magic-wand.svg", magic_wand_svg),
    FILE("magnet.svg", magnet_svg),
    FILE("mail-search.svg", mail_search_svg),
    FILE("mail.svg", mail_svg),
    FILE("manifest.xml", manifest_xml),
    FILE("map.svg", map_svg),
    FILE("medal.svg", medal_svg),
    FILE("megaphone.svg", megaphone_svg),
    FILE("menu.svg", menu_svg),
    FILE("microphone-slash.svg", microphone_slash_svg),
    FILE("microphone.svg", microphone_svg),
    FILE("moon.svg", moon_svg),
    FILE("more.svg", more_svg),
    FILE("mountain.svg", mountain_svg),
    FILE("mouse.svg", mouse_svg),
    FILE("move.svg", move_svg),
    FILE("music-note.svg", music_note_svg),
    FILE("network.svg", network_svg),
    FILE("newspaper.svg", newspaper_svg),
    FILE("next.svg", next_svg),
    FILE("note.svg", note_svg),
    FILE("numbers.svg", numbers_svg),
    FILE("outdent.svg", outdent_svg),
    FILE("paintbrush.svg", paintbrush_svg),
    FILE("palette.svg", palette_svg),
    FILE("paperclip.svg", paperclip_svg),
    FILE("pause.svg", pause_svg),
    FILE("paw.svg", paw_svg),
    FILE("pencil.svg", pencil_svg),
    FILE("people.svg", people_svg),
    FILE("percent-arab.svg", percent_arab_svg),
    FILE("percent.svg", percent_svg),
    FILE("person.svg", person_svg),
    FILE("phone-down.svg", phone_down_svg),
    FILE("phone.svg", phone_svg),
    FILE("photo.svg", photo_svg),
    FILE("photos.svg", photos_svg),
    FILE("picture-in-picture.svg", picture_in_picture_svg),
    FILE("pie-chart.svg", pie_chart_svg),
    FILE("pill.svg", pill_svg),
    FILE("pin.svg", pin_svg),
    FILE("play-pause.svg", play_pause_svg),
    FILE("play.svg", play_svg),
    FILE("plug.svg", plug_svg),
    FILE("plus-minus.svg", plus_minus_svg),
    FILE("power.svg", power_svg),
    FILE("previous.svg", previous_svg),
    FILE("printer.svg", printer_svg),
    FILE("processor.svg", processor_svg),
    FILE("prohibited.svg", prohibited_svg),
    FILE("pushpin.svg", pushpin_svg),
    FILE("puzzle.svg", puzzle_svg),
    FILE("qr-code.svg", qr_code_svg),
    FILE("question-arab.svg", question_arab_svg),
    FILE("question-mark-arab.svg", question_mark_arab_svg),
    FILE("question-mark.svg", question_mark_svg),
    FILE("question.svg", question_svg),
    FILE("quote-bubble.svg", quote_bubble_svg),
    FILE("radio-on.svg", radio_on_svg),
    FILE("radio.svg", radio_svg),
    FILE("rain.svg", rain_svg),
    FILE("receipt.svg", receipt_svg),
    FILE("record.svg", record_svg),
    FILE("rectangle.svg", rectangle_svg),
    FILE("redo.svg", redo_svg),
    FILE("refresh.svg", refresh_svg),
    FILE("remove.svg", remove_svg),
    FILE("repeat.svg", repeat_svg),
    FILE("reply-all.svg", reply_all_svg),
    FILE("reply.svg", reply_svg),
    FILE("return.svg", return_svg),
    FILE("rewind.svg", rewind_svg),
    FILE("rich-text-arab.svg", rich_text_arab_svg),
    FILE("rich-text-hebr.svg", rich_text_hebr_svg),
    FILE("rich-text.svg", rich_text_svg),
    FILE("rocket.svg", rocket_svg),
    FILE("rotate-left.svg", rotate_left_svg),
    FILE("rotate-right.svg", rotate_right_svg),
    FILE("route.svg", route_svg),
    FILE("ruler.svg", ruler_svg),
    FILE("run.svg", run_svg),
    FILE("scale.svg", scale_svg),
    FILE("scan.svg", scan_svg),
    FILE("scissors.svg", scissors_svg),
    FILE("search.svg", search_svg),
    FILE("send.svg", send_svg),
    FILE("server.svg", server_svg),
    FILE("settings.svg", settings_svg),
    FILE("share.svg", share_svg),
    FILE("shield-check.svg", shield_check_svg),
    FILE("shield.svg", shield_svg),
    FILE("shift.svg", shift_svg),
    FILE("shirt.svg", shirt_svg),
    FILE("shower.svg", shower_svg),
    FILE("shuffle.svg", shuffle_svg),
    FILE("sidebar.svg", sidebar_svg),
    FILE("signature-arab.svg", signature_arab_svg),
    FILE("signature-hebr.svg", signature_hebr_svg),
    FILE("signature.svg", signature_svg),
    FILE("skip-back-10.svg", skip_back_10_svg),
    FILE("skip-back-15.svg", skip_back_15_svg),
    FILE("skip-back-30.svg", skip_back_30_svg),
    FILE("skip-back.svg", skip_back_svg),
    FILE("skip-forward-10.svg", skip_forward_10_svg),
    FILE("skip-forward-15.svg", skip_forward_15_svg),
    FILE("skip-forward-30.svg", skip_forward_30_svg),
    FILE("skip-forward.svg", skip_forward_svg),
    FILE("sliders.svg", sliders_svg),
    FILE("smartphone.svg", smartphone_svg),
    FILE("smile.svg", smile_svg),
    FILE("snow.svg", snow_svg),
    FILE("sparkles.svg", sparkles_svg),
    FILE("speaker-low.svg", speaker_low_svg),
    FILE("speaker-slash.svg", speaker_slash_svg),
    FILE("speaker.svg", speaker_svg),
    FILE("square-dashed.svg", square_dashed_svg),
    FILE("square.svg", square_svg),
    FILE("stack.svg", stack_svg),
    FILE("star-fill.svg", star_fill_svg),
    FILE("star-half.svg", star_half_svg),
    FILE("star.svg", star_svg),
    FILE("stethoscope.svg", stethoscope_svg),
    FILE("stop.svg", stop_svg),
    FILE("stopwatch.svg", stopwatch_svg),
    FILE("store.svg", store_svg),
    FILE("storm.svg", storm_svg),
    FILE("strikethrough.svg", strikethrough_svg),
    FILE("suitcase.svg", suitcase_svg),
    FILE("sun-large.svg", sun_large_svg),
    FILE("sun-small.svg", sun_small_svg),
    FILE("sunrise.svg", sunrise_svg),
    FILE("symbols.txt", symbols_txt),
    FILE("syringe.svg", syringe_svg),
    FILE("table.svg", table_svg),
    FILE("tablet.svg", tablet_svg),
    FILE("tag.svg", tag_svg),
    FILE("target.svg", target_svg),
    FILE("tent.svg", tent_svg),
    FILE("terminal.svg", terminal_svg),
    FILE("text-align-natural.svg", text_align_natural_svg),
    FILE("text-bubble.svg", text_bubble_svg),
    FILE("text-cursor-arab.svg", text_cursor_arab_svg),
    FILE("text-cursor-hebr.svg", text_cursor_hebr_svg),
    FILE("text-cursor.svg", text_cursor_svg),
    FILE("text-format.svg", text_format_svg),
    FILE("text-size-larger-arab.svg", text_size_larger_arab_svg),
    FILE("text-size-larger-hebr.svg", text_size_larger_hebr_svg),
    FILE("text-size-larger.svg", text_size_larger_svg),
    FILE("text-size-smaller-arab.svg", text_size_smaller_arab_svg),
    FILE("text-size-smaller-hebr.svg", text_size_smaller_hebr_svg),
    FILE("text-size-smaller.svg", text_size_smaller_svg),
    FILE("thermometer.svg", thermometer_svg),
    FILE("thumbs-down.svg", thumbs_down_svg),
    FILE("thumbs-up.svg", thumbs_up_svg),
    FILE("ticket.svg", ticket_svg),
    FILE("timer.svg", timer_svg),
    FILE("train.svg", train_svg),
    FILE("trash.svg", trash_svg),
    FILE("tray.svg", tray_svg),
    FILE("tree.svg", tree_svg),
    FILE("trend-up.svg", trend_up_svg),
    FILE("triangle.svg", triangle_svg),
    FILE("trophy.svg", trophy_svg),
    FILE("truck.svg", truck_svg),
    FILE("tv.svg", tv_svg),
    FILE("umbrella.svg", umbrella_svg),
    FILE("underline.svg", underline_svg),
    FILE("undo.svg", undo_svg),
    FILE("upload.svg", upload_svg),
    FILE("verified.svg", verified_svg),
    FILE("video.svg", video_svg),
    FILE("walk.svg", walk_svg),
    FILE("wallet.svg", wallet_svg),
    FILE("warning-bubble.svg", warning_bubble_svg),
    FILE("warning.svg", warning_svg),
    FILE("watch.svg", watch_svg),
    FILE("waveform.svg", waveform_svg),
    FILE("wifi.svg", wifi_svg),
    FILE("wind.svg", wind_svg),
    FILE("window.svg", window_svg),
    FILE("wine.svg", wine_svg),
    FILE("wrench.svg", wrench_svg),
};

typeset_embedded_files typeset_embedded_icons(void) {
  return (typeset_embedded_files){files, sizeof files / sizeof *files};
}
