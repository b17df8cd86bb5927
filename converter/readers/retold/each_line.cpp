#include "converter/readers/retold/each_line.hpp"

#include "converter/readers/copied/prints/run_in_heads.hpp"
#include "converter/readers/counted/parts/parts_respectively.hpp"
#include "converter/readers/retold/apart/articles_listed.hpp"
#include "converter/readers/retold/apart/articles_of_numbers.hpp"
#include "converter/readers/retold/apart/entries_behind_ratings.hpp"
#include "converter/readers/retold/apart/labelled_groups.hpp"
#include "converter/readers/retold/apart/sorts_before_serials.hpp"
#include "converter/readers/retold/apart/sorts_of_owners.hpp"
#include "converter/readers/retold/apart/states_listed.hpp"
#include "converter/readers/retold/apart/suspended_words.hpp"
#include "converter/readers/retold/apart/units_at_and.hpp"
#include "converter/readers/retold/companies/battalions_told_behind.hpp"
#include "converter/readers/retold/companies/batteries_of_regiments.hpp"
#include "converter/readers/retold/companies/brigades_of_gunners.hpp"
#include "converter/readers/retold/companies/companies_behind_arm.hpp"
#include "converter/readers/retold/companies/companies_of_several.hpp"
#include "converter/readers/retold/entries/colons_for_dashes.hpp"
#include "converter/readers/retold/entries/commands_behind.hpp"
#include "converter/readers/retold/entries/first_told.hpp"
#include "converter/readers/retold/entries/leader_before_troops.hpp"
#include "converter/readers/retold/entries/leaders_posts.hpp"
#include "converter/readers/retold/entries/leaders_succeeded.hpp"
#include "converter/readers/retold/entries/owners_for_several.hpp"
#include "converter/readers/retold/entries/sort_for_names.hpp"
#include "converter/readers/retold/figures/american_pieces.hpp"
#include "converter/readers/retold/figures/brigades_of_guns.hpp"
#include "converter/readers/retold/figures/guns_in_words.hpp"
#include "converter/readers/retold/figures/guns_summed.hpp"
#include "converter/readers/retold/figures/strengths_at_semicolons.hpp"
#include "converter/readers/retold/figures/words_before_figures.hpp"
#include "converter/readers/retold/labels/headed_again.hpp"
#include "converter/readers/retold/labels/leaders_of_arms.hpp"
#include "converter/readers/retold/labels/leaders_of_parts.hpp"
#include "converter/readers/retold/labels/nations_in_short.hpp"
#include "converter/readers/retold/labels/rules_noted.hpp"
#include "converter/readers/retold/last_told.hpp"
#include "converter/readers/retold/parts/adjectives_of_counts.hpp"
#include "converter/readers/retold/parts/battalions_by_sort.hpp"
#include "converter/readers/retold/parts/battalions_of_places.hpp"
#include "converter/readers/retold/parts/counts_before_others.hpp"
#include "converter/readers/retold/parts/each_of_groups.hpp"
#include "converter/readers/retold/parts/each_told.hpp"
#include "converter/readers/retold/parts/numbered_parts_told.hpp"
#include "converter/readers/retold/parts/parts_of_several.hpp"
#include "converter/readers/retold/parts/posted_parts.hpp"
#include "converter/readers/retold/parts/some_noted.hpp"
#include "converter/readers/retold/shorthand/shorthand_told.hpp"
#include "converter/readers/retold/steps.hpp"

#include <array>
#include <vector>

