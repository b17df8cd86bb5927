// What a line tells of several troops or commands together: the battalions of all regiments of a list, commands and
// headquarters with a plus between them, batteries beside parts of a regiment.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace estafette::readers::told_together_test {
namespace {

using text_test::asked;
using text_test::battalions;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ToldTogether, BattalionsInAllAreThoseOfTheWholeListAndNotOfEachRegiment) {
  for (const std::string line :
       {"4th, 5th Line and 9th Light, in all 6 battalions", "4th, 5th Line, 9th Light, in all 6 battalions",
        "4th, 5th Line and 9th Light, 6 battalions altogether"})
    EXPECT_EQ(battalions(read("France\n3rd Division\n" + line + "\n")), "4th Line 2; 5th Line 2; 9th Light 2; ")
        << line;
}

TEST(ToldTogether, NamesBehindAWordForRegimentsShareWhatIsToldBehindTheLast) {
  const std::array<std::array<std::string, 3>, 5> lists = {{
      {"France\n3rd Division", "Regiments: Alba, Toro and 9th Light, in all 6 battalions",
       "Regiment Alba 2; Regiment Toro 2; 9th Light 2; "},
      {"France\n3e division", "r\u00E9giments d'Alba, de Toro et 9e l\u00E9ger, en tout 6 bataillons",
       "r\u00E9giment d'Alba 2; r\u00E9giment de Toro 2; 9e l\u00E9ger 2; "},
      {"Preussen\n3. Division", "Regimenter: Alba, Toro und Dale, zusammen 6 Bataillone",
       "Regiment Alba 2; Regiment Toro 2; Regiment Dale 2; "},
      {"Espa\u00F1a\n3\u00AA Divisi\u00F3n", "regimientos: Alba, Toro y 9.\u00BA ligero, en total 6 batallones",
       "regimiento Alba 2; regimiento Toro 2; 9.\u00BA ligero 2; "},
      {"Россия\n3-я дивизия", "полки: Тульский, Орловский и 9-й егерский, всего 6 батальонов",
       "полк Тульский 2; полк Орловский 2; 9-й егерский 2; "},
  }};
  for (const auto& [above, line, expected] : lists)
    EXPECT_EQ(battalions(read(above + "\n" + line + "\n")), expected) << line;
}

TEST(ToldTogether, TheSumMayStandInBrackets) {
  EXPECT_EQ(battalions(read("France\n3rd Division\nAlba Regiment, Toro Regiment, 9th Light (6 battalions total)\n")),
            "Alba Regiment 2; Toro Regiment 2; 9th Light 2; ");
}

TEST(ToldTogether, ACorpsInTheGenitiveIsStillACorps) {
  EXPECT_EQ(told(read("Русская армия\n1-го пехотного корпуса, под начальством генерал-майора Петрова: полки Калужский, "
                      "Тверской\n3-го пехотного корпуса полки: Тульский и Орловский\n")),
            "Русская армия[1-го пехотного корпуса[1-го пехотного корпуса troops[полк Калужский 350; полк Тверской 350; "
            "]]3-го пехотного корпуса[3-го пехотного корпуса troops[полк Тульский 350; полк Орловский 350; ]]]");
}

TEST(ToldTogether, CommandsWithAPlusBetweenThemAreTwo) {
  const std::string two = "Division Dale[1st Brigade[1st Brigade 1200; ]2nd Brigade[2nd Brigade 900; ]]";
  for (const std::string line : {"1st Brigade (General Kern) [1200] + 2nd Brigade (General Roe) [900]",
                                 "Delft - 1st Brigade (General Kern) [1200] + 2nd Brigade (General Roe) [900]"})
    EXPECT_EQ(french("Division Dale\n" + line + "\n"), two) << line;
}

TEST(ToldTogether, AHeadquartersBeforeAPlusIsNoPartOfTheNameOfTroops) {
  for (const std::string line :
       {"Headquarters of Kern + 3rd Hussars [400]", "Leiden - Hoofdkwartier van Kern + 3rd Hussars [400]",
        "Quartier g\u00E9n\u00E9ral + 3rd Hussars [400]", "Hauptquartier + 3rd Hussars [400]"})
    EXPECT_EQ(french("Division Dale\n" + line + "\n8th Line 900\n"), "Division Dale[3rd Hussars 400; 8th Line 900; ]")
        << line;
}

