#include "converter/readers/retold/shorthand/shorthand_told.hpp"

#include "converter/readers/retold/companies/gunners_by_guns.hpp"
#include "converter/readers/retold/entries/leaders_posts.hpp"
#include "converter/readers/retold/entries/leaders_rated.hpp"
#include "converter/readers/retold/entries/sort_for_names.hpp"
#include "converter/readers/retold/figures/letters_of_pieces.hpp"
#include "converter/readers/retold/listed/armed_batteries.hpp"
#include "converter/readers/retold/listed/comma_before_and.hpp"
#include "converter/readers/retold/listed/numbered_apart.hpp"
#include "converter/readers/retold/listed/regiments_at_comma.hpp"
#include "converter/readers/retold/shorthand/bare_numbers_listed.hpp"
#include "converter/readers/retold/shorthand/battalions_of_brigades.hpp"
#include "converter/readers/retold/shorthand/batteries_times.hpp"
#include "converter/readers/retold/shorthand/behind_gaps.hpp"
#include "converter/readers/retold/shorthand/brevet_ranks.hpp"
#include "converter/readers/retold/shorthand/codes_in_brackets.hpp"
#include "converter/readers/retold/shorthand/codes_of_regiments.hpp"
#include "converter/readers/retold/shorthand/guns_of_each.hpp"
#include "converter/readers/retold/shorthand/honours_behind_names.hpp"
#include "converter/readers/retold/shorthand/ladders.hpp"
#include "converter/readers/retold/shorthand/leaders_in_turn.hpp"
#include "converter/readers/retold/shorthand/letters_of_counts.hpp"
#include "converter/readers/retold/shorthand/line_letters.hpp"
#include "converter/readers/retold/shorthand/lists_in_groups.hpp"
#include "converter/readers/retold/shorthand/men_behind_guns.hpp"
#include "converter/readers/retold/shorthand/men_in_parts.hpp"
#include "converter/readers/retold/shorthand/names_as_regiments.hpp"
#include "converter/readers/retold/shorthand/one_times.hpp"
#include "converter/readers/retold/shorthand/parts_and_strengths.hpp"
#include "converter/readers/retold/shorthand/remarks_behind_lists.hpp"
#include "converter/readers/retold/shorthand/sides_told.hpp"
#include "converter/readers/retold/shorthand/sort_for_all.hpp"

#include <array>

