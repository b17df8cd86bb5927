// Orders of battle as books print them: where a command stood, who led it for a time or for somebody else, and troops
// that are counted or glued together in the manner of old prints.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::printed_orders_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// "General Roe | 1st Division | Note: near Mora": leader, name and note of the first command, without what is guessed.
std::string command_of(const std::string& line) {
  const Reading reading = read("France\n" + line + "\n24th Line 700\n");
  const Formation& command = reading.orbat.formations.at(0);
  std::string note = command.note.substr(0, command.note.find("guessed:"));
  if (note.ends_with("; ")) note.erase(note.size() - 2);
  return command.commander + " | " + command.name + " | " + note;
}

}  // namespace

TEST(PrintedOrders, WhereACommandStoodIsNotedAndLeadsNobody) {
  EXPECT_EQ(command_of("6th Corps. Kern. Head quarters, Mora:"), "Kern | 6th Corps | Note: Head quarters; Mora");
  EXPECT_EQ(command_of("6th Corps. Kern. At and about Mora:"), "Kern | 6th Corps | Note: At and about Mora");
  EXPECT_EQ(command_of("1st Division. Head-quarters, Alba. General Roe."),
            "General Roe | 1st Division | Note: Head-quarters; Alba");
  EXPECT_EQ(command_of("3rd Division, Roe, round Burgos."), "Roe | 3rd Division | Note: round Burgos");
  EXPECT_EQ(command_of("5th Division, Roe, garrison of Ciudad Toro"),
            "Roe | 5th Division | Note: garrison of Ciudad Toro");
  EXPECT_EQ(command_of("2nd Division, Roe (at Dover), 700 men"), "Roe | 2nd Division | Note: at Dover");
}

TEST(PrintedOrders, WhereACommandStoodIsNotedInOtherLanguages) {
  EXPECT_EQ(command_of("4e corps (quartier g\u00E9n\u00E9ral \u00E0 Alba), g\u00E9n\u00E9ral Kern"),
            "g\u00E9n\u00E9ral Kern | 4e corps | Note: quartier g\u00E9n\u00E9ral \u00E0 Alba");
  EXPECT_EQ(command_of("3e division. G\u00E9n\u00E9ral Kern. Quartier g\u00E9n\u00E9ral : Toro."),
            "G\u00E9n\u00E9ral Kern | 3e division | Note: Quartier g\u00E9n\u00E9ral : Toro");
  EXPECT_EQ(command_of("2e division, \u00E0 Mora : g\u00E9n\u00E9ral baron Roe"),
            "g\u00E9n\u00E9ral baron Roe | 2e division | Note: \u00E0 Mora");
  EXPECT_EQ(command_of("5. Korps. Hauptquartier in Alba. General Roe"),
            "General Roe | 5. Korps | Note: Hauptquartier in Alba");
  EXPECT_EQ(command_of("2. Division, Stabsquartier Toro, General Roe"),
            "General Roe | 2. Division | Note: Stabsquartier Toro");
  EXPECT_EQ(command_of("1.\u00AA divisi\u00F3n (cuartel general en Alba): general Roe"),
            "general Roe | 1.\u00AA divisi\u00F3n | Note: cuartel general en Alba");
  EXPECT_EQ(command_of("3.\u00AA divisi\u00F3n en Alba, al mando del general Roe"),
            "general Roe | 3.\u00AA divisi\u00F3n | Note: en Alba");
  EXPECT_EQ(command_of("2\u00AA divisione, quartier generale a Toro, generale Roe"),
            "generale Roe | 2\u00AA divisione | Note: quartier generale a Toro");
}

TEST(PrintedOrders, WhatOnlyLooksLikeAPlaceIsLeftAsItIs) {
  EXPECT_EQ(command_of("II Corps, Headquarters: Roe"), "Roe | II Corps | ");
  EXPECT_EQ(command_of("Armee am Rhein"), " | Armee am Rhein | ");
  EXPECT_EQ(command_of("1st Brigade: Gen. M. A. Roe"), "Gen. M. A. Roe | 1st Brigade | ");
}