TEST(ToldTogether, WhereABrigadeStoodIsANote) {
  const Reading reading = read("France\nDivision Dale\nDelft - 1st Brigade (General Kern) [1200]\n");
  EXPECT_EQ(told(reading), "Division Dale[1st Brigade[1st Brigade 1200; ]]");
  EXPECT_NE(reading.orbat.formations.at(0).formations.at(0).note.find("Delft"), std::string::npos);
}

TEST(ToldTogether, ABatteryBesideBattalionsIsAnEntryOfItsOwn) {
  for (const std::string line :
       {"2 bns 8th Light, 1 battery horse artillery", "2 bns 8th Light + 1 battery horse artillery"})
    EXPECT_EQ(french("Division Dale\n" + line + "\n"), "Division Dale[8th Light 1140; horse artillery 90 6 guns; ]")
        << line;
  EXPECT_EQ(told(read("Preussen\nDivision Dale\n2 Bataillone 9. Regiment + 1 Fussbatterie\n")),
            "Division Dale[9. Regiment 1380; Foot artillery 128 8 guns; ]");
  EXPECT_EQ(french("Division Dale\n2 bat. du 8e l\u00E9ger, 1 batterie \u00E0 cheval\n"),
            "Division Dale[8e l\u00E9ger 1140; Horse artillery 90 6 guns; ]");
}

TEST(ToldTogether, GunsBehindTwoBatteriesAreNotThoseOfTheLastAloneUnasked) {
  const Reading reading = read("Britain\n1st Division: Kern\nLake's bty, Roe's bty, 12 guns\n");
  EXPECT_EQ(asked(reading), std::vector<int>{3});
}

TEST(ToldTogether, ABrigadeBehindTroopsThatWereSentAwayIsNoNote) {
  const Reading reading = read(
      "Britain\n1st Division Kern: Brigade Stone: 43rd Foot, 95th Rifles; detached to Alba: 4th Foot. Brigade Roe: "
      "52nd "
      "Foot, 3rd Foot\n");
  EXPECT_NE(told(reading).find("Brigade Roe[52nd Foot 650; 3rd Foot 650; ]"), std::string::npos) << told(reading);
  EXPECT_EQ(asked(reading), std::vector<int>{2});
}

TEST(ToldTogether, ASectionOfMachineGunsBehindABatteryIsAskedAbout) {
  for (const std::string line : {"une batterie \u00E0 cheval, une section de mitrailleuses",
                                 "2 batteries \u00E0 pied et une section de mitrailleuses"})
    EXPECT_EQ(asked(read("France\nDivision Kern\n" + line + "\n")), std::vector<int>{3}) << line;
}

TEST(ToldTogether, ALegionOfHorseAndFootIsAskedAbout) {
  EXPECT_EQ(asked(read("Confederacy\nRoe's Brigade\nKern's Legion (cavalry and infantry)\n")), std::vector<int>{3});
}

TEST(ToldTogether, OneTroopOfHorseIsHalfASquadron) {
  for (const std::string line : {"One troop, 13th Light Dragoons", "1 troop of the 13th Light Dragoons"})
    EXPECT_EQ(unit_of(read("Britain\n1st Division: Kern\n" + line + "\n")).men.value, 70) << line;
}

TEST(ToldTogether, DismountedHorseIsFootAndThatIsAGuess) {
  const Unit unit = unit_of(read("Confederacy\nRoe's Brigade\nDismounted Cavalry Company\n"));
  EXPECT_EQ(unit.kind, Kind::line_infantry);
  EXPECT_NE(unit.note.find("kind line infantry"), std::string::npos);
}

TEST(ToldTogether, ABatteryInCapitalsIsNoBattalion) {
  EXPECT_EQ(told(read("Union\nRoe's Division\n1st BATT'Y.U.S. ARTILLERY\n")),
            "Roe's Division[1st Battery U.S. ARTILLERY 120 8 guns; ]");
}

}  // namespace estafette::readers::told_together_test