namespace estafette::readers {
namespace {

constexpr auto kShorthand = std::to_array<Retelling>({
    {"4th Foot Battery, 8 guns & 9th Horse Battery: 6 guns", "4th Foot Battery, 8 guns; 9th Horse Battery, 6 guns",
     with_armed_batteries_apart, needs(Mark::digit)},
    {"9th Line / 24th Line (3) & 8th Light (2)", "9th Line; 24th Line (3); 8th Light (2)", with_numbered_apart,
     needs(Mark::digit)},
    {"9th Line (3) & 24th Line (2), and 8th Light (2)", "9th Line (3) & 24th Line (2) & 8th Light (2)",
     without_comma_before_and, needs(Mark::comma, Sense::link)},
    {"6e dragons, 376 h, 395 chev", "6e dragons, 376 h, 395 chevaux", wordless<with_horses_spelt>, needs(Mark::digit)},
    {"Roe: 54 Ln & 4Lt", "Roe: 54th Line & 4th Light", wordless<with_line_letters_spelt>, needs(Mark::digit)},
    {"Batterie \u00E0 pied n\u00B0 11 (4 p.)", "Batterie \u00E0 pied n\u00B0 11 (4 guns)", with_letters_of_pieces_spelt,
     needs(Mark::digit, Mark::stop)},
    {"3e cie du 2e \u00E0 cheval, 8 pi\u00E8ces, 145 hommes",
     "3e cie du 2e \u00E0 cheval [Horse artillery], 8 pi\u00E8ces, 145 hommes", with_gunners_told_by_guns,
     needs(Mark::digit, Sense::count)},
    {"61 Line (2/858), 2 Light (4 bns, 2340)", "61st Line (2/858), 2nd Light (4 bns, 2340)", with_numbers_of_bracketed,
     needs(Mark::digit, Mark::round)},
    {"II/6th and IV/24th, 25th Line", "2/6th and 4/24th, 25th Line", with_battalions_in_figures,
     needs(Mark::slash, Mark::numeral)},
    {"10th prov (2 bns), 6th leg prov", "10th Provisional Line (2 bns), 6th Provisional Light",
     wordless<with_provisionals_spelt>, needs(Mark::digit)},
    {"1 x 1/27th Foot (Steady, First Fire)", "1/27th Foot (Steady, First Fire)", without_one_times,
     needs(Mark::digit, Mark::letter_x)},
    {"28th Regt., Colonel Roe, K.C.B.    557", "28th Regt., Colonel Roe    557 [K.C.B.]",
     wordless<with_honours_behind_strength>, needs(Mark::digit, Mark::comma, Mark::stop)},
    {"13th Light 3 bns - 1829, 17th Line 2 - 1016", "13th Light (3 bns) 1829, 17th Line (2 bns) 1016",
     with_parts_before_dashes, needs(Mark::digit, Mark::dash, Sense::count)},
    {"72nd Line (2 bns = 995)", "72nd Line (2 bns, 995)", with_strength_at_comma,
     needs(Mark::digit, Mark::round, Sense::count)},
    {"1st Light (2/900) 3rd Line (2/1135)", "1st Light (2/900), 3rd Line (2/1135)", with_bracketed_regiments_apart,
     needs(Mark::digit, Mark::round, Sense::kind)},
    {"Roe's Bde - 1/4th (750), 1/50th (790). These are the chaps who hold the farm",
     "Roe's Bde - 1/4th (750), 1/50th (790) [Note: These are the chaps who hold the farm]", with_sentence_noted,
     needs(Mark::digit, Mark::closing, Mark::stop)},
    {"1/26th (750) and 2/81st, say 650", "1/26th (750) and 2/81st (650)", wordless<without_say_before_figure>,
     needs(Mark::digit)},
    {"Corps Artillery  17th Battery Company (12 guns), 32nd Light Company",
     "Corps Artillery: 17th Battery Company (12 guns), 32nd Light Company", with_colon_at_gap,
     needs(Mark::digit, Mark::comma, Sense::command, Sense::arm)},
    {"2nd      Line Batt. KGL    627", "2nd Line Batt. KGL    627", with_number_beside_sort, needs(Mark::digit)},
    {"1st Brigade   7/6/5/4/3  Reg", "1st Brigade - 7 bases [Note: 7/6/5/4/3; Reg]", wordless<with_bases_of_ladder>,
     needs(Mark::digit, Mark::slash)},
    {"Patria Regiment    2nd Line   30 figs", "Patria Regiment [Note: 2nd Line]   30 figs", with_second_line_noted,
     needs(Mark::digit)},
    {"Guard: 2 bns Grenadiers, 2 bns Chasseurs; Hussars and 1 sqn Mamelukes",
     "Guard: 2 bns Grenadiers; 2 bns Chasseurs; Hussars; 1 sqn Mamelukes", with_groups_at_semicolons,
     needs(Mark::digit, Mark::comma, Mark::semicolon, Sense::count, Sense::kind)},
    {"15th Light (less 1 bn; 2 bns)", "15th Light (2 bns) [Note: less 1 bn]", with_missing_behind_count,
     needs(Mark::round, Mark::semicolon, Sense::note, Sense::count)},
    {"Roe's Dragoons: 17, 18, 19", "Roe: 17th Dragoons, 18th Dragoons, 19th Dragoons", with_sort_for_numbers,
     needs(Mark::digit, Mark::colon, Mark::comma, Sense::kind)},
    {"Kern - 17e leg 3, 70e 4", "Kern - 17e leg (3 bns), 70e (4 bns)", with_parts_at_each_end,
     needs(Mark::digit, Mark::comma)},
    {"20th & 21st Jager Regiments (1 ea)(31/712)", "20th & 21st Jager Regiments (1 bns each) 743 men [Note: 31/712]",
     with_strength_of_both, needs(Mark::digit, Mark::round, Mark::slash)},
    {"Alba Artillery, Capt. Roe: 2 10-lb Parrotts, 1 howitzer",
     "Alba Artillery, Capt. Roe (2 10-lb Parrotts, 1 howitzer)", with_pieces_behind_captain,
     needs(Mark::digit, Mark::colon, Sense::rank, Sense::gun)},
    {"12-pounder Foot Batteries, Nos. 2, 6, and 9", "12-pounder Foot Batteries Nos. 2, 6 and 9",
     with_numbers_at_batteries, needs(Mark::digit, Mark::comma, Sense::serial, Sense::plural)},
    {"2 foot batteries of eight 6-pounders each", "2 foot batteries (8 6-pounders each)", with_pieces_of_batteries,
     needs(Mark::digit, Sense::gun)},
    {"IR Nr. 11 - 4 B. - 1450 Mann", "IR Nr. 11 - 4 battalions - 1450 Mann", with_letters_of_counts,
     needs(Mark::digit, Mark::stop)},
    {"One Horse and one Foot battery, each of 8 guns", "1 Horse battery (8 guns), 1 Foot battery (8 guns)",
     with_batteries_of_both, needs(Sense::number)},
    {"Roe's Portuguese batteries (2 x 6 guns)", "2 Roe's Portuguese batteries (6 guns each)",
     with_batteries_before_times, needs(Mark::digit, Mark::round, Sense::count, Sense::plural)},
    {"4 batteries (2 x 12-pdr., 1 x 4-pdr., 1 horse)", "2 12-pdr batteries, 1 4-pdr battery, 1 horse battery",
     with_sorts_of_batteries_apart, needs(Mark::digit, Mark::round, Mark::comma, Sense::count)},
    {"BAVARIANS (VII CORPS) - Marshal Roe", "VII CORPS (BAVARIANS) - Marshal Roe", with_people_behind_command,
     needs(Mark::round, Sense::command)},
    {"4th Brigade: General Roe (Sardinia)", "4th Brigade: General Roe [Sardinia]", with_country_behind_leader,
     needs(Mark::round, Sense::command, Sense::rank)},
    {"8th Ohio (Capt. Roe [w], Capt. Dale [k], Capt. Kern)",
     "8th Ohio (Capt. Roe) [Note: w; Capt. Dale (k), Capt. Kern]", with_later_leaders_noted,
     needs(Mark::round, Sense::rank)},
    {"31 x 12-pdrs light", "31 x 12-pdrs [Note: light]", with_sort_of_pieces_noted, needs(Mark::digit, Mark::letter_x)},
    {"2nd Division (Roe, E)", "2nd Division (Roe) [Note: E]", with_letter_of_leader_noted,
     needs(Mark::round, Sense::command)},
    {"Brigade Roe: 5-4-3 (SK) 15th Light", "Brigade Roe: 15th Light [Note: 5-4-3 (SK)]", wordless<with_ladder_noted>,
     needs(Mark::digit, Mark::hyphen)},
    {"I Corps: General Roe (chief of staff: Col Dale)", "I Corps: General Roe [Note: chief of staff: Col Dale]",
     with_other_post_noted, needs(Mark::round, Sense::rank)},
    {"2nd/Rifle Brigade", "2nd bn Rifle Brigade", with_battalion_of_brigade,
     needs(Mark::digit, Mark::slash, Sense::command)},
    {"Alba (IR 26) (2 bns)", "IR 26 Alba (2 bns)", with_code_before_name, needs(Mark::digit, Mark::round)},
    {"Horse Batteries Nos. 2 and 7 ... 2", "Horse Batteries Nos. 2 and 7", with_numbered_batteries_counted,
     needs(Mark::digit, Sense::serial)},
    {"Alba (6), Toro (6) and Kern (4) Cuirassiers", "Alba Cuirassiers (6), Toro Cuirassiers (6), Kern Cuirassiers (4)",
     with_sort_for_all_named, needs(Mark::digit)},
    {"Alba (2), Toro (3), 1/Moll, Roe Grenadiers", "Regt Alba (2); Regt Toro (3); 1/Moll; Roe Grenadiers",
     with_names_as_regiments, needs(Mark::comma)},
    {"Alba Nr. 51 (3) - Toro Nr. 31 (2)", "Alba Nr. 51 (3), Toro Nr. 31 (2)", with_comma_for_dash_between_numbered,
     needs(Mark::digit, Mark::round, Mark::dash, Sense::serial)},
    {"15th Ohio: Maj. (Col.) Amos Roe (w)", "15th Ohio: Maj. Amos Roe (w) [Note: Maj. (Col.)]", with_brevet_noted,
     needs(Mark::round)},
    {"Rochow (C8), 5 sqns", "Rochow [Note: C8], 5 sqns", with_codes_noted, needs(Mark::digit, Mark::round)},
    {"100th Line (Colonel Roe), 2,209 in 3 bns", "100th Line (Colonel Roe), 2,209 men in 3 bns", with_men_in_parts_told,
     needs(Mark::digit, Mark::comma, Sense::count)},
    {"23\u00BA de infanter\u00EDa ligera, Regimiento de Toro", "23\u00BA de infanter\u00EDa ligera; Regimiento de Toro",
     with_regiments_apart_at_comma, needs(Sense::link)},
    {"48 guns      1,233", "48 guns, 1,233 men", with_men_behind_guns, needs(Mark::digit, Sense::count)},
});

}  // namespace

std::span<const Retelling> shorthand_retellings() {
  return kShorthand;
}

}  // namespace estafette::readers
