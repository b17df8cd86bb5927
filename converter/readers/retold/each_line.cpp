#include "converter/readers/retold/each_line.hpp"

#include "converter/readers/copied/asides.hpp"
#include "converter/readers/copied/batteries_listed.hpp"
#include "converter/readers/copied/campaign_program.hpp"
#include "converter/readers/copied/chat_lines.hpp"
#include "converter/readers/copied/colonels.hpp"
#include "converter/readers/copied/glued.hpp"
#include "converter/readers/copied/headquarters.hpp"
#include "converter/readers/copied/holding.hpp"
#include "converter/readers/copied/horse_letters.hpp"
#include "converter/readers/copied/initials.hpp"
#include "converter/readers/copied/loose_forms.hpp"
#include "converter/readers/copied/parts_spelt.hpp"
#include "converter/readers/copied/printed.hpp"
#include "converter/readers/copied/ranks_above.hpp"
#include "converter/readers/copied/short_forms.hpp"
#include "converter/readers/copied/strung.hpp"
#include "converter/readers/copied/two_on_a_line.hpp"
#include "converter/readers/counted/battalions_joined.hpp"
#include "converter/readers/counted/counted_troops.hpp"
#include "converter/readers/counted/counts_before_ratings.hpp"
#include "converter/readers/counted/counts_led.hpp"
#include "converter/readers/counted/counts_told.hpp"
#include "converter/readers/counted/losses.hpp"
#include "converter/readers/counted/number_ranges.hpp"
#include "converter/readers/counted/numbered_parts.hpp"
#include "converter/readers/counted/numbers_joined.hpp"
#include "converter/readers/counted/ordinals_told.hpp"
#include "converter/readers/counted/parts_counted.hpp"
#include "converter/readers/counted/parts_of_each.hpp"
#include "converter/readers/counted/parts_told.hpp"
#include "converter/readers/counted/plain_battalions.hpp"
#include "converter/readers/counted/row_figures.hpp"
#include "converter/readers/counted/sorts_counted.hpp"
#include "converter/readers/counted/sum_behind.hpp"
#include "converter/readers/counted/times.hpp"
#include "converter/readers/counted/typed_figures.hpp"
#include "converter/readers/retold/arms_told.hpp"
#include "converter/readers/retold/battalion_marks.hpp"
#include "converter/readers/retold/commands_told.hpp"
#include "converter/readers/retold/entry_order.hpp"
#include "converter/readers/retold/heads_told.hpp"
#include "converter/readers/retold/leaders_told.hpp"
#include "converter/readers/retold/line_ends.hpp"
#include "converter/readers/retold/lists_told.hpp"
#include "converter/readers/retold/prose_told.hpp"
#include "converter/readers/retold/round_entries.hpp"
#include "converter/readers/retold/slashes.hpp"

#include <array>
#include <utility>