TEST(PrintedOrders, WhoIsAwayLeadsNobodyAndWhoStandsInForHimDoes) {
  EXPECT_EQ(command_of("5th Brigade, Roe (for Kern)"), "Roe | 5th Brigade | Note: for Kern");
  EXPECT_EQ(command_of("3rd Division (Roe for Kern): 700 men"), "Roe | 3rd Division | Note: for Kern");
  EXPECT_EQ(command_of("Brigade Roe (stellvertretend f\u00FCr General Kern)"),
            " | Brigade Roe | Note: stellvertretend f\u00FCr General Kern");
  EXPECT_EQ(command_of("3rd Brigade (temporarily under Colonel Roe)"), "Colonel Roe | 3rd Brigade | Note: temporarily");
  EXPECT_EQ(command_of("3e brigade (provisoirement sous les ordres du colonel Roe)"),
            "colonel Roe | 3e brigade | Note: provisoirement");
}

TEST(PrintedOrders, ANoteOfACommandKeepsTheStrengthBehindIt) {
  EXPECT_EQ(asked(read("Britain\n3rd Division (Roe for Kern): 1,400\n1/45th Foot 700\n1/74th Foot 700\n")),
            std::vector<int>{});
  EXPECT_EQ(asked(read("Britain\n3rd Division, near Mora: 1,400\n1/45th Foot 700\n1/74th Foot 600\n")),
            std::vector<int>{2})
      << "1,400 are not 1,300";
}

TEST(PrintedOrders, WhoLedTheMenInTheBracketLeadsTheCommand) {
  EXPECT_EQ(command_of("1er corps (700 hommes sous Roe)"), "Roe | 1er corps | ");
  EXPECT_EQ(command_of("II. Korps (700 Mann unter General Roe), bei Alba"), "General Roe | II. Korps | Note: bei Alba");
}

TEST(PrintedOrders, WhoIsNamedBelowAsCommandingNeedsNoRank) {
  EXPECT_EQ(command_of("Left Wing\n\nCommanded by Roe"), "Roe | Left Wing | ");
  EXPECT_EQ(command_of("3e division\nSous les ordres de Roe."), "Roe | 3e division | ");
}

TEST(PrintedOrders, AWordForAboutIsNoPartOfALeadersName) {
  EXPECT_EQ(command_of("1. Kolonne (russische) General Roe, ca. 700 Mann"), "General Roe | 1. Kolonne (russische) | ");
}

TEST(PrintedOrders, TheArmOfABatteryBehindAListIsNoPartOfTheUnitBeforeIt) {
  EXPECT_EQ(told(read("Portugal\nAlba Brigade\n17th Line, 1st Cacadores, 3rd Cacadores Artillery. Toro's Battery\n")),
            "Alba Brigade[17th Line 570; 1st Cacadores 570; 3rd Cacadores 570; Toro's Battery 120 8 guns; ]");
}

TEST(PrintedOrders, ABracketBetweenAFigureAndWhatItCountsOnlyNamesThem) {
  const Reading reading = read("Portugal\nAlba Brigade\n4 x Light Infantry (Cacadores) Battalions\n");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).subunits, 4);
}

TEST(PrintedOrders, ADivisionNumberedInLettersHasTheBattalionsBelowIt) {
  EXPECT_EQ(told(read("France\nLa trente et uni\u00E8me division sera form\u00E9e avec les bataillons ci-apr\u00E8s "
                      "d\u00E9sign\u00E9s:\n3e bataillon du 5e de ligne\n3e bataillon du 11e de ligne\n")),
            "31e division[3e bataillon du 5e de ligne 570; 3e bataillon du 11e de ligne 570; ]");
  EXPECT_EQ(told(read("France\nLa premi\u00E8re division se composait des bataillons suivants :\n3e bataillon du 5e de "
                      "ligne\n")),
            "premi\u00E8re division[3e bataillon du 5e de ligne 570; ]");
}

TEST(PrintedOrders, ARowOfARunTogetherReturnMayHaveEmptyColumns) {
  EXPECT_EQ(told(read("France\nOfficers.Men.Detached.Sick.Total.\n2nd Corps: Kern\n1st Division, "
                      "Roe1544,2141501,5496,067\nGendarmerie7190197\n\u00C9tat-Major6565\n")),
            "2nd Corps[1st Division[1st Division 4368; Gendarmerie 197; \u00C9tat-Major 65; ]]");
}

