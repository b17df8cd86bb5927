#include "converter/readers/retold/entries/first_told.hpp"

#include "converter/readers/copied/colonels.hpp"
#include "converter/readers/copied/commands/batteries_listed.hpp"
#include "converter/readers/copied/commands/place_before_command.hpp"
#include "converter/readers/copied/forms/club_letters.hpp"
#include "converter/readers/copied/forms/short_forms.hpp"
#include "converter/readers/copied/forms/state_numbers.hpp"
#include "converter/readers/counted/losses.hpp"
#include "converter/readers/counted/times.hpp"
#include "converter/readers/line/entries_at_semicolons.hpp"
#include "converter/readers/retold/apart/battalions_of_numbers.hpp"
#include "converter/readers/retold/apart/counted_again.hpp"
#include "converter/readers/retold/apart/counted_at_comma.hpp"
#include "converter/readers/retold/apart/counted_names_told.hpp"
#include "converter/readers/retold/apart/groups_apart.hpp"
#include "converter/readers/retold/apart/kinds_apart.hpp"
#include "converter/readers/retold/apart/kinds_counted.hpp"
#include "converter/readers/retold/apart/label_before_count.hpp"
#include "converter/readers/retold/apart/letters_of_parts.hpp"
#include "converter/readers/retold/apart/names_with_strengths.hpp"
#include "converter/readers/retold/apart/numbers_first.hpp"
#include "converter/readers/retold/apart/owned_troops.hpp"
#include "converter/readers/retold/apart/regiments_of_owners.hpp"
#include "converter/readers/retold/apart/sort_before_names.hpp"
#include "converter/readers/retold/apart/states_listed.hpp"
#include "converter/readers/retold/apart/sum_behind_list.hpp"
#include "converter/readers/retold/apart/support_apart.hpp"
#include "converter/readers/retold/apart/suspended_words.hpp"
#include "converter/readers/retold/apart/unknown_sorts.hpp"
#include "converter/readers/retold/companies/companies_of_gunners.hpp"
#include "converter/readers/retold/companies/companies_of_sorts.hpp"
#include "converter/readers/retold/companies/company_names.hpp"
#include "converter/readers/retold/companies/foot_and_horse_abroad.hpp"
#include "converter/readers/retold/companies/foot_and_horse_companies.hpp"
#include "converter/readers/retold/entries/colons_for_dashes.hpp"
#include "converter/readers/retold/entries/commands_posted.hpp"
#include "converter/readers/retold/entries/dismounted.hpp"
#include "converter/readers/retold/entries/labels_behind_units.hpp"
#include "converter/readers/retold/entries/leader_before_troops.hpp"
#include "converter/readers/retold/entries/leaders_acting.hpp"
#include "converter/readers/retold/entries/leaders_in_clauses.hpp"
#include "converter/readers/retold/entries/leaders_posts.hpp"
#include "converter/readers/retold/entries/leaders_rated.hpp"
#include "converter/readers/retold/entries/leaders_succeeded.hpp"
#include "converter/readers/retold/entries/line_slips.hpp"
#include "converter/readers/retold/entries/numbered_commands.hpp"
#include "converter/readers/retold/entries/persons_behind_numbers.hpp"
#include "converter/readers/retold/entries/sort_of_regiment.hpp"
#include "converter/readers/retold/entries/staff_counted.hpp"
#include "converter/readers/retold/entries/surname_first.hpp"
#include "converter/readers/retold/entries/titles_behind_commands.hpp"
#include "converter/readers/retold/entries/troops_behind_with.hpp"
#include "converter/readers/retold/entries/wishes_noted.hpp"
#include "converter/readers/retold/figures/american_pieces.hpp"
#include "converter/readers/retold/figures/bases_of_brigades.hpp"
#include "converter/readers/retold/figures/batteries_beside.hpp"
#include "converter/readers/retold/figures/batteries_of_foot.hpp"
#include "converter/readers/retold/figures/calibres_told.hpp"
#include "converter/readers/retold/figures/dated_brackets.hpp"
#include "converter/readers/retold/figures/dice_noted.hpp"
#include "converter/readers/retold/figures/gun_pieces.hpp"
#include "converter/readers/retold/figures/men_before_sorts.hpp"
#include "converter/readers/retold/figures/men_in_part.hpp"
#include "converter/readers/retold/figures/men_of_units.hpp"
#include "converter/readers/retold/figures/some_of_batteries.hpp"
#include "converter/readers/retold/figures/sorts_of_guns.hpp"
#include "converter/readers/retold/figures/strength_before_remark.hpp"
#include "converter/readers/retold/figures/strengths_dealt_out.hpp"
#include "converter/readers/retold/figures/support_listed.hpp"
#include "converter/readers/retold/figures/traits_noted.hpp"
#include "converter/readers/retold/parts/battalions_of_guard.hpp"
#include "converter/readers/retold/parts/counts_behind_brackets.hpp"
#include "converter/readers/retold/parts/counts_behind_sorts.hpp"
#include "converter/readers/retold/parts/each_listed.hpp"
#include "converter/readers/retold/parts/each_told.hpp"
#include "converter/readers/retold/parts/either_count.hpp"
#include "converter/readers/retold/parts/half_in_brackets.hpp"
#include "converter/readers/retold/parts/lone_counts.hpp"
#include "converter/readers/retold/parts/numbers_before_slash.hpp"
#include "converter/readers/retold/parts/parts_at_end.hpp"
#include "converter/readers/retold/parts/parts_in_turn.hpp"
#include "converter/readers/retold/parts/parts_led.hpp"
#include "converter/readers/retold/parts/parts_missing.hpp"
#include "converter/readers/retold/parts/parts_of_several.hpp"
#include "converter/readers/retold/parts/parts_times.hpp"
#include "converter/readers/retold/parts/parts_without_commas.hpp"
#include "converter/readers/retold/parts/posted_parts.hpp"
#include "converter/readers/retold/parts/thirds.hpp"

