#include "converter/readers/retold/entries/first_told.hpp"

#include "converter/readers/copied/batteries_listed.hpp"
#include "converter/readers/retold/entries/bases_of_brigades.hpp"
#include "converter/readers/retold/entries/either_count.hpp"
#include "converter/readers/retold/entries/gun_pieces.hpp"
#include "converter/readers/retold/entries/line_slips.hpp"
#include "converter/readers/retold/entries/lone_counts.hpp"
#include "converter/readers/retold/entries/owned_troops.hpp"
#include "converter/readers/retold/entries/states_listed.hpp"
#include "converter/readers/retold/entries/thirds.hpp"

#include <array>

namespace estafette::readers {
namespace {

constexpr auto kFirst = std::to_array<Retelling>({
    {"Kern: 56th Ohio - 28th Ohio - 9th Iowa", "Kern: 56th Ohio, 28th Ohio, 9th Iowa", with_states_at_dashes_listed,
     needs(Mark::digit, Mark::dash, Sense::state)},
    {"96th Ohio, Major Kern, 38th Ohio, Capt. Roe", "96th Ohio, Major Kern; 38th Ohio, Capt. Roe",
     with_led_states_apart, needs(Mark::digit, Mark::comma, Sense::state, Sense::rank)},
    {"IR 10 (2⅓ Bat.)", "IR 10 (2 bns, 2 coys)", with_thirds_as_companies, needs(Mark::half)},
    {"Kern's and Roe's KGL coys (6 guns each)", "Kern's KGL battery (6 guns); Roe's KGL battery (6 guns)",
     with_batteries_of_owners, needs(Mark::digit, Sense::count)},
    {"4e L\u00E9g\u00E8re (3 or 4 bns)", "4e L\u00E9g\u00E8re (4 bns) [Note: 3 or 4 bns]", with_higher_of_two,
     needs(Mark::digit, Mark::closing, Sense::count)},
    {"IV Corps (Strength 2, 159 men)", "IV Corps (Strength 2,159 men)", with_thousands_joined,
     needs(Mark::digit, Mark::comma, Sense::count)},
    {"6 8pdr Artillery pieces", "8pdr Artillery (6 guns)", with_pieces_as_guns, needs(Mark::digit, Sense::gun)},
    {"1 Guard Mitrailleuse battery", "Guard Mitrailleuse battery", with_battery_of_pieces,
     needs(Mark::digit, Sense::count)},
    {"Companies A, B and C, 2nd US Cavalry: Capt. Roe", "2nd US Cavalry, Companies A, B and C: Capt. Roe",
     with_companies_behind, needs(Mark::digit, Sense::count)},
    {"Brigade Kern - 3 bases Veteran (24th, 42nd, 61st)", "Brigade Kern: 24th, 42nd, 61st - 3 bases [Note: Veteran]",
     with_list_before_bases, needs(Mark::digit, Mark::round, Mark::hyphen, Sense::command)},
    {"Col Gates 400 /    /", "Col Gates 400", wordless<without_empty_strokes>, needs(Mark::digit, Mark::slash)},
    {"DivisionBrigadeRegiments and Others", "Division Brigade Regiments and Others", with_titles_apart},
    {"Kern's Legion:Lieutenant Colonel Kern", "Kern's Legion: Lieutenant Colonel Kern", with_colon_apart,
     needs(Mark::colon, Sense::rank)},
    {"Roe's (Maryland) Co/Continental Artillery", "Roe's (Maryland) Company Continental Artillery",
     with_company_of_guns, needs(Sense::arm)},
    {"1st Cavalry, Companies. BCH&I", "1st Cavalry, Companies B, C, H, I", with_company_letters_apart,
     needs(Sense::count)},
    {"14th Dragoons (dismounted)", "14th dismounted Dragoons", with_dismounted_before, needs(Sense::kind)},
    {"3rd Line (3 bns). 2 squadrons-4th Hussars", "3rd Line (3 bns), 2 squadrons 4th Hussars", with_count_behind_stop,
     needs(Mark::digit, Mark::closing, Mark::stop, Sense::count)},
    {"Roe d'Alba [dit Dale], GdD Antoine", "Roe d'Alba, GdD Antoine [dit Dale]", with_other_name_behind,
     needs(Mark::square, Mark::comma, Sense::rank)},
    {"Kern's Militia, including:", "Kern's Militia:", without_including, needs(Mark::comma, Mark::colon, Sense::link)},
    {"Kelly's Infantry, Brown's Cavalry, Roe's Battery.", "Kelly's Infantry, Brown's Cavalry, Roe's Battery",
     without_stop_at_list_end, needs(Mark::comma, Mark::stop)},
    {"2nd Mo. Infantry (bn), 1st Cav. (bn.)", "2nd Mo. Infantry (1 bn), 1st Cav. (1 bn)", with_lone_counts_one,
     needs(Mark::round, Mark::closing, Sense::unit)},
    {"Guards: A battalion of the Grenadier, Coldstream, and Scots Guards.",
     "Guards: Grenadier, Coldstream, and Scots Guards [Note: a battalion of each]", with_battalion_of_each,
     needs(Mark::comma, Sense::kind)},
    {"Kelly's Infantry, Brown's Cavalry, 3rd Infantry (1 bn)", "Kelly's Infantry; Brown's Cavalry; 3rd Infantry (1 bn)",
     with_owned_troops_apart, needs(Mark::comma, Sense::kind)},
});

}  // namespace

std::span<const Retelling> first_retellings() {
  return kFirst;
}

}  // namespace estafette::readers
