// Tables as other hands make them: what their titles and cells hold.
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::other_tables_test {
namespace {

std::string told(const std::string& page) {
  return text_test::told(read_any(page, "page.txt", std::nullopt, test::reader_data()));
}

}  // namespace

TEST(OtherTables, TheWeaponOfRegimentsIsNoArm) {
  const Reading reading =
      read_any("Brigade;Regiment;Strength;Weapon\n1st (Kern);19th Indiana;308;Rifle\n;24th Michigan;496;Rifle\n",
               "table.csv", std::nullopt, test::reader_data());
  const Formation& brigade = reading.orbat.formations.at(0);
  EXPECT_EQ(brigade.name, "1st Brigade");
  EXPECT_EQ(brigade.commander, "Kern");
  for (const Unit& unit : brigade.units) EXPECT_EQ(unit.kind, Kind::line_infantry) << unit.name;
}

TEST(OtherTables, GunsNamedAsTheWeaponOfARowMakeItABattery) {
  const Reading reading =
      read_any("Brigade,Unit,Strength,Weapon\nKern,1st Ohio,400,Rifles\nKern,\"B, 4th US\",90,6 Napoleons\n",
               "table.csv", std::nullopt, test::reader_data());
  const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
  EXPECT_EQ(units.at(0).kind, Kind::line_infantry);
  EXPECT_EQ(units.at(1).kind, Kind::foot_artillery);
  EXPECT_EQ(units.at(1).guns.value, 6);
  EXPECT_EQ(units.at(1).men.value, 90);
}

TEST(OtherTables, LineBesideEliteIsAQualityAndALonePieceOfArtilleryIsNoFoot) {
  const Reading reading = read_any(
      "Division;Unit;Men;Guns;Class\n1st Division;9th Line;900;;Vet\n;Grenadiers;800;;Elite\n;Foot "
      "battery;120;8;Line\n",
      "table.csv", std::nullopt, test::reader_data());
  const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
  ASSERT_EQ(units.size(), 3U);
  EXPECT_EQ(units[0].quality, Quality::veteran);
  EXPECT_EQ(units[1].quality, Quality::elite);
  EXPECT_EQ(units[2].kind, Kind::foot_artillery);
  EXPECT_EQ(units[2].guns.value, 8);
}

TEST(OtherTables, OfficersWhoAreAmongThosePresentAreNotAddedAgain) {
  const Reading reading = read_any(
      "Corps;R\u00E9giment;Officiers;Troupe;Pr\u00E9sents;D\u00E9tach\u00E9s\n3e corps;17e de "
      "ligne;58;1900;1958;40\n;30e de ligne;55;1850;1905;35\n;51e de ligne;70;2400;2470;30\n",
      "table.csv", std::nullopt, test::reader_data());
  const std::vector<Unit>& units = reading.orbat.formations.at(0).formations.at(0).units;
  ASSERT_EQ(units.size(), 3U);
  EXPECT_EQ(units[0].men.value, 1958);
  EXPECT_EQ(units[2].men.value, 2470);
  EXPECT_TRUE(reading.looks.empty());
}

TEST(OtherTables, AReturnWithSergeantsAndDrummersUnderATitleOfNoNameIsRead) {
  const Reading reading = read_any(
      "Army of the Till - return of 25 July 1810;;;;;\n;Officers;Serjeants;Drummers;Rank & File;Total\n"
      "1st Brigade: Brig-Gen Kern;;;;;\n7th Foot (2nd Bn);30;45;20;610;705\n40th Foot;35;50;21;780;886\n"
      "2nd Brigade: Maj-Gen Roe;;;;;\n66th Foot;28;42;18;560;648\nGrand Total;93;137;59;1950;2239\n",
      "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading),
            "Army of the Till[1st Brigade[7th Foot (2nd Bn) 705; 40th Foot 886; ]2nd Brigade[66th Foot 648; ]]");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(OtherTables, RussianTitlesAreKnown) {
  const Reading reading = read_any(
      "\u041A\u043E\u0440\u043F\u0443\u0441;\u0414\u0438\u0432\u0438\u0437\u0438\u044F;"
      "\u041F\u043E\u043B\u043A;\u0411\u0430\u0442\u0430\u043B\u044C\u043E\u043D\u043E\u0432;"
      "\u041B\u044E\u0434\u0435\u0439\n7-\u0439 \u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439 "
      "\u043A\u043E\u0440\u043F\u0443\u0441;26-\u044F \u0434\u0438\u0432\u0438\u0437\u0438\u044F;"
      "\u041B\u0430\u0434\u043E\u0436\u0441\u043A\u0438\u0439 "
      "\u043F\u0435\u0445\u043E\u0442\u043D\u044B\u0439;2;1100\n;;5-\u0439 "
      "\u0435\u0433\u0435\u0440\u0441\u043A\u0438\u0439;2;1000\n",
      "table.csv", std::nullopt, test::reader_data());
  const Formation& corps = reading.orbat.formations.at(0);
  EXPECT_EQ(corps.level, Level::corps);
  const std::vector<Unit>& units = corps.formations.at(0).units;
  ASSERT_EQ(units.size(), 2U);
  EXPECT_EQ(units[0].men.value, 1100);
  EXPECT_EQ(units[1].kind, Kind::light_infantry);
}

TEST(OtherTables, TheGunsOfADivisionMakeItNoBattery) {
  const Reading reading = read_any(
      "Unit;Men;Guns\n1st Corps - Kern;;\n1st Division Roe;4905;16\n7th Light (4 bns);1650;\n"
      "12th Line (4 bns);3035;\nDivisional artillery (2 batteries);220;16\n",
      "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading),
            "1st Corps[1st Division[7th Light 1650; 12th Line 3035; Divisional artillery 1 110 8 guns; Divisional "
            "artillery 2 110 8 guns; ]]");
  EXPECT_TRUE(reading.looks.size() <= 1) << "the nation";
}

TEST(OtherTables, JagersOfRussiansAreNoDutchmen) {
  const Reading reading =
      read_any("Unit;Strength;Type\n4th Div Kern;;\nTobolsk IR;900;Line Inf\n4th J\u00E4gers;700;Lt Inf\n", "table.csv",
               std::nullopt, test::reader_data());
  for (const Unit& unit : reading.orbat.formations.at(0).units) EXPECT_EQ(unit.nation, "Russia") << unit.name;
}

TEST(OtherTables, ATotalInBoldTypeIsNoUnit) {
  const Reading reading = read_any(
      "| Brigade | Regiment | Men | Guns |\n|---|---|---|---|\n| **Kern's Brigade** | 9th Line | 1,200 | |\n"
      "| | Foot battery | 120 | 8 |\n| **Roe's Brigade** | _25th Line_ | 900 | |\n| **Total** | | **2,220** | **8** "
      "|\n",
      "page.md", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading),
            "Kern's Brigade[9th Line 1200; Foot battery 120 8 guns; ]Roe's Brigade[25th Line 900; ]");
}

TEST(OtherTables, OneStrengthBesideAListInACellIsThatOfAllItsEntries) {
  const std::string head = "{| class=\"wikitable\"\n! Brigade !! Regiments !! Strength\n|-\n";
  EXPECT_EQ(
      told(head + "| 1st Brigade\n| 9th Ohio<br>2nd Minnesota\n| 1,000\n|-\n| 2nd Brigade\n| 18th Ohio\n| 500\n|}\n"),
      "1st Brigade[9th Ohio 500; 2nd Minnesota 500; ]2nd Brigade[18th Ohio 500; ]");
  const Reading batteries = read_any(head +
                                         "| 1st Brigade\n| 9th Ohio\n| 500\n|-\n| Artillery\n| Battery D, 1st "
                                         "Michigan<br>Battery I, 4th US\n| 190\n|}\n",
                                     "page.txt", std::nullopt, test::reader_data());
  EXPECT_FALSE(batteries.looks.empty()) << "190 is no strength of the last battery";
}

TEST(OtherTables, BatteriesUnderTheWordArtilleryInAColumnOfCommandsAreThoseOfTheCommandAbove) {
  const Reading reading = read_any(
      "Corps;Brigade;Unit;Men\nI Corps;1st Brigade;9th Line;900\n;;24th Line;800\n"
      ";Artillery;2nd Company, 7th Regiment;94\n;;5/6th Horse;90\n",
      "table.csv", std::nullopt, test::reader_data());
  const Formation& corps = reading.orbat.formations.at(0);
  ASSERT_EQ(corps.units.size(), 2U);
  EXPECT_EQ(corps.units.at(0).kind, Kind::foot_artillery);
  EXPECT_EQ(corps.units.at(1).kind, Kind::horse_artillery);
}

TEST(OtherTables, ArtilleryWithALeaderInAColumnOfCommandsIsACommand) {
  const Reading reading = read_any(
      "Corps;Division;Division commander;Unit;Men\nI Corps;1st Division;Kern;9th Line;900\n"
      ";Artillery;Roe;2nd Company, 7th Regiment;94\n",
      "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(reading.orbat.formations.at(0).formations.back().name, "Artillery");
}

TEST(OtherTables, CommandsAloneAboveTheTitlesLeadAllOfTheTable) {
  const Reading reading = read_any(
      "Army of the Main\nMarshal Moe\nIII Corps - General Kern\n\nDivision;Brigade;Unit;Men\n"
      "8th (Roe);Dale;9th Line;900\n;Till;24th Line;800\n",
      "table.csv", std::nullopt, test::reader_data());
  const Formation& army = reading.orbat.formations.at(0);
  EXPECT_EQ(army.name, "Army of the Main");
  EXPECT_EQ(army.commander, "Marshal Moe");
  const Formation& corps = army.formations.at(0);
  EXPECT_EQ(corps.name, "III Corps");
  EXPECT_EQ(corps.commander, "General Kern");
  EXPECT_EQ(corps.formations.at(0).formations.size(), 2U);
}

TEST(OtherTables, ATitleIsNoCommandWhereAColumnNamesSuchAndNoneWithFigures) {
  for (const std::string title : {"III Corps", "Army of the Main 12,000 men"}) {
    const Reading reading = read_any(title + "\n\nCorps;Division;Unit;Men\nI;1st;9th Line;900\nII;3rd;24th Line;800\n",
                                     "table.csv", std::nullopt, test::reader_data());
    EXPECT_EQ(reading.orbat.formations.size(), 2U) << title;
  }
}

TEST(OtherTables, ALeaderInAColumnOfCommandsLeadsACommandThatIsCalledAfterHim) {
  const Reading reading = read_any("Division;Brigade;Unit;Men\nFML Kern;GM Roe;IR 54;2800\n;GM Dale;IR 15;1500\n",
                                   "table.csv", std::nullopt, test::reader_data());
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.name, "Division Kern");
  EXPECT_EQ(division.commander, "FML Kern");
  EXPECT_EQ(division.formations.at(1).name, "Brigade Dale");
}

TEST(OtherTables, ALoneWikiTableIsReadWithoutItsMarksAndUnderItsHeadings) {
  const Reading reading = read_any(
      "== Austrian Army ==\n=== II Corps: ''FML'' [[Kern (general)|Kern]] ===\n{| class=\"wikitable\"\n"
      "! Division !! Unit !! Battalions !! Strength\n|-\n| FML Roe || [[IR 54|IR 54 Moe]] || 3 || 2,800\n|-\n"
      "| FML Dale || '''IR 15''' || 2 || 1,500\n|}\n",
      "page.txt", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading),
            "Austrian Army[II Corps[Division Roe[IR 54 Moe 2800; ]Division Dale[IR 15 1500; ]]]");
  EXPECT_EQ(reading.orbat.formations.at(0).formations.at(0).commander, "FML Kern");
}

TEST(OtherTables, ALongTitleKeepsItsWholeCommander) {
  const std::string leader = "General of Division Maximilian Theodor Alexander Constantin von Kern-Hohenfels";
  const Reading reading =
      read_any("III Corps - " + leader + "\n\nDivision;Unit;Men\n1st;9th Line;900\n;24th Line;800\n2nd;45th Line;700\n",
               "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(reading.orbat.formations.at(0).commander, leader);
}

}  // namespace estafette::readers::other_tables_test