#include <array>

namespace estafette::readers {
namespace {

constexpr auto kFirst = std::to_array<Retelling>({
    {"Regiment Nr. 13 (1. 2. und 3. Bataillon)", "Regiment Nr. 13 (1., 2. und 3. Bataillon)", with_commas_between_parts,
     needs(Mark::round, Mark::digit, Sense::count)},
    {"2 zw\u00F6lfpf\u00FCndige Batterien", "2 12-pf\u00FCndige Batterien", with_pounds_in_figures},
    {"2 brigadas de calibre 9, 1 de calibre 3", "2 baterias de 9, 1 de 3", wordless<without_word_for_calibre>,
     needs(Mark::digit)},
    {"Art - Burr's 14th Ohio Battery (6 guns)", "Art: Burr's 14th Ohio Battery (6 guns)", with_colon_for_dash,
     needs(Mark::dash)},
    {"22nd Line (7 killed, 34 wounded, total 41)", "22nd Line [Losses: 7 killed, 34 wounded, total 41]",
     with_losses_noted, needs(Mark::digit)},
    {"22nd Line (3 bns) 1,800; scale: keep", "22nd Line (3 bns) 1,800 [scale: keep]", wordless<with_wish_noted>,
     needs(Mark::colon)},
    {"1/61., 2/83., 5/60. (2 Kp.)", "1/61st, 2/83rd, 5/60th (2 Kp.)", wordless<without_stops_behind_numbers>,
     needs(Mark::digit, Mark::stop)},
    {"Regiment not engaged.", "Note: Regiment not engaged.", with_remark_on_unit_noted,
     needs(Sense::unit, Sense::note)},
    {"Federal = 412; Confederate = 388; Total = 800", "Note: Federal = 412; Confederate = 388; Total = 800",
     with_sums_of_sides_noted, needs(Mark::digit, Mark::semicolon, Sense::total)},
    {"1/4, 2/28, 74, 3/34 Foot", "1/4th, 2/28th, 74th, 3/34th Foot", with_battalions_numbered,
     needs(Mark::digit, Mark::slash)},
    {"Grenadier-Regiment Nr. 10 - von Roe", "Grenadier-Regiment Nr. 10: von Roe", with_persons_behind_number,
     needs(Mark::digit, Sense::serial, Sense::unit)},
    {"6th Corps. Kern. Head quarters, Mora:", "6th Corps. Kern [Note: Head quarters, Mora]:",
     with_post_of_command_noted, needs(Sense::command, Sense::place)},
    {"5th Brigade, Roe (for Kern)", "5th Brigade, Roe [Note: for Kern]", with_absent_leader_noted,
     needs(Mark::round, Sense::command, Sense::link)},
    {"3rd Brigade (temporarily under Colonel Roe)", "3rd Brigade (under Colonel Roe) [Note: temporarily]",
     with_time_of_leader_noted, needs(Mark::round, Sense::command, Sense::commander)},
    {"1er corps (20 731 hommes sous Roe)", "1er corps (20 731 hommes): Roe", with_leader_of_men_behind,
     needs(Mark::round, Mark::digit, Sense::command, Sense::commander)},
    {"Commanded by Roe", "Commander: Roe", with_leader_alone_labelled, needs(Sense::commander)},
    {"4 Light Infantry (Cacadores) battalions", "4 Light Infantry battalions (Cacadores)", with_count_before_bracket,
     needs(Mark::digit, Mark::round, Sense::kind, Sense::count)},
    {"1st Division. G.O.C., Kern; Roe, second in command.", "1st Division: Kern [Note: Roe, second in command]",
     with_colon_before_post, needs(Mark::stop)},
    {"I Corps: Marshal Kern, 42 ans - 12,300 men", "I Corps: Marshal Kern - 12,300 men [Note: 42 ans]", with_age_noted,
     needs(Mark::digit, Mark::comma, Sense::rank)},
    {"1st Regiment, Chasseurs \u00E0 Cheval (3)", "1st Regiment Chasseurs \u00E0 Cheval (3)", with_sort_at_regiment,
     needs(Mark::digit, Mark::comma, Sense::unit, Sense::kind)},
    {"8 bns Young Guard (4,000 men)", "8 bns of the Young Guard (4,000 men)", with_battalions_of_guard,
     needs(Mark::digit, Sense::count, Sense::command, Sense::quality)},
    {"Young Guard (4th battalion)", "Young Guard (1 battalion) [Note: 4th battalion]", with_battalion_of_guard_counted,
     needs(Mark::digit, Mark::round, Sense::count, Sense::quality)},
    {"4th & 6th/14th Line 1,200", "14th Line (4th & 6th battalions) 1,200", with_numbers_before_slash_counted,
     needs(Mark::digit, Mark::slash)},
    {"Artiglieria: 1 compagnia a piedi, 1 a cavallo, 12 pezzi",
     "Artiglieria: 1 batteries foot artillery, 1 batteries horse artillery (12 pezzi total)",
     with_foot_and_horse_batteries, needs(Sense::count)},
    {"2 J\u00E4ger-Komp. (Hptm. Roe)", "2 Komp J\u00E4ger (Hptm. Roe)", with_sort_behind_companies, needs(Mark::digit)},
    {"2 foot companies and 1 horse company of artillery", "2 companies of foot artillery, 1 company of horse artillery",
     with_companies_of_gunners_told, needs(Mark::digit, Sense::count)},
    {"foot artillery: 2 companies; horse artillery: 1 company",
     "2 companies of foot artillery, 1 company of horse artillery", with_counts_before_sorts,
     needs(Mark::digit, Mark::colon, Mark::semicolon, Sense::kind, Sense::count)},
    {"Ryazan Musketeers (2 of 3 bns)", "Ryazan Musketeers (2 bns) [Note: 2 of 3 bns]", with_parts_there,
     needs(Sense::link, Sense::count)},
    {"3 Aides, 4 Staff Officers", "Note: 3 Aides, 4 Staff Officers", with_staff_counted_apart,
     needs(Mark::digit, Sense::note)},
    {"34e de ligne: \u2022 2e & 3e Btns", "34e de ligne: 2e & 3e Btns", wordless<without_bullets_behind_marks>,
     needs(Mark::beyond_ascii)},
    {"Artillery: 19th Company, 6th Foot Artillery Regiment", "Artillery: 19th Company 6th Foot Artillery Regiment",
     with_company_of_gunners_whole, needs(Mark::digit, Mark::colon, Mark::comma, Sense::arm, Sense::count)},
    {"Kern's battery of six guns", "Kern's battery (6 guns)", with_guns_behind_battery,
     needs(Sense::unit, Sense::count)},
    {"1 battery of foot, 2 of Toro", "1 battery of foot artillery, 2 of Toro", with_gunners_of_battery,
     needs(Mark::digit, Sense::count)},
    {"4th Hussars 402,5 sabres", "4th Hussars 402 sabres [Note: 402.5]", without_part_of_a_man,
     needs(Mark::digit, Sense::count)},
    {"9th Line - commander Col. Roe (900)", "9th Line - Col. Roe (900)", without_label_before_rank,
     needs(Sense::commander, Sense::rank)},
    {"24th Ligne x2 600 men", "24th Ligne (2) 600 men", wordless<with_times_before_strength>,
     needs(Mark::digit, Mark::letter_x)},
    {"2nd Division: 4 rgts x 4 sqns", "2nd Division: 4 rgts (4 sqns each)", with_parts_times,
     needs(Mark::digit, Mark::letter_x, Sense::count)},
    {"Regiments Alba, Toro and 9th Light, in all 8 battalions",
     "Regiment Alba; Regiment Toro; 9th Light (8 battalions total)", with_sum_behind_list, needs(Sense::count)},
    {"Delft - 1st Brigade (General Kern) [1200]", "1st Brigade (General Kern) [1200] [Note: Delft]",
     with_place_behind_command, needs(Mark::round, Mark::dash, Sense::command, Sense::rank)},
    {"Rifle battalion, company of sappers", "Rifle battalion; company of sappers", with_support_apart,
     needs(Mark::comma, Sense::kind)},
    {"Brigade Kern: 44th and 72nd. 2 batteries", "Brigade Kern: 44th and 72nd; 2 batteries", with_count_behind_numbers,
     needs(Mark::digit, Mark::stop, Sense::count)},
    {"Alba and Toro Hussar Regiments, 16 sqns", "Alba and Toro Hussar Regiments (16 sqns total)", with_parts_of_several,
     needs(Mark::digit, Sense::count)},
    {"Regiments of hussars of Alba and Toro", "Regiment of hussars of Alba; Regiment of hussars Toro",
     with_sort_at_each_name, needs(Sense::count, Sense::kind)},
    {"Brigade Commander with 4 bttns Grenadiers plus battery", "Brigade: 4 bttns Grenadiers, 1 battery",
     with_troops_behind_with, needs(Mark::digit, Sense::command, Sense::link, Sense::count)},
    {"3 batteries (one horse)", "2 batteries, 1 horse batteries", with_some_of_batteries_apart, needs(Sense::count)},
    {"2 bns 8th Light, 1 battery horse artillery", "2 bns 8th Light; 1 battery horse artillery", with_batteries_apart,
     needs(Sense::count)},
    {"3 bat. de ligne + 1 batterie", "3 bat. de ligne, 1 batterie", with_commas_for_pluses,
     needs(Mark::digit, Mark::plus, Sense::count)},
    {"500 hombres c/u", "500 hombres cada uno", wordless<with_each_spelt>, needs(Mark::slash)},
    {"33., 48., 108. Linie je 2 Btl. - 7000", "33., 48., 108. Linie (2 Btl each) - 7000",
     with_parts_of_each_behind_list, needs(Sense::each, Sense::count)},
    {"One battalion each of: Alba IR 1 (900), Toro IR 2", "Alba IR 1 (1 battalions, 900), Toro IR 2 (1 battalions)",
     with_parts_before_list, needs(Mark::colon, Mark::comma, Sense::each, Sense::count)},
    {"IR Alba, IR Toro, 2 bns each, 600 men each", "IR Alba, IR Toro (2 bns each, 600 men each)",
     with_figures_of_each_in_bracket, needs(Mark::comma, Sense::each)},
    {"3 bat. de ligne \u00E0 500 hommes", "3 bat. de ligne (500 hommes each)", with_each_behind_figure},
    {"6 Chasseurs, 9 CaC", "6 Chasseurs, 9 Chasseurs \u00E0 Cheval", wordless<with_club_letters_spelt>,
     needs(Mark::digit)},
    {"3 dyw. piech. - 12 bat., 5,5 tys.", "3 dyw. piech. - 12 bat., 5,5k", with_word_for_thousand,
     needs(Mark::digit, Sense::number)},
    {"Grenadier Bns 1/12, 2/12", "1/12 Grenadier Bn, 2/12 Grenadier Bn", with_sort_behind_each_battalion,
     needs(Mark::digit, Mark::slash, Mark::comma)},
    {"5th Brigade: LW Bns Alba 660, Toro 669", "5th Brigade: LW Bn Alba 660, LW Bn Toro 669",
     with_sort_before_each_name, needs(Mark::digit, Mark::comma)},
    {"3 pu\u0142 - 350 szabel, 6 pu\u0142 - 380 szabel", "3. pu\u0142 (350 szabel), 6. pu\u0142 (380 szabel)",
     with_strengths_behind_dashes, needs(Mark::digit, Mark::comma, Mark::dash, Sense::kind)},
    {"IR12 1200, DR 4 500", "IR12 1200; DR 4   500", with_numbered_sorts_apart, needs(Mark::digit, Mark::comma)},
    {"4th Line - 2 bns, 5th Line - 3 bns: 3,500 men", "4th Line (2 bns), 5th Line (3 bns): 3,500 men",
     with_parts_behind_dashes, needs(Mark::digit, Mark::dash, Sense::count)},
    {"Arty - Ross's RHA 6 guns, Lawson 6", "Arty: Ross's RHA 6 guns; Lawson 6 guns", with_guns_of_each_name,
     needs(Mark::digit, Mark::comma, Sense::count)},
    {"2/1/III - BG Roe", "2/1/III Bde - BG Roe", with_coded_command_named,
     needs(Mark::digit, Mark::slash, Mark::numeral)},
    {"34e de ligne [953]: 2e & 3e Btns", "34e de ligne [953] (2e & 3e Btns)", with_numbered_parts_in_bracket,
     needs(Mark::digit, Sense::count)},
    {"General Kern - 6", "General Kern (6)", with_rating_in_bracket, needs(Mark::digit, Mark::dash, Sense::rank)},
    {"First Division BG Kern (k) MG Roe", "First Division: BG Kern (k) MG Roe", with_colon_before_leaders,
     needs(Mark::round, Sense::command, Sense::rank)},
    {"3 sqns of the 7th Hussars and 2 of the 8th, 600 men", "7th Hussars (3 sqns), 8th Hussars (2 sqns), 600 men",
     with_parts_in_turn, needs(Sense::link, Sense::count)},
    {"5 KGL horse guns", "KGL horse artillery (5 guns)", with_guns_behind_sort, needs(Mark::digit)},
    {"3 hussar, 2 dragoon and 1 uhlan regiments", "3 hussar regiments, 2 dragoon regiments, 1 uhlan regiments",
     with_word_behind_each_kind, needs(Sense::kind, Sense::count)},
    {"5-8 Mississippi: Maj Toe", "5th-8th Mississippi: Maj Toe", with_ordinals_of_joined,
     needs(Mark::digit, Mark::hyphen, Sense::state)},
    {"Cavalry attached to the 1 Division", "Cavalry attached to the 1st Division", with_ordinal_of_superior,
     needs(Mark::digit, Sense::command, Sense::link)},
    {"3 Div: 12 bns, 2 btys", "3rd Div: 12 bns, 2 btys", with_ordinal_before_command,
     needs(Mark::digit, Sense::command)},
    {"Cavalerie (Moe) - 1er chasseurs, 5e lanciers : 1900 ch", "Cavalerie (Moe) : 1er chasseurs, 5e lanciers - 1900 ch",
     with_colon_behind_led_arm, needs(Mark::round, Mark::dash, Sense::arm)},
    {"Pulaski Arty (2-12N, 2-3R)", "Pulaski Arty (2 12-pdr Napoleons, 2 3-inch Rifles)", wordless<with_american_pieces>,
     needs(Mark::digit)},
    {"13 Lt x3, 17 Line x2", "13th Light (3), 17th Line (2)", with_numbers_before_counted_sorts,
     needs(Mark::digit, Mark::comma, Sense::kind)},
    {"8 squadrons of Alba Hussars and 40 troopers of Toro Uhlans", "8 squadrons of Alba Hussars; Toro Uhlans (40 men)",
     with_men_of_units, needs(Mark::digit, Sense::kind, Sense::count)},
    {"300 hussars, 250 dragoons", "hussars (300 men), dragoons (250 men)", with_men_behind_sorts,
     needs(Mark::digit, Sense::kind)},
    {"57PA 207 63PA 246, 1NY 80", "57th PA 207, 63rd PA 246, 1st NY 80", with_state_numbers_apart,
     needs(Mark::digit, Sense::state)},
    {"Kern: 56th Ohio - 28th Ohio - 9th Iowa", "Kern: 56th Ohio, 28th Ohio, 9th Iowa", with_states_at_dashes_listed,
     needs(Mark::digit, Mark::dash, Sense::state)},
    {"96th Ohio, Major Kern, 38th Ohio, Capt. Roe", "96th Ohio, Major Kern; 38th Ohio, Capt. Roe",
     with_led_states_apart, needs(Mark::digit, Mark::comma, Sense::state, Sense::rank)},
    {"3 Fuss- und 2 Kavallerie-Batterien", "3 Fussbatterien, 2 Kavalleriebatterien", with_suspended_words,
     needs(Mark::hyphen, Sense::link)},
    {"3 Fu\u00DF-Batterien und 2 reitende Batterien", "3 Fu\u00DFbatterien und 2 reitende Batterien",
     with_batteries_glued, needs(Mark::digit, Mark::hyphen, Sense::count)},
    {"12 Artillerie - St\u00FCcke", "12 Artilleriest\u00FCcke", with_pieces_glued, needs(Mark::dash, Sense::arm)},
    {"7. J\u00E4ger (\u00BD)", "7. J\u00E4ger (half a battalion)", with_half_in_brackets,
     needs(Mark::round, Mark::half)},
    {"IR 10 (2⅓ Bat.)", "IR 10 (2 bns, 2 coys)", with_thirds_as_companies, needs(Mark::half)},
    {"Kern's and Roe's KGL coys (6 guns each)", "Kern's KGL battery (6 guns); Roe's KGL battery (6 guns)",
     with_batteries_of_owners, needs(Mark::digit, Sense::count)},
    {"Two British batteries (Alba, Dale) and one KGL (Kern), 18 guns",
     "2 British batteries (Alba, Dale), 1 KGL (Kern) - 18 guns", with_captains_of_each_nation,
     needs(Mark::round, Mark::closing, Sense::count, Sense::nation)},
    {"3 Grenadier bns - Alba, Dale and Till (1,210)", "Grenadier bns Alba, Dale and Till (1,210)",
     with_names_of_counted, needs(Sense::count)},
    {"J\u00E4ger: 2 cos (160), Kern Lt Bn (277)", "2 cos J\u00E4ger (160), Kern Lt Bn (277)", with_label_behind_count,
     needs(Mark::digit, Mark::colon, Mark::comma, Sense::kind)},
    {"9th Division: Kern, GdD Jean-Louis, Baron", "9th Division: GdD Jean-Louis Kern (Baron)", with_surname_last,
     needs(Mark::comma, Sense::command, Sense::rank)},
    {"5th Bde KERN 23rd & 24th Chasseurs", "5th Bde (KERN): 23rd & 24th Chasseurs", with_leader_before_troops,
     needs(Sense::command, Sense::kind)},
    {"17th Division - MajGen Roe - Narvo, Tula; 6th Jagers", "17th Division - MajGen Roe: Narvo, Tula; 6th Jagers",
     with_colon_behind_leader, needs(Mark::dash, Mark::comma, Sense::command, Sense::rank, Sense::kind)},
    {"Kern's Battalion (356/16 guns)", "Kern's Battalion (356 men, 16 guns)", with_men_before_guns,
     needs(Mark::digit, Mark::round, Mark::slash, Sense::count)},
    {"G\u00E9nie : 307, train 1 550", "G\u00E9nie (307 men); train (1 550 men)", with_strengths_of_support,
     needs(Mark::digit, Sense::kind)},
    {"1er et 2e grenadiers - 1er et 2e chasseurs", "1er et 2e grenadiers, 1er et 2e chasseurs",
     with_numbered_kinds_at_comma, needs(Mark::digit, Mark::dash, Sense::kind)},
    {"IR 13 & Gren. Kern", "IR 13; Gren. Kern", with_sorts_apart_at_and, needs(Sense::kind)},
    {"Орловский гренадерский, Пермский егерский полки", "Орловский гренадерский, Пермский егерский полк",
     with_last_regiment_alone, needs(Mark::beyond_ascii, Mark::comma, Sense::kind)},
    {"Kiev, Moscow Grenadiers", "Kiev Grenadiers; Moscow Grenadiers", with_kinds_apart,
     needs(Mark::comma, Sense::kind)},
    {"6th and 41st Jagers [2,400]", "6th and 41st Jagers (2,400)", wordless<with_strength_in_round_bracket>,
     needs(Mark::digit, Mark::square)},
    {"Division Kern (4,000 men, arrives at noon)", "Division Kern (4,000 men) [arrives at noon]",
     with_strength_before_remark, needs(Mark::digit, Mark::round, Mark::closing, Sense::count)},
    {"2\u00AA Divisi\u00F3n (7.850 hombres y 453 caballos)", "2\u00AA Divisi\u00F3n (7.850 hombres, 453 horses)",
     with_horses_beside_men, needs(Mark::digit, Mark::round, Mark::closing, Sense::count)},
    {"br. Kern : 9e ligne", "brigade Kern : 9e ligne", wordless<with_brigade_spelt>, needs(Mark::stop)},
    {"r\u00E9giment d'Alba \u00E0 3 bataillons", "r\u00E9giment d'Alba (3 bataillons)", with_parts_in_brackets,
     needs(Sense::count)},
    {"2\u00B0 di linea, su due battaglioni", "2\u00B0 di linea (2 battaglioni)", with_parts_in_brackets,
     needs(Sense::link, Sense::count)},
    {"9e ligne 2 B., 24e 3 B.", "9e ligne (2 bat.), 24e (3 bat.)", wordless<with_letters_of_parts_spelt>,
     needs(Mark::digit)},
    {"Position batteries 5, 14, 27 12 guns each", "Position batteries 5, 14, 27 (12 guns each)",
     with_guns_each_in_bracket, needs(Mark::digit, Sense::each, Sense::count)},
    {"24th Line, 25th Line and a battery", "24th Line, 25th Line, a battery", with_counted_at_comma,
     needs(Sense::link)},
    {"4e L\u00E9g\u00E8re (3 or 4 bns)", "4e L\u00E9g\u00E8re (4 bns) [Note: 3 or 4 bns]", with_higher_of_two,
     needs(Mark::digit, Mark::closing, Sense::count)},
    {"10e de ligne 780 ou 706", "10e de ligne 706\u2013780 men", with_strength_between, needs(Mark::digit)},
    {"IV Corps (Strength 2, 159 men)", "IV Corps (Strength 2,159 men)", with_thousands_joined,
     needs(Mark::digit, Mark::comma, Sense::count)},
    {"Horse Batteries Nr. 5 and 6 (16)", "Horse Batteries Nr. 5 and 6 (16 guns)", with_guns_of_numbered_batteries,
     needs(Mark::digit, Mark::closing, Sense::count)},
    {"6 8pdr Artillery pieces", "8pdr Artillery (6 guns)", with_pieces_as_guns, needs(Mark::digit, Sense::gun)},
    {"Foot gun", "Foot artillery battery [Foot gun]", with_one_gun_as_battery, needs(Sense::count)},
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
    {"65th Foot less 2 coys", "65th Foot [Note: less 2 coys]", with_parts_missing_noted, needs(Sense::note)},
    {"2nd Mo. Infantry (bn), 1st Cav. (bn.)", "2nd Mo. Infantry (1 bn), 1st Cav. (1 bn)", with_lone_counts_one,
     needs(Mark::round, Mark::closing, Sense::unit)},
    {"7th Division (Kern, mortally wounded)", "7th Division (Kern) [mortally wounded]", with_leader_before_remark,
     needs(Mark::round, Mark::closing, Sense::command)},
    {"5th, 7th and 8th Militia (482, 675, 566)", "5th Militia (482), 7th Militia (675), 8th Militia (566)",
     with_strengths_dealt_out, needs(Mark::digit, Mark::round, Mark::comma)},
    {"4 J\u00E4ger companies", "J\u00E4ger (4 companies)", with_companies_behind_sort,
     needs(Mark::digit, Sense::kind, Sense::count)},
    {"IR Kern, IR Roe, GB Dale", "IR Kern, IR Roe, Gren. Bn. Dale", wordless<with_grenadiers_spelt>,
     needs(Mark::comma)},
    {"29th (598), 1st Battalion of Detachments (609)", "29th (598), 1st Detachments Battalion (609)",
     with_detachments_before_battalion, needs(Sense::unit)},
    {"Guards: A battalion of the Grenadier, Coldstream, and Scots Guards.",
     "Guards: Grenadier, Coldstream, and Scots Guards [Note: a battalion of each]", with_battalion_of_each,
     needs(Mark::comma, Sense::kind)},
    {"Kelly's Infantry, Brown's Cavalry, 3rd Infantry (1 bn)", "Kelly's Infantry; Brown's Cavalry; 3rd Infantry (1 bn)",
     with_owned_troops_apart, needs(Mark::comma, Sense::kind)},
    {"Deux batteries de 12 et une de 4", "Deux batteries de 12, une batteries de 4", with_counted_again,
     needs(Sense::count, Sense::link)},
    {"Kern: Alba and Toro Dragoons and Roe Hussars", "Kern: Alba and Toro Dragoons, Roe Hussars", with_groups_apart,
     needs(Sense::kind)},
    {"Marine Battalion (to June 1870)", "Marine Battalion [Note: to June 1870]", with_dated_bracket_noted,
     needs(Mark::digit, Mark::round)},
    {"Los batallones Norte y Sur", "batallones Norte y Sur", without_first_article, needs(Sense::count)},
    {"1st Brigade: Col. Kern: 5th Ohio, 9th Ohio, 15th Ohio Cav., Col. Roe.",
     "1st Brigade: Col. Kern: 5th Ohio, 9th Ohio, 15th Ohio Cav. (Col. Roe)", with_last_colonel_in_brackets,
     needs(Mark::colon, Mark::comma, Mark::digit, Sense::rank)},
    {"Kavalleriebrigade: Oberst Roe: Dale Dragoner", "Kavalleriebrigade (Oberst Roe): Dale Dragoner",
     with_leader_between_colons, needs(Mark::colon, Sense::command, Sense::rank)},
    {"H\u00FAsares de Toro, que mandaba Dale", "H\u00FAsares de Toro, under Dale", with_leader_in_clause,
     needs(Sense::commander)},
    {"Captain Roe, Jr. (103 men)", "Captain Roe Jr (103 men)", with_junior_in_name,
     needs(Mark::comma, Mark::stop, Sense::rank)},
    {"General Roe - Commander in Chief - veteran", "General Roe [Commander in Chief - veteran]",
     with_post_behind_dash_noted, needs(Mark::dash, Sense::rank, Sense::commander)},
    {"Union Army : Union Order of Battle : Battle of Toro", "Union Army [Note: Union Order of Battle; Battle of Toro]",
     with_title_behind_command_noted, needs(Mark::colon, Sense::command, Sense::heading)},
    {"The lists are based on Roe (1998) and Kern (2007).", "Note: The lists are based on Roe (1998) and Kern (2007).",
     with_cited_books_noted, needs(Mark::digit, Mark::round)},
    {"3 guns at Toro, 2 more near Alba.", "Guns at Toro (3 guns); Guns near Alba (2 guns)", with_posted_guns_apart,
     needs(Mark::digit, Sense::count, Sense::place)},
    {"2 skirmish units of Voltigeurs", "2 units of Voltigeurs [Note: skirmish]", with_use_of_units_noted,
     needs(Mark::digit, Sense::heading, Sense::kind)},
    {"1re division : Kern      hommes", "1re division : Kern", without_title_of_column,
     needs(Sense::count, Sense::command)},
    {"Infanter\u00EDa. Alba, 2 bones; Toro, 400 h.", "Infanter\u00EDa: Alba, 2 bones; Toro, 400 h",
     with_colon_behind_arm, needs(Mark::semicolon, Mark::stop, Sense::arm)},
    {"Reggimenti di linea 3\u00B0, 7\u00B0 e 12\u00B0", "3\u00B0, 7\u00B0 e 12\u00B0 Reggimenti di linea",
     with_numbers_first, needs(Mark::digit, Sense::count)},
    {"Oberst Kern: 3 sqs of 1st Hussars", "Oberst Kern: 1st Hussars (3 sqs)", with_parts_of_led_regiment,
     needs(Mark::digit, Mark::colon, Sense::rank, Sense::count)},
    {"Kern's and Roe's regiments of volunteers", "Kern's regiment of volunteers; Roe's regiment of volunteers",
     with_sort_behind_owners, needs(Mark::joint, Sense::count)},
    {"5 Tartar squadrons, 2 grenadier bns", "Tartar (5 squadrons); 2 grenadier bns", with_unknown_sorts_counted,
     needs(Mark::digit, Sense::count)},
    {"9e et 10e Cies du 1er \u00E0 Pied, 1re du 2e \u00E0 Cheval",
     "9e Cie du 1er \u00E0 Pied [Foot artillery]; 10e Cie du 1er \u00E0 Pied [Foot artillery]; 1re Cie du 2e \u00E0 "
     "Cheval [Horse artillery]",
     with_companies_of_gunners_apart, needs(Mark::digit, Sense::count)},
    {"Fusiliers 24 figs, D8", "Fusiliers 24 figs [Note: D8]", with_dice_noted},
    {"3. i 4. pu\u0142k piechoty", "3. oraz 4. pu\u0142k piechoty", wordless<with_polish_and>,
     needs(Mark::digit, Mark::beyond_ascii)},
    {"27th Foot - Elite, First Fire", "27th Foot - Elite [Note: First Fire]", with_traits_noted, needs(Sense::trait)},
});

}  // namespace

std::span<const Retelling> first_retellings() {
  return kFirst;
}

}  // namespace estafette::readers