namespace estafette::readers {
namespace {

constexpr auto kRetellings = std::to_array<Retelling>({
    {"Three old regiments of cavalry 1,250", "Three regiments of cavalry 1,250 [Note: old]",
     with_adjective_of_counted_noted, needs(Sense::count)},
    {"Captain Roe's brigade, 6 guns", "Captain Roe's brigade [Foot artillery], 6 guns", with_brigade_of_guns_told,
     needs(Mark::digit, Sense::command, Sense::subaltern)},
    {"2. Regiment Roe: 1. Bataillon (Major Kern) 893, 2. Bataillon (Major Dale) 877",
     "2. Regiment Roe: 1. Bataillon 893, 2. Bataillon 877 [Note: Major Kern] [Note: Major Dale]",
     with_leaders_of_parts_noted, needs(Mark::digit, Mark::colon, Mark::round, Mark::comma, Sense::rank)},
    {"Grenadiers: Alba, Toro; J\u00E4gers: 4th, 5th", "Alba, Toro Grenadiers; 4th, 5th J\u00E4gers",
     with_labels_behind_groups, needs(Mark::colon, Mark::semicolon, Sense::kind)},
    {"2 Battalions 39th Line (36 figures each)", "2 Battalions 39th Line (72 figures)", with_figures_of_all_parts,
     needs(Mark::digit, Mark::closing, Sense::each, Sense::count)},
    {"Battery C w/2 guns", "Battery C with 2 guns", wordless<with_with_spelt>, needs(Mark::slash)},
    {"71st New York (with 2 guns)", "71st New York; 71st New York battery (2 guns)", with_guns_of_regiment_apart,
     needs(Mark::digit, Sense::state, Sense::link)},
    {"31st Iowa (Note: with the 4th)", "31st Iowa [Note: with the 4th]", wordless<with_marked_note_in_square>,
     needs(Mark::colon)},
    {"Artillery: 4th Company, 8th Foot; 2nd Company, 1st Horse",
     "4th Company, 8th Foot [Foot artillery]; 2nd Company, 1st Horse [Horse artillery]", with_arm_of_companies,
     needs(Mark::digit, Mark::colon, Sense::count)},
    {"12th Regiment, 2 musketeer bns and 1 fusilier bn",
     "12th Regiment (3 battalions) [Note: 2 musketeer + 1 fusilier]", with_battalions_by_sort,
     needs(Mark::digit, Sense::count, Sense::kind)},
    {"Artillery: Lt-Col Roe - Dale's battery, Kern's battery", "Artillery (Lt-Col Roe): Dale's battery, Kern's battery",
     with_leader_of_arm_in_bracket, needs(Mark::colon, Sense::arm)},
    {"Light companies of 1/27th and 1/48th Foot: 200",
     "Light companies (2 companies) [Note: 1/27th and 1/48th Foot]: 200", with_companies_of_several,
     needs(Mark::digit, Sense::count, Sense::plural)},
    {"The II Corps, under General Roe:", "II Corps: General Roe", with_command_of_sentence,
     needs(Mark::colon, Sense::command, Sense::commander)},
    {"2nd Alba Regiment, 1st Bn (893), 2nd Bn (877)", "1st Bn 2nd Alba Regiment (893), 2nd Bn 2nd Alba Regiment (877)",
     with_battalions_before_regiment, needs(Mark::digit, Mark::round, Mark::comma, Sense::count)},
    {"Captain Roe's Field Brigade, R.A. - 6 guns", "Captain Roe's Field Battery, R.A. - 6 guns",
     with_battery_for_gunners_brigade, needs(Mark::comma, Sense::command)},
    {"5th and 6th Batteries, 8th Artillery Regiment", "5th and 6th Batteries of the 8th Artillery Regiment",
     with_regiment_at_batteries, needs(Mark::digit, Mark::comma, Sense::arm)},
    {"5e et 12e batteries du 5e (4)", "5e et 12e batteries du 5e [Note: de 4]", with_calibre_of_batteries_noted,
     needs(Mark::closing, Mark::digit)},
    {"4 pezzi da sei, due obici", "4 pezzi da 6, 2 obici", with_guns_and_calibres_in_figures, needs(Sense::number)},
    {"Rgtr. Alba Nr. 25, Toro Nr. 59, Gren. Batl. Kern", "Rgt. Alba Nr. 25, Rgt. Toro Nr. 59, Gren. Batl. Kern",
     with_sort_for_each_name, needs(Mark::comma, Sense::unit)},
    {"Chevaulegers Alba (2.), Toro (3.)", "2. Chevaulegers Alba, 3. Chevaulegers Toro", with_numbers_before_names,
     needs(Mark::round, Mark::digit, Mark::stop, Sense::kind)},
    {"4 pezzi a cavallo", "artiglieria a cavallo (4 pezzi)", with_horse_guns_told, needs(Mark::digit, Sense::count)},
    {"Brigata Alba (3\u00B0 e 4\u00B0 fanteria, col. Kern)", "Brigata Alba (col. Kern): 3\u00B0 e 4\u00B0 fanteria",
     with_leader_behind_troops_apart, needs(Mark::round, Mark::digit, Sense::command, Sense::rank)},
    {"3 esk. sterk 390 paarden", "3 esk, 390 paarden", with_comma_for_strong, needs(Mark::digit, Sense::count)},
    {"2 st. 6-pundiga kanoner", "2 6-pundiga kanoner", wordless<without_word_for_pieces>,
     needs(Mark::digit, Mark::stop)},
    {"\u0431\u0430\u0442\u0430\u0440\u0435\u0439\u043D\u044B\u0435 \u0440\u043E\u0442\u044B \u2116 5 \u0438 27, "
     "\u043B\u0435\u0433\u043A\u0430\u044F \u2116 9",
     "\u0431\u0430\u0442\u0430\u0440\u0435\u0439\u043D\u044B\u0435 \u0440\u043E\u0442\u044B \u2116 5 \u0438 27, "
     "\u043B\u0435\u0433\u043A\u0430\u044F \u0440\u043E\u0442\u0430 \u2116 9",
     wordless<with_russian_batteries_spelt>, needs(Mark::digit, Mark::beyond_ascii)},
    {"\u2116\u2116 5 \u0438 27", "\u2116 5 \u0438 27", wordless<with_one_sign_for_numbers>, needs(Mark::beyond_ascii)},
    {"Litthauische, 1ste westpreu\u00DFische Dragoner 9 Esk.",
     "Litthauische Dragoner (5 Esk); 1ste westpreu\u00DFische Dragoner (4 Esk) [Note: 9 Esk of all]",
     with_sort_for_adjectives, needs(Sense::kind)},
    {"R.I. 4 (2 bat.)", "Regimento de Infantaria n.\u00BA 4 (2 bat.)", wordless<with_numbered_infantry_spelt>,
     needs(Mark::digit, Mark::stop)},
    {"DC : KERN", "Division de cavalerie : KERN", wordless<with_cavalry_division_spelt>, needs(Mark::colon)},
    {"2nd Brigade: Col. Kern - 7th Line, 8th Line", "2nd Brigade (Col. Kern): 7th Line, 8th Line",
     with_leader_in_bracket, needs(Mark::colon, Mark::dash, Mark::comma)},
    {"Cavalerie l\u00E9g\u00E8re. \u2014 KERN, g\u00E9n\u00E9ral de division",
     "Cavalerie l\u00E9g\u00E8re: g\u00E9n\u00E9ral de division KERN", with_rank_before_leader,
     needs(Mark::dash, Mark::comma, Sense::rank)},
    {"KERN, colonel, commandant le g\u00E9nie", "Note: KERN, colonel, commandant le g\u00E9nie",
     with_post_on_staff_noted, needs(Mark::comma, Sense::commander)},
    {"\u041F\u0441\u043A\u043E\u0432\u0441\u043A\u0438\u0439 \u0438 \u041A\u0438\u0435\u0432\u0441\u043A\u0438\u0439 "
     "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0435",
     "\u041F\u0441\u043A\u043E\u0432\u0441\u043A\u0438\u0439 \u0438 \u041A\u0438\u0435\u0432\u0441\u043A\u0438\u0439 "
     "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0435 \u043F\u043E\u043B\u043A\u0438",
     wordless<with_russian_regiments_spelt>, needs(Mark::beyond_ascii)},
    {"Alba y Toro (2 bats. cada una)", "Alba (2 bats), Toro (2 bats)", with_pair_of_names_counted,
     needs(Mark::closing, Sense::each, Sense::count)},
    {"Brigade Roe - Alba et Toro dragons", "Brigade Roe: Alba et Toro dragons", with_colon_before_troops,
     needs(Mark::dash, Sense::command)},
    {"5\u00BA di linea, II e III battaglione", "5\u00BA di linea (2 battalions) [II e III battaglione]",
     with_numbered_parts_counted, needs(Mark::digit, Mark::comma, Sense::count)},
    {"13a e 14a batteria", "13\u00AA e 14\u00AA batteria", wordless<with_feminine_ordinals>, needs(Mark::digit)},
    {"I.R. Nr. 42, I.R. 73", "IR Nr. 42, IR 73", wordless<with_ir_without_stops>, needs(Mark::digit, Mark::stop)},
    {"2/16 US, 1/18 U.S.", "2/16th US, 1/18th U.S.", wordless<with_battalions_of_regulars>,
     needs(Mark::slash, Mark::digit)},
    {"9th Ohio, 400 men, elite 10th Ohio, 350 men, green", "9th Ohio, 400 men, elite; 10th Ohio, 350 men, green",
     with_entries_apart_behind_ratings, needs(Mark::comma, Mark::digit, Sense::count, Sense::quality)},
    {"IR 42; Batt. Nr. 4/I", "IR 42; Batterie Nr. 4/I", wordless<with_battery_for_batt>,
     needs(Mark::digit, Mark::stop)},
    {"Battery \"M\", 1st Ohio; 4th Ohio", "Battery M, 1st Ohio; 4th Ohio", wordless<without_marks_round_letters>,
     needs(Mark::digit)},
    {"1st Ill. Art., Co. M, 10th Ind. Battery", "1st Ill. Art. (Co. M), 10th Ind. Battery",
     wordless<with_company_of_artillery_in_brackets>, needs(Mark::comma, Mark::digit)},
    {"This table shows the composition of General Roe's army at Alba.",
     "Note: This table shows the composition of General Roe's army at Alba.", wordless<with_introduction_noted>,
     needs(Mark::stop, Sense::rank)},
    {"+1 to shooting in line", "Note: +1 to shooting in line", with_rule_noted},
    {"Grenadier Battalions: (all have shock status)",
     "Grenadier Battalions [Note: all have shock status]:", with_remark_before_colon, needs(Mark::colon, Mark::round)},
    {"Sard. Dragoon Regt Kern", "Dragoon Regt Kern [Sardinia]", with_nation_in_short_behind,
     needs(Mark::stop, Sense::initials, Sense::kind)},
    {"23rd Light Dragoon's", "23rd Light Dragoons", with_several_for_owners, needs(Mark::digit)},
    {"92nd and 93rd Line (2 and 3 bns respectively)", "92nd Line (2 bns), 93rd Line (3 bns)", with_parts_respectively,
     needs(Mark::digit, Mark::round, Sense::each, Sense::count)},
    {"Sir Adam Kern - Commander in Chief - excellent leader",
     "Commander in Chief: Sir Adam Kern [Note: excellent leader]", with_post_before_name,
     needs(Mark::hyphen, Sense::commander)},
    {"Light Brigade - Roe - Toro Hussars and 2nd Dragoons", "Light Brigade - Roe: Toro Hussars and 2nd Dragoons",
     with_colon_behind_name, needs(Mark::hyphen, Sense::command, Sense::kind)},
    {"IR Alba, Toro und Husaren Lund", "IR Alba, Toro; Husaren Lund", with_sort_behind_and_apart,
     needs(Mark::comma, Sense::kind)},
    {"7th Hussars and Alba Lancers", "7th Hussars; Alba Lancers", with_units_apart_at_and},
    {"Cavalry.-1st New York, 8th Illinois", "Cavalry: 1st New York, 8th Illinois", with_colon_behind_head,
     needs(Mark::hyphen, Sense::state)},
    {"1st New York Light, Batteries E & L: Cpt Roe", "Batteries E & L, 1st New York Light: Cpt Roe",
     with_letters_before_state, needs(Mark::comma, Sense::state, Sense::count, Sense::plural)},
    {"3d and 5th New York, 7th Maine, volunteers.", "3d and 5th New York, 7th Maine", without_volunteers_behind,
     needs(Mark::comma, Mark::digit, Sense::state)},
    {"2e compagnie avec 4 pi\u00E8ces de 8 livres et 2 obusiers.", "2e compagnie (4 pi\u00E8ces de 8, 2 obusiers)",
     with_guns_in_bracket, needs(Mark::digit, Sense::gun)},
    {"3xLine Infantry, 2XHussars", "3 x Line Infantry, 2 x Hussars", wordless<with_times_apart>,
     needs(Mark::digit, Mark::letter_x)},
    {"Commander in Chief, General Roe", "Commander in Chief: General Roe", with_colon_behind_commander,
     needs(Mark::comma, Sense::commander, Sense::rank)},
    {"36th Indiana ?", "36th Indiana [?]", wordless<with_unknown_noted>, needs(Mark::question)},
    {"36th Indiana: n/a", "36th Indiana [?]", wordless<with_no_answer_noted>, needs(Mark::slash)},
    {"36. Regiment, k.A.", "36. Regiment [?]", wordless<with_no_figure_noted>, needs(Mark::stop)},
    {"22nd Line: -", "22nd Line [?]", wordless<with_dash_noted>, needs(Mark::digit, Mark::colon, Mark::dash)},
    {"33rd Ohio: 2Lt Adam Roe", "33rd Ohio: Second Lt Adam Roe", with_lieutenants_spelt,
     needs(Mark::digit, Sense::rank)},
    {"Jagers No. 35, Linie Nos. 3, 12 en 13", "Jagers No. 35; Linie Nos. 3, 12 en 13", with_numbered_sorts_parted,
     needs(Mark::digit, Mark::comma, Sense::kind)},
    {"cuirassiers de Toro et de Moll, 10 escadrons", "cuirassiers de Toro; cuirassiers de Moll (10 escadrons total)",
     with_sort_for_each_owner, needs(Sense::kind)},
    {"24e de ligne (3 bataillons, dont un \u00E0 Toro)", "24e de ligne (3 bataillons) [Note: dont un \u00E0 Toro]",
     with_some_of_parts_noted, needs(Mark::round, Mark::closing, Sense::count, Sense::link)},
    {"3 Batterien, 1 reitende Batterie = 32 Gesch.", "3 Batterien, 1 reitende Batterie (32 Gesch)",
     with_summed_guns_in_bracket, needs(Mark::digit, Sense::count)},
    {"6 Fu\u00DF-, 2 Kavallerie-Batterien", "6 Fu\u00DFbatterien, 2 Kavalleriebatterien", with_suspended_list,
     needs(Mark::digit, Mark::hyphen, Mark::comma)},
    {"Brigade KERN. \u2014 71e demi-brigade; 2e de ligne.", "Brigade KERN: 71e demi-brigade; 2e de ligne",
     with_colon_for_stop_and_dash, needs(Mark::digit, Mark::stop, Mark::dash, Sense::command)},
    {"1er bat. de l'Yonne; 5e de la Meurthe", "1er bat. de l'Yonne; 5e bat. de la Meurthe", with_battalions_of_places,
     needs(Mark::digit, Mark::semicolon)},
    {"12e R.I. (3 bat.)", "12e r\u00E9giment d'infanterie (3 bat.)", wordless<with_french_regiments_spelt>,
     needs(Mark::digit)},
    {"2nd and 6th Hussars, 7 squadrons, 900 men", "2nd and 6th Hussars (7 squadrons total) 900 men",
     with_parts_of_numbered, needs(Mark::digit, Mark::comma, Sense::count, Sense::kind)},
    {"1st Alba Grenadier Battalion, Toro Grenadier Battalion", "1st Alba Grenadier Battalion; Toro Grenadier Battalion",
     with_pair_of_a_sort_apart, needs(Mark::comma, Sense::kind)},
    {"2 leichte, 1 Positionsbatterie", "2 leichte Batterien; 1 Positionsbatterie", with_batteries_of_sorts,
     needs(Mark::digit, Mark::comma)},
    {"4, 20 i 26 p. dragon\u00F3w", "4., 20. oraz 26. p. dragon\u00F3w", wordless<with_polish_ordinals>,
     needs(Mark::digit)},
    {"Alba Hussars 8 sqns, Toro Cossacks", "Alba Hussars (8 sqns), Toro Cossacks", with_counts_of_first_in_bracket,
     needs(Mark::digit, Mark::comma, Sense::count, Sense::kind)},
    {"9\u00BA di linea, uomini 1.940", "9\u00BA di linea, 1.940 uomini", with_words_behind_figures,
     needs(Mark::digit, Mark::comma, Sense::count)},
    {"Regimenter Alba, Dale (je 3 Bat.), Toro, Moll (je 2 Bat.)",
     "Regiment Alba (3 Bat.), Regiment Dale (3 Bat.), Regiment Toro (2 Bat.), Regiment Moll (2 Bat.)",
     with_parts_of_each_group, needs(Mark::comma, Mark::round, Mark::closing, Sense::each, Sense::count)},
    {"Alba, Dale zu je 2, zusammen 4 Bataillone", "Alba, Dale (2 Bataillone each)", with_each_before_sum,
     needs(Mark::comma, Mark::digit, Sense::each, Sense::count, Sense::total)},
    {"Gen.-Maj. v. Kern: 4 Bat. Toro", "Gen-Maj. v. Kern: 4 Bat. Toro", with_rank_of_leader_joined,
     needs(Mark::colon, Mark::stop, Mark::hyphen)},
    {"Cavalerie l\u00E9g\u00E8re, Kern : 8e hussards, 11e chasseurs",
     "Cavalerie l\u00E9g\u00E8re (Kern): 8e hussards, 11e chasseurs", with_leader_of_horse_in_bracket,
     needs(Mark::colon, Mark::comma, Sense::kind)},
    {"3es et 4es bat.", "3e et 4e bat.", wordless<with_french_ordinals_of_one>, needs(Mark::digit)},
    {"5e, 11e et 23e de ligne (3e et 4e bat.)", "5e, 11e et 23e de ligne (2 bat each) [Note: 3e et 4e bat]",
     with_numbered_parts_of_each, needs(Mark::digit, Mark::round, Mark::closing, Sense::count, Sense::kind)},
    {"1-я бригада (полк. Роэ)", "1-я бригада (полковник Роэ)", wordless<with_russian_colonel_spelt>,
     needs(Mark::round, Mark::beyond_ascii)},
    {"Caballer\u00EDa: Toro, 150 caballos; Alba, 100", "Caballer\u00EDa: Toro (150 caballos), Alba (100)",
     with_strengths_in_brackets, needs(Mark::colon, Mark::semicolon, Mark::digit, Sense::arm)},
    {"VIe CC - Kern", "VIe corps de cavalerie - Kern", with_roman_command_letters_spelt, needs(Mark::numeral)},
    {"Batteries No. 1 and 3.", "Batteries No. 1 and 3", wordless<without_stop_behind_number>,
     needs(Mark::digit, Mark::stop)},
    {"[20:14] Kern: 59th Line 1,100", "59th Line 1,100", wordless<without_chat_head>, needs(Mark::colon, Mark::digit)},
    {"18e de ligne et la 25e, 1re brigade : Roe", "1re brigade (Roe): 18e de ligne et la 25e",
     with_command_before_troops, needs(Mark::digit, Mark::comma, Mark::colon, Sense::command)},
    {"La 18e de ligne et la 25e", "18e de ligne et 25e", without_articles_of_numbers, needs(Mark::digit, Sense::link)},
    {"Brigade Roe: das Infanterie-Regiment Nr. 5 und die Ulanen Nr. 3",
     "Brigade Roe: Infanterie-Regiment Nr. 5, Ulanen Nr. 3", without_articles_of_units,
     needs(Mark::colon, Sense::command)},
    {"La division Kern, composée des 12e et 24e de ligne et du 9e léger, comptait 6 000 hommes.",
     "division Kern: 12e et 24e de ligne, 9e léger - 6 000 hommes", with_command_in_prose, needs(Sense::command)},
    {"Kern's Division had three battalions each of the 9th and 24th Line.",
     "Kern's Division had 9th (3 battalions), 24th Line (3 battalions)", with_parts_of_each,
     needs(Sense::link, Sense::count)},
    {"Brigade Kern mit je zwei Bataillonen der Regimenter Nr. 4 und 5",
     "Brigade Kern: Regimenter Nr. 4 und 5 (2 battalions each)", with_each_before, needs(Sense::each, Sense::count)},
    {"9th and 24th Line, each of three battalions, and the 45th Line of two",
     "9th and 24th Line (3 battalions each), and the 45th Line (2 battalions)", with_each_behind,
     needs(Sense::each, Sense::count)},
    {"General of Division Kern commanded the artillery.", "Note: General of Division Kern commanded the artillery.",
     with_chief_of_arm_noted, needs(Sense::rank, Sense::link, Sense::arm)},
    {"Kern led the 10th Hussars and the 21st Chasseurs.", "Kern: 10th Hussars, 21st Chasseurs", with_leader_in_prose,
     needs(Sense::link)},
    {"13th Lancers (detached, not present)", "Note: 13th Lancers (detached, not present)", with_absent_noted,
     needs(Sense::note)},
    {"Detached 3 bns of the 24th Line to Kern's division", "Note: Detached 3 bns of the 24th Line to Kern's division",
     with_detached_noted, needs(Sense::count, Sense::command)},
    {"2nd/95th Rifles, 3rd/5th Foot", "2/95th Rifles, 3/5th Foot", with_plain_battalions,
     needs(Mark::digit, Mark::slash)},
    {"19e DI Kern, 135e et 149e ligne", "19e division d'infanterie Kern: 135e et 149e ligne",
     with_command_letters_spelt, needs(Mark::digit)},
    {"2e division : ROE puis KERN", "2e division : ROE [Note: puis KERN]", with_successor_noted,
     needs(Mark::colon, Sense::command)},
    {"Left Wing 1st Line: Roe", "Left Wing: Roe [1st Line]", with_line_of_wing_noted,
     needs(Sense::command, Sense::kind)},
    {"13th Lt: 2 bns", "13th Light: 2 bns", with_light_spelt, needs(Mark::digit, Sense::rank)},
    {"8th, 1st Batt. 12th, and 16th Foot", "8th, 1/12th, and 16th Foot", with_battalions_in_list,
     needs(Mark::digit, Sense::count)},
    {"4th Hussars, Scots Greys, and the Toro Dragoons", "4th Hussars, Scots Greys, Toro Dragoons", with_last_at_comma,
     needs(Mark::comma)},
    {"Alba (300) and Rey (200)", "Alba (300), Rey (200)", with_pair_at_comma,
     needs(Mark::round, Mark::digit, Sense::link)},
    {"\u2605\u2605 Cavalry: Roe", "Cavalry: Roe [Note: 2 stars]", wordless<with_stars_behind>,
     needs(Mark::beyond_ascii)},
    {"Gren Bn Kern (Elite, 18 pts)", "Gren Bn Kern [Elite, 18 pts]", with_points_in_square,
     needs(Mark::digit, Sense::price)},
    {"IR 36 Kern 2 bns MR4", "IR 36 Kern (2 bns) [MR4]", with_rating_behind_count, needs(Mark::digit)},
    {"Army: General Kern (CinC excellent, 6 ADCs)", "Army: General Kern [Note: CinC excellent; 6 ADCs]",
     with_graded_bracket_noted, needs(Mark::round, Mark::comma, Sense::grade, Sense::rank)},
    {"Artillery: 28 heavy guns, 1 horse battery", "Artillery: heavy guns (28 guns) [foot artillery], 1 horse battery",
     with_guns_of_sort, needs(Mark::digit, Sense::count)},
    {"Artillery: Kern horse (8), Roe foot (8)", "Artillery: Kern horse battery (8 guns), Roe foot battery (8 guns)",
     with_batteries_of_arm, needs(Mark::digit)},
    {"20th Light Dragoons (2 troops) 80", "20th Light Dragoons (1 squadrons) 80", with_troops_as_squadrons,
     needs(Sense::kind)},
    {"Position batteries x3", "3 x Position batteries", with_times_before_batteries,
     needs(Mark::digit, Mark::letter_x)},
    {"Grenadierbataillone Alba (1), Dale (1)", "Grenadierbataillon Alba (1), Grenadierbataillon Dale (1)",
     with_sort_of_each, needs(Mark::comma, Mark::round, Mark::digit, Sense::kind)},
    {"5\u00ba e 8\u00ba battaglione bersaglieri", "5\u00ba battaglione bersaglieri; 8\u00ba battaglione bersaglieri",
     with_battalions_repeated, needs(Sense::unit, Sense::kind)},
    {"23rd LD 459, 1st KGL H 451", "23rd LD 459, 1st KGL Hussars 451", with_horse_letters_spelt, needs(Mark::digit)},
    {"Grenadiers: 36 coys converged", "Grenadiers, converged (36 companies)", with_companies_of_sort,
     needs(Mark::digit, Mark::colon, Sense::kind, Sense::count)},
    {"3 British batteries, 2 KGL - 30 guns", "3 British batteries, 2 KGL batteries - 30 guns",
     with_batteries_of_each_nation, needs(Mark::digit, Sense::nation, Sense::count)},
    {"Roe: I.-III./IR 47, I-II/IR 50", "Roe: IR 47 (3 battalions), IR 50 (2 battalions)", with_ranges_in_list,
     needs(Mark::slash)},
    {"I.-III./IR 47", "IR 47 (3 battalions) [I.-III.]", with_range_before_regiment, needs(Mark::slash)},
    {"IR 50/I, II", "IR 50 (2 battalions) [I+II]", with_battalions_behind_slash, needs(Mark::slash, Sense::kind)},
    {"Roe (Moll-Dragoner, Dale-Husaren)", "Brigade Roe: Moll-Dragoner, Dale-Husaren", with_troops_behind_person,
     needs(Mark::comma, Mark::round, Sense::kind)},
    {"17th Missouri Infantry, Company A detached", "17th Missouri Infantry [Company A detached]", with_company_away,
     needs(Mark::comma, Sense::count)},
    {"1 (small) Regiment of Rifles", "1 Regiment of Rifles [Note: small]", with_remark_behind_count,
     needs(Mark::digit, Mark::round)},
    {"Cossacks Detachment (squadron.)", "Cossacks (1 squadron) [Note: Detachment]", with_one_in_brackets,
     needs(Mark::round, Mark::closing, Sense::unit, Sense::kind, Sense::command)},
    {"11 British - 9 Line, 2 Hussar", "9 battalions of British Line, 2 regiments of British Hussar", with_sorts_listed,
     needs(Mark::digit, Mark::comma, Sense::kind)},
    {"2 Polish cavalry regiments", "2 regiments of Polish cavalry", with_nation_of_counted,
     needs(Mark::digit, Sense::nation, Sense::count)},
    {"24th Line - 2 coys Jäger", "24th Line; 2 coys Jäger", with_other_companies_apart, needs(Sense::count)},
    {"1½ Foot Batteries (12 guns)", "2 Foot Batteries (12 guns) [Note: the last one of half the guns]",
     with_half_battery_apart, needs(Sense::count)},
    {"1/2 bn IR 19; IR 14 1½ Btl.", "IR 19 (half a battalion); IR 14 (1 Btl and half a battalion)",
     with_halves_of_parts, needs(Sense::count)},
    {"2/3rd Foot (204)|", "2/3rd Foot (204)", wordless<without_bar_at_end>, needs(Mark::bar)},
    {"9th Line 900*", "9th Line 900", wordless<without_footnote_mark>, needs(Mark::reference)},
    {"Artillery.(+)", "Artillery.", wordless<without_bracketed_mark>, needs(Mark::round)},
    {"4th Line (3 bns)b2,800", "4th Line (3 bns) 2,800", wordless<without_note_letter>, needs(Mark::closing)},
    {"Kern's Troop, R.H.A. (6 guns)", "Kern's Troop, RHA (6 guns)", with_initials_joined, needs(Mark::stop)},
    {"24th Foot . . . Colonel Kern", "24th Foot ... Colonel Kern", wordless<with_dots_together>, needs(Mark::stop)},
    {"1,579 - 1st Brigade (Kern) AQ 3.2", "1st Brigade (Kern) - 1,579 men [AQ 3.2]", with_strength_behind_command,
     needs(Mark::digit, Mark::dash, Sense::command)},
    {"6th Division (Kern): 5,693", "6th Division (Kern) - 5,693 men", with_men_of_command,
     needs(Mark::digit, Mark::colon)},
    {"Kern's Brigade. 7th Hussars, Toro Lancers = 6 squadrons",
     "Kern's Brigade (6 squadrons): 7th Hussars, Toro Lancers", with_sum_before_list,
     needs(Mark::digit, Mark::stop, Mark::comma, Sense::command, Sense::count)},
    {"11/9 Foot Artillery Regiment", "11/9th Foot Artillery Regiment", with_company_of_regiment,
     needs(Mark::digit, Mark::slash, Sense::kind, Sense::unit)},
    {"Hussars: 15 squadrons under Kern", "Hussars (15 squadrons), under Kern", with_leader_of_counted,
     needs(Mark::digit, Sense::commander)},
    {"39th Virginia Battalion Major James Kern", "39th Virginia Battalion, Major James Kern", with_colonel_behind_comma,
     needs(Sense::rank)},
    {"Oberst Kern, 24. Regiment, 900 Mann", "24. Regiment, 900 Mann, Oberst Kern", with_colonel_behind_regiment,
     needs(Mark::digit, Sense::rank)},
    {"Thirty-sixth Illinois infantry", "36th Illinois infantry", with_state_numbers_in_figures, needs(Sense::ordinal)},
    {"Trente et uni\u00E8me division : Roe", "31e division : Roe", with_command_number_in_figures,
     needs(Sense::ordinal, Sense::command)},
    {"Premier et quatri\u00E8me bataillons du 52e l\u00E9ger", "1er et 4e bataillons du 52e l\u00E9ger",
     with_battalion_numbers_in_figures},
    {"Artillery: Toe's battery, Alba Art., Dale's battery, Capt. Dale",
     "Artillery: Toe's battery; Alba Art.; Dale's battery, Capt. Dale", with_batteries_listed, needs(Mark::comma)},
    {"E, 2d U. S. Arty., Capt. Kern", "Battery E, 2d U. S. Arty., Capt. Kern", with_battery_of_letter,
     needs(Mark::digit, Mark::comma)},
    {"9th Ohio, Lieutenant [Colonel] Kern", "9th Ohio, Lieutenant Colonel Kern", with_whole_rank,
     needs(Mark::square, Sense::rank)},
    {"1st Company [Kern] King's German Legion", "1st Company King's German Legion [Kern]", with_nation_before_bracket,
     needs(Mark::closing)},
    {"9th Line (3b) 1,200", "9th Line (3 battalions) 1,200", with_counts_spelt, needs(Mark::digit)},
    {"Detachment of the 25th Line, 240 men", "25th Line, 240 men (Detachment)", with_detachment_behind,
     needs(Sense::command)},
    {"5 compagnies à cheval", "5 batteries horse artillery", with_companies_of_guns},
    {"1 6-Pf. Batt., 2 12-Pf.", "1 6-Pf. Batt., 2 12-Pf. Batt", with_battery_for_each,
     needs(Mark::digit, Mark::comma, Sense::count)},
    {"12pf. Bttr. 3, 5; 6pf. Nr. 11", "12pf. Bttr. 3, 5; 6pf. Bttr. Nr. 11", with_batteries_of_each_calibre,
     needs(Mark::digit, Sense::gun)},
    {"4 4\u00E8mes bataillons", "4\u00E8mes bataillons (4 bataillons)", with_ordinals_behind_count,
     needs(Mark::digit, Sense::count, Sense::plural)},
    {"5 Btty", "Btty No. 5", with_number_of_battery, needs(Mark::digit, Sense::unit)},
    {"russ. Batterien 7 u. 21 (je 12)", "russ. Batterien No. 7 u. 21 (je 12)", with_numbers_of_batteries,
     needs(Mark::digit, Sense::count)},
    {"*Guards (4th batt.); Toro (two batts.)", "*4th batt. Guards; Toro (two batts.)", with_battalion_before,
     needs(Mark::digit, Mark::round, Sense::unit)},
    {"4th Infantry Rgt. 2 1,300", "4th Infantry Rgt (2) 1,300", with_small_count_in_brackets, needs(Mark::digit)},
    {"Guns - 48", "Guns: 48", with_colon_behind_count, needs(Mark::digit, Mark::hyphen, Sense::count)},
});

}  // namespace

std::span<const Retelling> retellings() {
  static const std::vector<Retelling> all = [] {
    const std::span<const Retelling> shorthand = shorthand_retellings(), first = first_retellings(),
                                     last = last_retellings();
    std::vector<Retelling> rows(shorthand.begin(), shorthand.end());
    rows.insert(rows.end(), first.begin(), first.end());
    rows.insert(rows.end(), kRetellings.begin(), kRetellings.end());
    rows.insert(rows.end(), last.begin(), last.end());
    return rows;
  }();
  return all;
}

}  // namespace estafette::readers
