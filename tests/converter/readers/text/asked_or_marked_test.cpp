// Where troops stand, how many they were and whose: what the page does not say is asked about or marked as a guess.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::asked_or_marked_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

/// The note of the unit of that name, wherever it stands; "none" if there is no such unit.
std::string note_of(const std::vector<Formation>& commands, const std::string& name) {
  for (const Formation& command : commands) {
    for (const Unit& unit : command.units)
      if (unit.name == name) return unit.note;
    if (const std::string below = note_of(command.formations, name); below != "none") return below;
  }
  return "none";
}

/// The nation of the last unit.
std::string last_nation(const Reading& reading) {
  const Formation* command = &reading.orbat.formations.back();
  while (!command->formations.empty()) command = &command->formations.back();
  return command->units.back().nation;
}

}  // namespace

TEST(AskedOrMarked, EngineersAndHorseBehindTheLastDivisionMayBeTheCorps) {
  const Reading reading = read(
      "France\nII Corps\n4th Division (Roe)\n8th Line 1,200\n5th Division (Dale)\n9th Line 1,200\nEngineers 350\n"
      "Cavalry 900\nIII Corps\n6th Division (Kern)\n10th Line 700\n");
  for (const std::string name : {"Engineers", "Cavalry"})
    EXPECT_NE(note_of(reading.orbat.formations, name).find("division from its place"), std::string::npos) << name;
  EXPECT_EQ(note_of(reading.orbat.formations, "9th Line").find("from its place"), std::string::npos);
}

TEST(AskedOrMarked, WhereEachDivisionHasItsOwnTheyAreNoGuess) {
  const Reading reading = read(
      "France\nII Corps\n4th Division (Roe)\n8th Line 1,200\nSappers 90\n5th Division (Dale)\n9th Line 1,200\n"
      "Engineers 350\n");
  EXPECT_EQ(note_of(reading.orbat.formations, "Engineers").find("from its place"), std::string::npos);
}

TEST(AskedOrMarked, AUnitAloneInItsLineBelowTwoBrigadesSideBySideIsAskedAbout) {
  const std::string head = "Napoli\nDivisione Kern\nBRIGATA Generale ROE BRIGATA Generale MOE\n";
  EXPECT_EQ(
      asked(read(head + "\u2013 1\u00B0 Rgt. di Linea 903\n\u2013 3\u00B0 Rgt. Leggero 903 \u2013 6\u00B0 Rgt. di "
                        "Linea 847\n")),
      std::vector<int>{4});
  EXPECT_EQ(asked(read(head + "\u2013 3\u00B0 Rgt. Leggero 903 \u2013 6\u00B0 Rgt. di Linea 847\n")),
            std::vector<int>{});
}

TEST(AskedOrMarked, HowManyBatteriesThereWereIsAskedInEveryLanguage) {
  for (const std::string line :
       {"Foot artillery: companies of foot artillery", "compagnies d'artillerie \u00E0 pied", "Batteries \u00E0 cheval",
        "Kompanien der Fussartillerie", "compa\u00F1\u00EDas de la artiller\u00EDa a pie", "bater\u00EDas a caballo"})
    EXPECT_EQ(asked(read("France\n1st Division: General Kern\n5th Line 900\n" + line + "\n")), std::vector<int>{4})
        << line;
}

TEST(AskedOrMarked, WhereAHeadquartersStoodIsNobodyWhoLedIt) {
  for (const std::string line : {"Headquarters: Dresden", "Hauptquartier: Dresden"}) {
    const Reading reading = read("France\n1st Division: Kern\n" + line + "\n8th Line 900\n");
    EXPECT_EQ(told(reading), "1st Division[8th Line 900; ]") << line;
    EXPECT_EQ(asked(reading), std::vector<int>{3}) << line;
  }
}

TEST(AskedOrMarked, APrincesTitleTellsNoNation) {
  for (const std::string line :
       {"Состав войск принца Евгения Вюртембергского:", "Division of Prince Eugene of W\u00FCrttemberg"})
    EXPECT_NE(last_nation(read(line + "\nТульский пехотный полк, 2 батальона\n")), "W\u00FCrttemberg") << line;
}

TEST(AskedOrMarked, ANationBehindTheColonOfACommandIsWhoseTroopsTheyAreAndNoLeader) {
  for (const std::string line :
       {"Division Kern: Preussen", "Division Kern: Prussians", "Division Kern: Prussiens", "Division Kern: Prusia"}) {
    const Reading reading = read(line + "\n8th Line 900\n");
    EXPECT_EQ(last_nation(reading), "Prussia") << line;
    EXPECT_EQ(reading.orbat.formations.at(0).commander.find("Pr"), std::string::npos) << line;
  }
}

}  // namespace estafette::readers::asked_or_marked_test