TEST(PrintedOrders, TheNumberOfAFootnoteIsNoPartOfTheCommandThatItTellsOf) {
  EXPECT_EQ(command_of("[135] Kern\u2019s division consisted of the following:").substr(0, 30),
            " | Kern\u2019s division | ");
}

TEST(PrintedOrders, ArticlesBeforeTheUnitsOfAListAreNoPartOfTheirNames) {
  const std::string german =
      "Brigade Roe[Infanterie-Regiment Nr. 5 570; J\u00E4ger-Bataillon Nr. 7 570; Ulanen Nr. 3 520; ]";
  for (const std::string list :
       {"das Infanterie-Regiment Nr. 5, das J\u00E4ger-Bataillon Nr. 7 und die Ulanen Nr. 3",
        "aus dem Infanterie-Regiment Nr. 5, dem J\u00E4ger-Bataillon Nr. 7 und den Ulanen Nr. 3",
        "Infanterie-Regiment Nr. 5, J\u00E4ger-Bataillon Nr. 7 und Ulanen Nr. 3"})
    EXPECT_EQ(told(read("Baden\nBrigade Roe: " + list + "\n")), german) << list;
  EXPECT_EQ(
      told(read("France\nBrigade Roe : le r\u00E9giment d'infanterie n\u00B0 5, le bataillon de chasseurs n\u00B0 7 "
                "et les uhlans n\u00B0 3\n")),
      "Brigade Roe[r\u00E9giment d'infanterie n\u00B0 5 570; bataillon de chasseurs n\u00B0 7 570; uhlans n\u00B0 3 "
      "450; ]");
  EXPECT_EQ(told(read("Espa\u00F1a\nBrigada Roe: el regimiento de Alba, el batall\u00F3n de Toro y los h\u00FAsares de "
                      "Mora\n")),
            "Brigada Roe[regimiento de Alba 570; batall\u00F3n de Toro 570; h\u00FAsares de Mora 520; ]");
  EXPECT_EQ(
      told(read("Italia\nBrigata Roe: il 3\u00BA reggimento, i cacciatori a piedi di Alba e gli ussari di Mora\n")),
      "Brigata Roe[3\u00BA reggimento 600; cacciatori a piedi di Alba 600; ussari di Mora 360; ]");
}

TEST(PrintedOrders, WhereACommandIsToGoIsNotItsNation) {
  EXPECT_EQ(told(read("Austria\nEine f\u00FCr Italien bestimmte Brigade (GM. Kern): Infanterie-Regiment Nr. 5\n")),
            "Eine f\u00FCr Italien bestimmte Brigade[Infanterie-Regiment Nr. 5 800; ]");
}

TEST(PrintedOrders, ASentenceOnABrigadeHasTheUnitsBehindItsFirst) {
  EXPECT_EQ(
      told(read("Baden\nEine Brigade (GM. Kern), hatte zu bestehen aus dem Infanterie-Regiment Nr. 12, den 4. "
                "Bataillons Nr. 9 und 30, den J\u00E4ger-Bataillons Nr. 36 und 37.\n")),
      "Eine Brigade[Infanterie-Regiment Nr. 12 570; 4. Bataillon 9 570; 4. Bataillon 30 570; J\u00E4ger-Bataillon 36 "
      "570; J\u00E4ger-Bataillon 37 570; ]");
}

TEST(PrintedOrders, BattalionsNumberedWithoutCommasAreAllCounted) {
  for (const std::string line : {"Infanterie-Regiment Nr. 13 (1. 2. und 3. Bataillon)",
                                 "24th Line (1st 2nd and 3rd batts.)", "25e de ligne (1er 2e et 3e bat.)"})
    EXPECT_EQ(unit_of(read("France\n1st Brigade\n" + line + "\n")).subunits, 3) << line;
}

TEST(PrintedOrders, ManyBattalionsAreAskedAboutAndNotOne) {
  for (const std::string line : {"67 x mobile and fixed battalions", "67 mobile and fixed battalions"}) {
    const Reading reading = read("Portugal\n1st Division: Kern\n" + line + "\n");
    EXPECT_EQ(unit_of(reading).subunits, 67) << line;
    EXPECT_EQ(reading.looks.size(), 1U) << line;
  }
}

}  // namespace estafette::readers::printed_orders_test