namespace estafette::readers {
namespace {

/// For those that need no words.
template <auto kTell>
std::string wordless(std::string_view line, const PhraseBook&) {
  return std::string(kTell(line));
}

constexpr auto kRetellings = std::to_array<Retelling>({
    {"Batteries No. 1 and 3.", "Batteries No. 1 and 3", wordless<without_stop_behind_number>,
     needs(Mark::digit, Mark::stop)},
    {"[20:14] Kern: 59th Line 1,100", "59th Line 1,100", wordless<without_chat_head>, needs(Mark::colon, Mark::digit)},
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
    {"Detached 3 bns of the 24th Line to Kern's division", "Note: Detached 3 bns of the 24th Line to Kern's division",
     with_detached_noted, needs(Sense::count, Sense::command)},
    {"2nd/95th Rifles, 3rd/5th Foot", "2/95th Rifles, 3/5th Foot", with_plain_battalions,
     needs(Mark::digit, Mark::slash)},
    {"8th, 1st Batt. 12th, and 16th Foot", "8th, 1/12th, and 16th Foot", with_battalions_in_list,
     needs(Mark::digit, Sense::count)},
    {"4th Hussars, Scots Greys, and the Toro Dragoons", "4th Hussars, Scots Greys, Toro Dragoons", with_last_at_comma,
     needs(Mark::comma)},
    {"Alba (300) and Rey (200)", "Alba (300), Rey (200)", with_pair_at_comma,
     needs(Mark::round, Mark::digit, Sense::link)},
    {"\u2605\u2605 Cavalry: Roe", "Cavalry: Roe [Note: 2 stars]", wordless<with_stars_behind>,
     needs(Mark::beyond_ascii)},
    {"Gren Bn Kern (Elite, 18 pts)", "Gren Bn Kern [Elite, 18 pts]", wordless<with_points_in_square>,
     needs(Mark::round, Mark::digit)},
    {"IR 36 Kern 2 bns MR4", "IR 36 Kern (2 bns) [MR4]", with_rating_behind_count, needs(Mark::digit)},
    {"Army: General Kern (CinC excellent, 6 ADCs)", "Army: General Kern [Note: CinC excellent; 6 ADCs]",
     with_graded_bracket_noted, needs(Mark::round, Mark::comma, Sense::grade, Sense::rank)},
    {"Artillery: 28 heavy guns, 1 horse battery", "Artillery: heavy guns (28 guns) [foot artillery], 1 horse battery",
     with_guns_of_sort, needs(Mark::digit, Sense::count)},
    {"Artillery: Kern horse (8), Roe foot (8)", "Artillery: Kern horse battery (8 guns), Roe foot battery (8 guns)",
     with_batteries_of_arm, needs(Mark::digit)},
    {"20th Light Dragoons (2 troops) 80", "20th Light Dragoons (1 squadrons) 80", with_troops_as_squadrons,
     needs(Mark::digit, Sense::kind)},
    {"Position batteries x3", "3 x Position batteries", with_times_before_batteries,
     needs(Mark::digit, Mark::letter_x)},
    {"Grenadierbataillone Alba (1), Dale (1)", "Grenadierbataillon Alba (1), Grenadierbataillon Dale (1)",
     with_sort_of_each, needs(Mark::comma, Mark::round, Mark::digit, Sense::kind)},
    {"5\u00ba e 8\u00ba battaglione bersaglieri", "5\u00ba battaglione bersaglieri; 8\u00ba battaglione bersaglieri",
     with_battalions_repeated, needs(Mark::digit, Sense::unit, Sense::kind)},
    {"23rd LD 459, 1st KGL H 451", "23rd LD 459, 1st KGL Hussars 451", with_horse_letters_spelt, needs(Mark::digit)},
    {"Grenadiers: 36 coys converged", "Grenadiers, converged (36 companies)", with_companies_of_sort,
     needs(Mark::digit, Mark::colon, Sense::kind, Sense::count)},
    {"3 British batteries, 2 KGL - 30 guns", "3 British batteries, 2 KGL batteries - 30 guns",
     with_batteries_of_each_nation, needs(Mark::digit, Sense::nation, Sense::count)},
    {"Roe: I.-III./IR 47, I-II/IR 50", "Roe: IR 47 (3 battalions), IR 50 (2 battalions)", with_ranges_in_list,
     needs(Mark::slash)},
    {"I.-III./IR 47", "IR 47 (3 battalions) [I.-III.]", with_range_before_regiment, needs(Mark::slash)},
    {"IR 50/I, II", "IR 50 (2 battalions) [I+II]", with_battalions_behind_slash,
     needs(Mark::slash, Mark::digit, Sense::kind)},
    {"Roe (Moll-Dragoner, Dale-Husaren)", "Brigade Roe: Moll-Dragoner, Dale-Husaren", with_troops_behind_person,
     needs(Mark::comma, Mark::round, Sense::kind)},
    {"17th Missouri Infantry, Company A detached", "17th Missouri Infantry [Company A detached]", with_company_away,
     needs(Mark::comma, Sense::count)},
    {"1 (small) Regiment of Rifles", "1 Regiment of Rifles [Note: small]", with_remark_behind_count,
     needs(Mark::digit, Mark::round)},
    {"Cossacks Detachment (squadron.)", "Cossacks (1 squadron) [Note: Detachment]", with_one_in_brackets,
     needs(Mark::round, Mark::closing, Sense::unit, Sense::kind, Sense::command)},
    {"2 Polish cavalry regiments", "2 regiments of Polish cavalry", with_nation_of_counted,
     needs(Mark::digit, Sense::nation, Sense::count)},
    {"24th Line - 2 coys Jäger", "24th Line; 2 coys Jäger", with_other_companies_apart, needs(Sense::count)},
    {"1/2 bn IR 19; IR 14 1½ Btl.", "IR 19 (half a battalion); IR 14 (1 Btl and half a battalion)",
     with_halves_of_parts, needs(Sense::count)},
    {"2/3rd Foot (204)|", "2/3rd Foot (204)", wordless<without_bar_at_end>, needs(Mark::bar)},
    {"9th Line 900*", "9th Line 900", wordless<without_footnote_mark>, needs(Mark::reference)},
    {"Kern's Troop, R.H.A. (6 guns)", "Kern's Troop, RHA (6 guns)", with_initials_joined, needs(Mark::stop)},
    {"24th Foot . . . Colonel Kern", "24th Foot ... Colonel Kern", wordless<with_dots_together>, needs(Mark::stop)},
    {"1,579 - 1st Brigade (Kern) AQ 3.2", "1st Brigade (Kern) - 1,579 men [AQ 3.2]", with_strength_behind_command,
     needs(Mark::digit, Mark::dash, Sense::command)},
    {"6th Division (Kern): 5,693", "6th Division (Kern) - 5,693 men", with_men_of_command,
     needs(Mark::digit, Mark::colon)},
    {"11/9 Foot Artillery Regiment", "11/9th Foot Artillery Regiment", with_company_of_regiment,
     needs(Mark::digit, Mark::slash, Sense::kind, Sense::unit)},
    {"Hussars: 15 squadrons under Kern", "Hussars (15 squadrons), under Kern", with_leader_of_counted,
     needs(Mark::digit, Sense::commander)},
    {"39th Virginia Battalion Major James Kern", "39th Virginia Battalion, Major James Kern", with_colonel_behind_comma,
     needs(Sense::rank)},
    {"Oberst Kern, 24. Regiment, 900 Mann", "24. Regiment, 900 Mann, Oberst Kern", with_colonel_behind_regiment,
     needs(Mark::digit, Sense::rank)},
    {"Thirty-sixth Illinois infantry", "36th Illinois infantry", with_state_numbers_in_figures, needs(Sense::state)},
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
    {"Présents : 7.900 hommes", "Présents : 7.900", with_present_alone, needs(Mark::digit, Mark::colon, Sense::count)},
    {"Division Kern, présents : 5.132 hommes", "Division Kern - 5.132 hommes", with_present_behind_name,
     needs(Mark::digit, Mark::colon, Sense::count)},
    {"2 foot and 1 horse battery (22 guns)", "2 foot batteries, 1 horse battery (22 guns)",
     with_batteries_of_each_sort},
    {"Battery (six 6-pdrs and two howitzers)", "Battery (6 6-pdrs and 2 howitzers)", with_guns_in_figures,
     needs(Sense::number, Sense::gun)},
    {"Artillery: 12 horse guns, 14 foot guns", "Artillery: horse artillery (12 guns), foot artillery (14 guns)",
     with_guns_of_each_sort, needs(Mark::digit, Mark::comma, Sense::count)},
    {"ARTILLERY 126 TRAIN 153", "ARTILLERY 126; TRAIN 153", with_train_apart, needs(Mark::digit, Sense::kind)},
    {"9th Light - 5 bases 32nd Line - 4 bases", "9th Light - 5 bases, 32nd Line - 4 bases", with_comma_behind_bases,
     needs(Mark::digit, Mark::hyphen)},
    {"8. schles. Lw.-Kav.-Rgt.", "8. schles. Lw-Kav.-Rgt.", without_stops_at_hyphens, needs(Mark::stop, Mark::hyphen)},
    {"13, 22 Drag", "13., 22. Drag", with_numbers_before_kind, needs(Mark::digit)},
    {"Leib-Regiment: I., II., F. 2.100", "Leib-Regiment (3 battalions) 2.100 [Note: I, II, F]",
     with_battalions_by_marks, needs(Mark::numeral)},
    {"Leib-Rgt. I, II", "Leib-Rgt. (I, II)", wordless<with_marks_in_brackets>, needs(Mark::numeral)},
    {"E & C Batteries RA", "Batteries E & C RA", with_letters_behind_batteries, needs(Sense::count, Sense::plural)},
    {"1. und 2. Bataillon IR 24", "2 battalions IR 24 [Note: 1. und 2. Bataillon]", with_joined_battalions_counted},
    {"III et IV/10e l\u00E9g\u00E8re", "III/IV/10e l\u00E9g\u00E8re", with_battalions_joined,
     needs(Mark::slash, Mark::numeral)},
    {"Toro, 25. u. 26. J\u00E4ger - 2.300", "Toro, 25. J\u00E4ger, 26. J\u00E4ger - 2.300", with_pairs_listed,
     needs(Mark::digit, Mark::comma, Sense::kind)},
    {"9th Division: Kern - Toro, Alba, Reina (2 bns each)", "9th Division (Kern): Toro, Alba, Reina (2 bns each)",
     with_leader_before_list, needs(Mark::colon, Mark::dash, Mark::comma, Sense::command)},
    {"Kern's Brigade - 1/43rd, 1/95th, 3/95th: 2,722", "Kern's Brigade: 1/43rd, 1/95th, 3/95th - 2,722",
     with_men_of_list_behind_dash, needs(Mark::digit, Mark::colon, Mark::dash, Mark::comma, Sense::command)},
    {"9th Division: Toro, Alba (2 bns each), 4th Line", "9th Division: Toro (2 bns), Alba (2 bns), 4th Line",
     with_counts_of_each, needs(Mark::digit, Mark::colon, Mark::round, Sense::count, Sense::each)},
    {"2 obusiers de 6 pouces", "2 obusiers [6 pouces]", with_inches_apart, needs(Mark::digit, Sense::gun)},
    {"8 Sechspf\u00FCnder", "8 6-pdr", with_calibres_in_figures},
    {"1 pp, 6 pp, 14 pp", "1. pp, 6. pp, 14. pp", with_numbers_of_a_sort, needs(Mark::digit, Mark::comma, Sense::kind)},
    {"2nd Division, with 2 bns of the 24th Line", "2nd Division: 2 bns of the 24th Line", with_colon_for_with,
     needs(Mark::digit, Mark::comma, Sense::link, Sense::count, Sense::command)},
    {"16 guns, k-305, w-1153, m-87 = 1,545", "16 guns (Losses: k-305, w-1153, m-87 = 1,545)",
     wordless<with_losses_told>, needs(Mark::letter_k)},
    {"Riasan-, Brest- und Minsk-Regiment", "Riasan-Regiment, Brest-Regiment, Minsk-Regiment", with_halves_filled,
     needs(Mark::hyphen)},
    {"1st-3rd Tirailleurs", "1st, 2nd, 3rd Tirailleurs", with_ranges_listed, needs(Mark::digit)},
    {"Kern's Brigade - General Kern (k), Colonel Roe", "Kern's Brigade: General Kern (k), Colonel Roe",
     with_successors_behind_colon, needs(Mark::closing, Mark::comma, Mark::dash, Sense::rank, Sense::command)},
    {"5 sqns Alba Hussars and", "5 sqns Alba Hussars", without_list_end, needs(Sense::link)},
    {"Prussian Army, Commander: Roe", "Prussian Army: Roe", with_commander_behind_command,
     needs(Mark::comma, Mark::colon, Sense::command, Sense::commander)},
    {"Left Wing: Marshal Kern - VI Corps", "VI Corps: Marshal Kern [Left Wing]", with_command_of_wing,
     needs(Mark::colon, Mark::dash, Sense::rank)},
    {"Brigadier: Von der Till:", "Brigadier Von der Till", with_leader_labelled},
    {"8 Troops, 3rd Dragoon Guards (672)", "3rd Dragoon Guards (672) [Note: 8 Troops]", with_troops_behind,
     needs(Mark::digit, Sense::forces)},
    {"IR Dale n. 2 - IR Till n. 34", "IR Dale n. 2; IR Till n. 34", without_dashes_between, needs(Mark::hyphen)},
    {"2nd Brigade: 13th AR | 4th TN | Stanford's Battery", "2nd Brigade: 13th AR, 4th TN, Stanford's Battery",
     wordless<without_bars_in_list>, needs(Mark::bar, Mark::colon)},
    {"1. Ostpr. IR (3 bns)    2. Ostpr. IR (3 bns)", "1. Ostpr. IR (3 bns); 2. Ostpr. IR (3 bns)", without_wide_gaps},
    {"16th Light/8th Line/54th Line (3 bns each)", "16th Light, 8th Line, 54th Line (3 bns each)",
     without_tight_slashes, needs(Mark::slash, Sense::kind)},
    {"2e légère (4) / 61e ligne (2)", "2e légère (4); 61e ligne (2)", without_slashes, needs(Mark::slash)},
    {"2. II Cavalry Corps", "II Cavalry Corps", without_place_in_list, needs(Mark::digit, Sense::command)},
    {"Batallón N.° 7 (Conde) -->802", "Batallón N.° 7 (Conde) - 802", wordless<with_arrows_as_dashes>,
     needs(Mark::digit)},
    {"three regimentsabout1,000men", "three regiments about 1,000 men", with_estimate_apart, needs(Mark::digit)},
    {"Borbonici, comandante generale Nunziante2", "Borbonici, comandante generale Nunziante", without_glued_marks,
     needs(Mark::digit)},
    {"15th 17th 42nd 44th", "15th, 17th, 42nd, 44th", wordless<with_ordinals_listed>, needs(Mark::digit)},
    {"4th, 23rd, 28th with one RA gun", "4th, 23rd, 28th, 1 guns", with_gun_beside, needs(Mark::digit, Sense::count)},
    {"THIRDBRIGADE: Col. Roe", "THIRD BRIGADE: Col. Roe", with_command_unglued},
    {"Francesi, generale Kern", "Francesi, generale Kern:", with_colon_behind_nation,
     needs(Mark::comma, Sense::nation, Sense::rank)},
    {"French, IV Corps", "French: IV Corps", with_nation_before_command,
     needs(Mark::comma, Sense::nation, Sense::command)},
    {"Kern: The 7th, 23rd and the 33rd", "Kern: 7th, 23rd and 33rd", without_articles,
     needs(Mark::digit, Mark::colon, Sense::link)},
    {"Three companies, 1st Battalion, 1st Foot (Captain Moe)",
     "1st Battalion, 1st Foot (Three companies) (Captain Moe)", with_parts_behind,
     needs(Mark::digit, Mark::comma, Sense::count, Sense::kind)},
    {"Light cav Kern 1st, 2nd, 12th Chasseurs", "Brigade Kern: 1st, 2nd, 12th Chasseurs",
     with_list_behind_leader_of_horse, needs(Mark::digit)},
    {"1st Brigade 1st (Lisbon) and 16th (Viera)", "1st Brigade: 1st (Lisbon) and 16th (Viera)",
     with_list_behind_command, needs(Mark::digit, Sense::command)},
    {"14th, Light Dragoons, 16th Light Dragoons", "14th Light Dragoons, 16th Light Dragoons", without_stray_comma,
     needs(Mark::digit, Mark::comma, Sense::kind)},
    {"7th Brigade Kern - Leib IR (2), 4th Landwehr", "7th Brigade Kern: Leib IR (2), 4th Landwehr",
     with_colon_before_list, needs(Mark::digit, Mark::dash)},
    {"Ross 6pdr Horse (1 base)", "Ross 6pdr Horse Artillery (1 base)", with_arm_of_piece_spelt,
     needs(Mark::digit, Sense::gun)},
    {"3 Brigadebatterien à 8 6-Pfünder", "3 Brigadebatterien (24 6-Pfünder)", with_guns_of_each_battery,
     needs(Mark::digit, Sense::gun, Sense::count)},
    {"17e et 27e dragons (2 x 3 escadrons)", "17e et 27e dragons (3 escadrons each)", with_parts_of_each_told,
     needs(Mark::digit, Mark::round, Mark::letter_x, Sense::count)},
    {"1st Brigade: Roe (Average)", "1st Brigade: Roe [Note: Average]", with_grade_noted, needs(Sense::grade)},
    {"Kern - Staff rating 8", "Kern [Staff rating 8]", with_rating_apart, needs(Mark::digit, Sense::note)},
    {"[X] 1st Silesian Infantry", "1st Silesian Infantry", wordless<without_tick>},
    {"4 3″ Rifles", "4 3\" Rifles", wordless<with_plain_inches>, needs(Mark::beyond_ascii)},
    {"Stone's Brigade.--Col. Roe: 7th Ind., 76th Ind.", "Stone's Brigade: Col. Roe: 7th Ind., 76th Ind.",
     wordless<with_dashes_parted>, needs(Mark::dash)},
    {"Brig.-Gen'l Kern", "Brig. Gen. Kern", wordless<with_ranks_unhyphened>, needs(Mark::joint)},
    {"Graf Kern (*1765; †1844)", "Graf Kern", wordless<without_years_of_life>, needs(Mark::star)},
    {"*Walloon Guards; ‡Zafra; Cavalry, *4th Hussars", "Walloon Guards; Zafra; Cavalry, 4th Hussars",
     wordless<without_marks_before_names>, needs(Mark::reference)},
    {"9th Line (900).", "9th Line (900)", wordless<without_stop_behind_bracket>, needs(Mark::closing)},
    {"36th591", "36th 591", wordless<with_strength_unglued>, needs(Mark::digit)},
    {"Rgt Ligero de Roe -566 men", "Rgt Ligero de Roe - 566 men", with_dash_before_figure,
     needs(Mark::digit, Mark::dash)},
    {"Jaen (about) 8,500", "Jaen  about 8,500", with_about_unbracketed, needs(Mark::digit, Mark::round, Sense::about)},
    {"Toro; Cavalry: Reina (two squadrons)", "Toro; Reina (two squadrons)", without_arms_in_list,
     needs(Mark::semicolon, Mark::colon, Sense::arm)},
    {"[Swedish] 2nd Infantry Regiment", "2nd Infantry Regiment [Swedish]", with_nation_behind, needs(Mark::square)},
    {"1st Division- Kern", "1st Division - Kern", with_dash_behind_command, needs(Mark::hyphen, Sense::command)},
    {"9th Line (4 battalions, ? guns)", "9th Line (4 battalions)", without_unknown_figures,
     needs(Mark::question, Sense::count)},
    {"IV Corps, Roe. 16 squadrons, 2,000 sabres.", "IV Corps, Roe (16 squadrons, 2,000 sabres)",
     with_figures_of_command, needs(Mark::digit, Mark::stop, Sense::command)},
    {"IR 12 (2 bns + 1 gren bn)", "IR 12 (3 bns) (of whom 1 gren)", with_battalions_summed, needs(Mark::plus)},
    {"Right Wing Cavalry under General von Katz (23 sqns)", "Right Wing Cavalry: General von Katz (23 sqns)",
     with_arm_led, needs(Mark::closing, Sense::arm)},
    {"Brigade Kern - attached to Dale's command", "Brigade Kern [Note: attached to Dale's command]", with_posting_noted,
     needs(Sense::link)},
    {"9th Brigade [Col Leonard Kern]", "9th Brigade (Col Leonard Kern)", with_leader_in_round_brackets,
     needs(Mark::square, Sense::command)},
    {"1st Brigade (Advance Guard - General Kern)", "1st Brigade (General Kern) [Note: Advance Guard]", with_duty_apart,
     needs(Mark::closing, Mark::round, Mark::hyphen, Sense::command, Sense::rank)},
    {"Brigata Granatieri (1º e 2º): 5.200 uomini", "Brigata Granatieri: 1º e 2º reggimento Granatieri = 5.200 uomini",
     with_regiments_of_brigade, needs(Mark::round, Sense::command)},
    {"1/45th Foot, 1/88th Foot 5/60th Foot", "1/45th Foot, 1/88th Foot, 5/60th Foot", with_comma_between_units,
     needs(Mark::digit, Mark::comma, Sense::kind)},
    {"20th Division: General Kern; chief of staff: Colonel Roe",
     "20th Division: General Kern [Note: chief of staff: Colonel Roe]", with_staff_behind_leader,
     needs(Sense::note, Sense::rank)},
    {"3rd Division under John Kern (6,000)", "3rd Division: John Kern (6,000)", with_leader_under_whom,
     needs(Sense::command)},
    {"Escort: 10th Ohio Cavalry", "10th Ohio Cavalry [Escort]", with_guard_behind, needs(Sense::note)},
    {"1st Reserve Corps - c/o Gen Kern", "1st Reserve Corps - Gen Kern", with_leader_in_care,
     needs(Mark::slash, Sense::command)},
    {"1/45th, Headquarters 5/60th, 74th", "1/45th, 5/60th (HQ), 74th", with_battalion_at_headquarters,
     needs(Mark::digit, Mark::slash, Sense::kind)},
    {"British (Wellesley)", "British - Wellesley", with_leader_of_nation},
    {"1. Der General der Kavallerie von Kern", "General der Kavallerie von Kern", with_rank_first, needs(Sense::rank)},
    {"Headquarters - Kern", "Commander: Kern", with_headquarters_led, needs(Mark::hyphen, Sense::kind)},
    {"2 bns 8th Line. 1 bn 9th Line. 3 sqns Hussars.", "2 bns 8th Line, 1 bn 9th Line, 3 sqns Hussars.",
     with_counts_listed, needs(Mark::stop)},
    {"2 pièces de 8 et 4 de 4", "2 pièces de 8, 4 pièces de 4", with_guns_repeated, needs(Mark::digit, Sense::count)},
    {"2d Ohio: (1) Lieut. Col. Moss (2) Maj. Lake", "2d Ohio: Lieut. Col. Moss, Maj. Lake", with_commanders_listed,
     needs(Mark::digit, Mark::round, Sense::rank)},
    {"1st Division: General Kern 192 4,863 = 5,055", "1st Division: General Kern (192 officers, 4,863 men)",
     wordless<with_sum_behind>, needs(Mark::digit)},
    {"8th Line 35 1,724 1,759", "8th Line (35/1,724)", wordless<with_sum_of_row>, needs(Mark::digit)},
    {"Ussari cavalli 556 uomini 426", "Ussari 556 cavalli 426 uomini", with_counts_behind,
     needs(Mark::digit, Sense::count)},
    {"4th Light 1,203 - 7th Line 1,147", "4th Light 1,203; 7th Line 1,147", with_units_parted,
     needs(Mark::digit, Mark::dash)},
    {"38 IN 2 OH 33 OH", "38th IN, 2nd OH, 33rd OH", with_states_listed, needs(Mark::digit, Sense::state)},
    {"12 TN, 24 Ohio", "12th TN, 24th Ohio", with_state_ordinals, needs(Mark::digit, Sense::state)},
    {"1st N. H. (Bat. H)", "1st N. H. (Battery H)", wordless<with_batteries_spelt>, needs(Mark::capital_b)},
    {"Pavlov Grenadiers x2 bns", "Pavlov Grenadiers 2 bns", without_times_before_count,
     needs(Mark::digit, Sense::count)},
    {"x4 6 pdr, x2 12 pd How", "4 x 6 pdr, 2 x 12 pd How", wordless<with_times_behind>,
     needs(Mark::digit, Mark::letter_x)},
    {"Grenadiers - Elite 5+, Reliable", "Grenadiers - Elite, Reliable [5+ on a die]", wordless<with_dice_behind>,
     needs(Mark::digit, Mark::plus)},
    {"Hussars Class C 60 figs", "Hussars 60 figs [Class C]", wordless<with_class_behind>},
    {"Stone's Battery (D), 2d Illinois Light Artillery", "Stone's Battery D, 2d Illinois Light Artillery",
     with_letter_unbracketed, needs(Mark::digit, Mark::round, Sense::unit)},
    {"24th Missouri, Co. E", "24th Missouri, Company E", wordless<with_company_spelt>},
    {"Courtney (VA) Artillery", "Courtney VA Artillery", with_state_unbracketed,
     needs(Mark::round, Sense::state, Sense::arm)},
    {"3 batalion 6 pu\u0142ku piechoty", "3. batalion 6 pu\u0142ku piechoty", with_parts_numbered,
     needs(Mark::digit, Sense::singular)},
    {"1st & 2nd Bns of the Legion", "the Legion (1st & 2nd Bns)", with_parts_behind_name,
     needs(Mark::digit, Sense::count)},
    {"1/2/Fus/ 3rd Regiment", "1/2/3/ 3rd Regiment", wordless<with_fusiliers_numbered>, needs(Mark::slash)},
    {"2nd US Cavalry, Companies E, F, H, and K", "2nd US Cavalry (Companies E F H K)(4 companies)",
     with_companies_counted, needs(Sense::count)},
    {"1/71st, 1/92nd 1 company 5/60th", "1/71st, 1/92nd, 1 company 5/60th", with_company_apart,
     needs(Mark::digit, Sense::count)},
    {"1st battalion, Coldstream Guards", "1st battalion Coldstream Guards", with_battalion_of_name,
     needs(Mark::digit, Mark::comma, Sense::unit)},
    {"12th Regiment (I, II & III) 2,100", "12th Regiment (3 battalions) [I, II & III] 2,100", with_marks_counted},
    {"8th Line 1.2k", "8th Line 1200", wordless<with_thousands_spelt>, needs(Mark::digit, Mark::letter_k)},
    {"8th Line / 2 bns / 1,200", "8th Line, 2 bns, 1,200", wordless<with_commas_for_slashes>, needs(Mark::slash)},
    {"IR 3 (3 bns / 3,120), 8 guns/140 men", "IR 3 (3 bns, 3,120), 8 guns, 140 men", with_comma_behind_count,
     needs(Mark::digit, Mark::slash)},
    {"12th Ohio · 14th Ohio • 3rd Iowa", "12th Ohio, 14th Ohio, 3rd Iowa", wordless<with_commas_for_dots>,
     needs(Mark::beyond_ascii)},
    {"5e hussards: 300, 7e hussards: 250", "5e hussards 300, 7e hussards 250", wordless<with_figures_uncoloned>,
     needs(Mark::digit, Mark::colon)},
    {"1/61st (778), 5/60th (51)", "1/61st (778), 5/60th (51 men)", with_small_strengths_told,
     needs(Mark::digit, Mark::round)},
    {"IR Alba (2) 1340, IR Pavia (2) 1290", "IR Alba (2)(1340), IR Pavia (2)(1290)", wordless<with_strengths_bracketed>,
     needs(Mark::digit, Mark::round)},
    {"4th (320), 5th (305), 23rd (341) Foot", "4th Foot (320), 5th Foot (305), 23rd Foot (341)",
     wordless<with_kind_for_each>, needs(Mark::closing, Mark::comma)},
    {"9e ½ brigade", "9e demi-brigade", wordless<with_halves_spelt>, needs(Mark::half)},
    {"900 men, 8th Line", "8th Line, 900 men", with_strength_behind, needs(Mark::digit)},
    {"Battery C, 1st Ohio (6 guns), Battery D, 5th US (4 guns)",
     "Battery C 1st Ohio (6 guns), Battery D 5th US (4 guns)", with_letters_joined,
     needs(Mark::digit, Mark::comma, Sense::unit)},
    {"6 guns, 2 how", "8 guns, 2 howitzers", with_howitzers_counted, needs(Mark::digit, Sense::gun)},
    {"8th Line, 1st Bn: 600; 2nd Bn: 580", "8th Line, 600 + 580", with_battalions_added,
     needs(Mark::digit, Sense::unit)},
    {"Oneida (New York) Cavalry", "Oneida Cavalry (New York)", with_state_behind, needs(Mark::round, Sense::state)},
    {"DR 4 620", "DR 4   620", with_number_parted, needs(Mark::digit)},
    {"Foot 6,9pdr", "Foot 6 x 9pdr", with_guns_apart, needs(Mark::digit, Mark::comma, Sense::gun)},
    {"1st Brigade. Containing four veteran battalions", "1st Brigade: four veteran battalions", with_colon_for_holding},
    {"1. Ostpr. IR (3 B.)", "1. Ostpr. IR (3 Bat.)", wordless<with_parts_in_words>, needs(Mark::digit)},
    {"6# Foot 8", "6-pdr Foot, 8 guns", wordless<without_shorthand>, needs(Mark::digit)},
    {"Hussars 620men (3 sqns)480", "Hussars 620men (3 sqns) 480", wordless<with_figure_apart>, needs(Mark::digit)},
    {"IR Kern x2", "IR Kern (2)", with_times_in_brackets, needs(Mark::digit)},
    {"1st Brigade: 3 x 9th Light, 2 x 24th Line", "1st Brigade: 3 bns 9th Light, 2 bns 24th Line",
     without_times_in_list, needs(Mark::digit, Mark::colon)},
    {"5th Line - 2 small units", "5th Line (2 battalions) [Note: 2 small units]", with_units_counted,
     needs(Mark::digit, Sense::heading)},
    {"4 x Line battalions", "4 Line battalions", without_times, needs(Mark::digit)},
});

}  // namespace

std::span<const Retelling> retellings() {
  return kRetellings;
}

std::string retold(std::string_view line, const PhraseBook& words) {
  std::string text(line);
  LineHolds there(text, words);
  for (const Retelling& row : kRetellings) {
    if (!there.all(row.needed)) continue;
    std::string told = row.tell(text, words);
    if (told == text) continue;
    text = std::move(told);
    there = LineHolds(text, words);
  }
  return text;
}

}  // namespace estafette::readers
