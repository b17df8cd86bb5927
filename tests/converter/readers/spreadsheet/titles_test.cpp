// What the titles of outsiders' columns mean.
#include "converter/orbat/structure.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/readers/any/read_any.hpp"
#include "converter/readers/text/told.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::titles_test {
namespace {

std::string told(const std::string& table) {
  return text_test::told(read_any(table, "table.csv", std::nullopt, test::reader_data()));
}

}  // namespace

TEST(Titles, LossesAndPointsAreNoMen) {
  EXPECT_EQ(told("Nation,Unit,Strength,Killed,Wounded\nFrance,9th Light,1500,20,110\nFrance,32nd Line,1000,5,30\n"),
            "Order of battle[9th Light 1500; 32nd Line 1000; ]");
  EXPECT_EQ(told("Unit;Strength;Killed;Wounded\n9th Light (3 bns);1500;20;110\n32nd Line (2 bns);1000;5;30\n"),
            "Order of battle[9th Light 1500; 32nd Line 1000; ]");
  const Reading reading =
      read_any("Nation,Unit,Type,Points\nFrance,9th Light,Light Infantry,120\nFrance,32nd Line,Line,110\n", "table.csv",
               std::nullopt, test::reader_data());
  for (const Unit& unit : reading.orbat.formations.at(0).units) EXPECT_EQ(unit.men.value, 570) << unit.name;
}

TEST(Titles, OfOneTitleThatIsKnownAndOthersThatAreNotTheNamesAreReadAndNothingIsAskedOfEachRow) {
  const Reading reading = read_any("Regiment;Elan;Zork\n22nd Line;9;A\n24th Line;8;B\n25th Line;7;C\n", "table.csv",
                                   std::nullopt, test::reader_data());
  EXPECT_EQ(reading.format, Format::spreadsheet);
  const std::vector<Unit>& units = reading.orbat.formations.at(0).units;
  ASSERT_EQ(units.size(), 3U);
  EXPECT_EQ(units[0].name, "22nd Line");
  EXPECT_EQ(units[0].men.value, 570) << "guessed: 9 is not men, nor battalions";
  EXPECT_EQ(reading.looks.size(), 1U) << "the nation";
}

TEST(Titles, FiguresWithoutANameBelowTroopsAreTheirSum) {
  const Reading rows = read_any(
      "Nation;Division;Regt;Men\nFrance;1st;9th Light;1500\nFrance;1st;32nd Line;1000\n;;;2500\nFrance;2nd;8th "
      "Line;900\n;;;900\n;;Total;3400\n",
      "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(rows), "1st Division[9th Light 1500; 32nd Line 1000; ]2nd Division[8th Line 900; ]");
  EXPECT_TRUE(rows.looks.empty());
  const Reading wrong =
      read_any("Nation;Division;Regt;Men\nFrance;1st;9th Light;1500\nFrance;1st;32nd Line;1000\n;;;2600\n", "table.csv",
               std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(wrong), "1st Division[9th Light 1500; 32nd Line 1000; ]");
  EXPECT_EQ(wrong.looks.size(), 1U) << "its units come to 2,500";
}

TEST(Titles, ASideTellsTheNationUnlessItHasSeveral) {
  const Reading reading = read_any("Side;Regt;Men\nAllied;Coldstream Guards;900\nFrench;61e Ligne;800\n", "table.csv",
                                   std::nullopt, test::reader_data());
  ASSERT_EQ(reading.orbat.formations.size(), 2U) << "each side has its own";
  EXPECT_EQ(reading.orbat.formations[0].units.at(0).nation, "Britain") << "from its name";
  EXPECT_EQ(reading.orbat.formations[1].units.at(0).nation, "France");
}

TEST(Titles, AColumnForTheTypeMayHoldLevels) {
  const Reading reading = read_any(
      "type,name,strength,commander,nation\nCorps,III Corps,,Kern,France\nDivision,1re Division,,Roe,France\n"
      "Regiment,13e Leger,2300,,France\nRegiment,17e Ligne,2100,,France\n",
      "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading), "III Corps[1re Division[13e Leger 2300; 17e Ligne 2100; ]]");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(Titles, BattalionsInColumnsOfTheirOwnAreAddedUp) {
  EXPECT_EQ(
      told("Nation\tRegiment\tBn1\tBn2\tRemarks\nFrance\t4e Ligne\t612\t588\tx\nFrance\t18e Ligne\t640\t601\ty\n"),
      "Order of battle[4e Ligne 1200; 18e Ligne 1241; ]");
}

TEST(Titles, ARegimentIsOftenCutShort) {
  EXPECT_EQ(told("Nation,Regt,Men\nFrance,9th Light,1500\nFrance,32nd Line,1000\n"),
            "Order of battle[9th Light 1500; 32nd Line 1000; ]");
}

TEST(Titles, PrivatesAndOfficersAreMen) {
  EXPECT_EQ(told("Nation,Regiment,Officers,Privates\nFrance,9th Light,30,1400\nFrance,32nd Line,20,1000\n"),
            "Order of battle[9th Light 1430; 32nd Line 1020; ]");
}

TEST(Titles, OfTwoColumnsOfNamesTheOneThatNamesCommandsIsTheHierarchy) {
  EXPECT_EQ(told("No.,Unit,Strength,Formation\n1,30th Foot,540,5th Brigade\n2,33rd Foot,561,5th Brigade\n"
                 "3,44th Foot,480,6th Brigade\n"),
            "5th Brigade[30th Foot 540; 33rd Foot 561; ]6th Brigade[44th Foot 480; ]");
}

TEST(Titles, OfficersAndHorsesWithoutMenAreTold) {
  const Reading reading = read_any("Nation,Unit,Off,Horses\nFrance,4th Hussars,2,42\nFrance,8th Hussars,3,60\n",
                                   "table.csv", std::nullopt, test::reader_data());
  const Unit& unit = reading.orbat.formations.at(0).units.at(0);
  EXPECT_EQ(unit.men.value, 44);
  EXPECT_NE(unit.note.find("2 officers, 42 men"), std::string::npos) << unit.note;
}

TEST(Titles, MenOfEachBattalionAreMultiplied) {
  EXPECT_EQ(told("Nation,Unit,Bns,Men per Bn\nFrance,9th Light,3,500\nFrance,32nd Line,2,480\n"),
            "Order of battle[9th Light 1500; 32nd Line 960; ]");
  EXPECT_EQ(told("Nation;Einheit;Eskadronen;Bataillone;Mann je Bataillon\nFrance;9th Light;;3;500\nFrance;4th "
                 "Hussars;3;;120\n"),
            "Order of battle[9th Light 1500; 4th Hussars 360; ]");
}

TEST(Titles, AColumnForEachBattalionIsAddedUp) {
  const Reading reading =
      read_any("Nation,Unit,1st Bn,2nd Bn,3rd Bn\nFrance,9th Light,610,580,\nFrance,32nd Line,590,560,410\n",
               "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading), "Order of battle[9th Light 1190; 32nd Line 1560; ]");
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).subunits, 3);
}

TEST(Titles, ATotalBesideTheBattalionsIsTheStrength) {
  const Reading reading =
      read_any("Nation,Unit,1st Bn,2nd Bn,Total\nFrance,9th Light,610,580,1200\nFrance,32nd Line,590,560,1150\n",
               "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading), "Order of battle[9th Light 1200; 32nd Line 1150; ]");
  const Unit& unit = reading.orbat.formations.at(0).units.at(0);
  EXPECT_EQ(unit.subunits, 2);
  EXPECT_NE(unit.note.find("battalions of 610, 580 men"), std::string::npos);
}

TEST(Titles, TheKeyOfADataBaseNamesNoOtherTroops) {
  const Reading reading = read_any(
      "Nation,Unit,Guns,remark\nFrance,Foot Bty,8,1st_Division.Foot_Bty\nFrance,Horse Bty,6,1st_Division.Horse_Bty\n",
      "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading), "Order of battle[Foot Bty 104 8 guns; Horse Bty 90 6 guns; ]");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(Titles, ACellThatNamesSeveralCommandsNamesOneInTheOther) {
  const std::string corps =
      "III Corps[8th Division[1st Brigade[22nd Line 1245; ]2nd Brigade[59th Line 998; ]]9th "
      "Division[1st Brigade[8th Line 700; ]]]";
  EXPECT_EQ(told("Nation,Formation,Unit,Men\nFrance,III Corps/8th Division/1st Brigade,22nd Line,1245\n"
                 "France,III Corps/8th Division/2nd Brigade,59th Line,998\n"
                 "France,III Corps/9th Division/1st Brigade,8th Line,700\n"),
            corps);
  EXPECT_EQ(told("Nation;Formation;Unit;Men\nFrance;1st Brigade, 8th Division, III Corps;22nd Line;1245\n"
                 "France;2nd Brigade, 8th Division, III Corps;59th Line;998\n"
                 "France;1st Brigade, 9th Division, III Corps;8th Line;700\n"),
            corps)
      << "the other way round";
  EXPECT_EQ(told("Nation,Corps,Formation,Unit,Men\nFrance,III Corps,8th Division > 1st Brigade,22nd Line,1245\n"
                 "France,III Corps,8th Division > 2nd Brigade,59th Line,998\n"
                 "France,III Corps,9th Division > 1st Brigade,8th Line,700\n"),
            corps)
      << "beside a column for the corps";
}

TEST(Titles, AColumnForBattalionsSaysHowManyOrIfNamesComeTwiceWhich) {
  const Reading many = read_any("Nation,Regiment,Bn,Men\nFrance,22nd Line,2,1180\nFrance,24th Line,3,1400\n",
                                "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(many.orbat.formations.at(0).units.at(1).subunits, 3);
  EXPECT_EQ(told("Nation,Regiment,Bn,Men\nFrance,22nd Line,1,600\nFrance,22nd Line,2,580\nFrance,24th Line,3,700\n"),
            "Order of battle[22nd Line 1 600; 22nd Line 2 580; 24th Line 3 700; ]");
}

TEST(Titles, ATotalBelowUnitsWithoutACommandIsTheirSum) {
  const std::string rows = "Nation;Unit;Men\nFrance;9th Light;1500\nFrance;32nd Line;1000\n;TOTAL;";
  const Reading right = read_any(rows + "2500\n", "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(right), "Order of battle[9th Light 1500; 32nd Line 1000; ]");
  EXPECT_TRUE(right.looks.empty());
  EXPECT_EQ(read_any(rows + "2600\n", "table.csv", std::nullopt, test::reader_data()).looks.size(), 1U);
}

TEST(Titles, WhereLIMayBeLineOrLightTheNameOfTheUnitDecides) {
  const Reading reading = read_any("Nation,Unit,Type,Men\nFrance,6e Légère,LI,1450\nFrance,22e Ligne,LI,2100\n",
                                   "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(0).kind, Kind::light_infantry);
  EXPECT_EQ(reading.orbat.formations.at(0).units.at(1).kind, Kind::line_infantry);
}

TEST(Titles, SortsOfCommandsAmongTheKindsOfTroopsAreNotAskedAbout) {
  const Reading reading =
      read_any("Name,Type,Strength,Nation\nI Corps,Corps,,France\n1st Brigade,Bde,,France\n8th Regt,Line,900,France\n",
               "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading), "I Corps[1st Brigade[8th Regt 900; ]]");
  EXPECT_TRUE(reading.looks.empty());
}

TEST(Titles, ACommanderInBracketsBehindTheNumberOfHisCommandIsRead) {
  const Reading reading =
      read_any("Nation;Division;Regt;Men\nFrance;19th (Kern);5th Line;900\nFrance;19th (Kern);8th Line;800\n",
               "table.csv", std::nullopt, test::reader_data());
  ASSERT_EQ(reading.orbat.formations.size(), 1U);
  EXPECT_EQ(reading.orbat.formations[0].name, "19th Division");
  EXPECT_EQ(reading.orbat.formations[0].commander, "Kern");
}

TEST(Titles, ANationBeforeACommandOnItsRowIsItsOwn) {
  const Reading reading = read_any(
      "Unit\tCdr\tStr\nDuchy of Warsaw - V Corps\tKern\t\n16th Division\tRoe\t\n3rd Inf Regt\tMoe\t2,450\n15th Inf "
      "Regt\t\t2,380\n",
      "table.tsv", std::nullopt, test::reader_data());
  ASSERT_EQ(text_test::told(reading), "V Corps[16th Division[3rd Inf Regt 2450; 15th Inf Regt 2380; ]]");
  EXPECT_EQ(reading.orbat.formations[0].commander, "Kern");
  EXPECT_EQ(reading.orbat.formations[0].formations[0].units[0].nation, "Poland");
  EXPECT_EQ(reading.orbat.formations[0].formations[0].units[0].commander, "Moe");
}

TEST(Titles, SeveralRegimentsInACellShareItsStrength) {
  EXPECT_EQ(
      told("Nation;Division;Regiments;Men\nFrance;1st;3e Ligne, 61e Ligne;2100\nFrance;2nd;92e, 93e Ligne;2300\n"),
      "1st Division[3e Ligne 1050; 61e Ligne 1050; ]2nd Division[92e Ligne 1150; 93e Ligne 1150; ]");
}

TEST(Titles, ARemarkAmongTheNamesIsNoUnitAndIsAskedAbout) {
  const Reading reading = read_any(
      "Nation;Division;Unit;Men\nFrance;1st;24th Line;1200\nFrance;1st;Arrived after noon;\nFrance;1st;25th "
      "Line;\nFrance;1st;see note 2;\nFrance;1st;Toro;\n",
      "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::told(reading), "1st Division[24th Line 1200; 25th Line 570; Toro 570; ]");
  EXPECT_EQ(text_test::asked(reading), (std::vector<int>{3, 5}));
}

TEST(Titles, ACorpsAloneInTheColumnOfDivisionsIsACorpsUpToTheNext) {
  EXPECT_EQ(told("Nation;Division;Unit;Men\n;I Corps;;\nFrance;1st Division;24th Line;1200\nFrance;2nd "
                 "Division;25th Line;900\n;II Corps;;\nFrance;1st Division;26th Line;800\n"),
            "I Corps[1st Division[24th Line 1200; ]2nd Division[25th Line 900; ]]II Corps[1st Division[26th Line "
            "800; ]]");
}

TEST(Titles, CommandsLeftOfTheNamesAndAboveTheTitlesHoldWhatIsBelowThem) {
  const std::string titles = "\tRegiment\tBns\tMen\n";
  EXPECT_EQ(told("Order of battle: Morven 1809\n\nSpanish Army\tGeneral Dale\n\n1st Division\tKern\n" + titles +
                 "\tBurgos\t3\t1450\n\tLoja\t1\t620\n\tAlba\t1\t540\n2nd Division\tRoe\n" + titles +
                 "\tCorona\t2\t900\n\tRonda\t1\t480\n\tToro\t2\t830\n"),
            "Spanish Army[1st Division[Burgos 1450; Loja 620; Alba 540; ]2nd Division[Corona 900; Ronda 480; Toro 830; "
            "]]");
}

TEST(Titles, TitlesOfColumnsInATypedTextAreNoUnit) {
  for (const std::string line : {"Regiment Bns Men", "R\u00E9giment  Bat.  Hommes", "Regiment  Strength"})
    EXPECT_EQ(text_test::told(text_test::read("France\n1st Division: Kern\n" + line + "\n24th Line 600\n")),
              "1st Division[24th Line 600; ]")
        << line;
}

TEST(Titles, SidesAndCommandsAloneInTheColumnOfSidesHoldWhatIsBelowThem) {
  const Reading reading = read_any(
      "Side;Unit;Type;Men\nFrench;;;\n1st Brigade;;;\n;2e Ligne;Line;720\n;37e Ligne;Line;700\nAustrian;;;\nBrigade "
      "Kern;;;\n;IR 4 Roe;Line;960\n;IR 5 Till;Line;720\n",
      "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::asked(reading), std::vector<int>{});
  const std::string all = text_test::told(reading);
  EXPECT_NE(all.find("1st Brigade[2e Ligne 720; 37e Ligne 700; ]"), std::string::npos) << all;
  EXPECT_NE(all.find("Brigade Kern[IR 4 Roe 960; IR 5 Till 720; ]"), std::string::npos) << all;
}

TEST(Titles, ATitleThatNamesTwoNationsIsThatOfNeither) {
  const Reading reading =
      read_any("Polish and Saxon troops;;\nDivision;Regiment;Men\n1st;1st Regiment;900\n2nd;2nd Regiment;800\n",
               "table.csv", std::nullopt, test::reader_data());
  for (const Formation& division : reading.orbat.formations)
    for (const Unit& unit : division.units) EXPECT_NE(unit.nation, "Poland") << unit.name;
}

TEST(Titles, WhatATableSaysOfAllStandsInNoNoteBesides) {
  const Reading reading = read_any(
      "Battle of Kern,,\nFrench Army: Marshal Roe,,\nSource:,Moss,\n\nDivision,Unit,Men\n1st Division,4th "
      "Line,1200\n1st Division,5th Line,1300\n2nd Division,6th Line,900\n",
      "table.csv", std::nullopt, test::reader_data());
  const Formation& army = reading.orbat.formations.at(0);
  EXPECT_EQ(army.commander, "Marshal Roe");
  EXPECT_EQ(army.note.find("Roe"), army.note.rfind("Roe")) << army.note;
  EXPECT_NE(army.note.find("Battle of Kern; Source: Moss"), std::string::npos) << army.note;
  const Reading labelled =
      read_any("Nation:,Austria,\nBrigade,Unit,Men\nDale,IR 4,1200\nDale,IR 5,1300\nMoss,IR 6,900\n", "table.csv",
               std::nullopt, test::reader_data());
  EXPECT_EQ(labelled.orbat.formations.at(0).note.find("Nation:"), std::string::npos);
}

TEST(Titles, ANationThatStandsWhereACommandBeginsIsThatOfTheRowsBelow) {
  const Reading reading = read_any(
      "Nation,Division,Unit,Men\nBritish,2nd "
      "Division,29th,507\n,,1/48th,497\nSpanish,Kern,Irlanda,1153\n,,Patria,650\n",
      "table.csv", std::nullopt, test::reader_data());
  std::string nations;
  for_each_unit(reading.orbat, [&](const CommandPath&, const Unit& unit) { nations += unit.nation + ' '; });
  EXPECT_EQ(nations, "Britain Britain Spain Spain ");
}

TEST(Titles, GunsInAColumnForRemarksAreThoseOfTheBatteries) {
  const Reading reading =
      read_any("Nation,Division,Unit,Men,Remarks\nFrance,1st,9th Light,1500,\nFrance,1st,Foot artillery,466,12 guns\n",
               "table.csv", std::nullopt, test::reader_data());
  int guns = 0;
  for_each_unit(reading.orbat, [&](const CommandPath&, const Unit& unit) { guns += unit.guns.value; });
  EXPECT_EQ(guns, 12);
}

TEST(Titles, AFigureForBattalionsOrSquadronsIsThatOfItsCommandsArm) {
  const Reading reading = read_any(
      "Nation,Division,Unit,Bns/Sqns,Men\nBritain,Cavalry (Kern),3rd DG,4,374\nBritain,Cavalry (Kern),4th D,2,387\n",
      "table.csv", std::nullopt, test::reader_data());
  for_each_unit(reading.orbat,
                [&](const CommandPath&, const Unit& unit) { EXPECT_EQ(arm_of(unit.kind), Arm::cavalry) << unit.name; });
}

TEST(Titles, TwoNamesInARowOfGunnersAreAskedAbout) {
  const Reading reading = read_any(
      "Nation,Division,Unit,Type,Guns\nBritain,1st,Kern,Foot artillery,6\nBritain,1st,\"Roe, Dale\",Foot "
      "artillery,12\n",
      "table.csv", std::nullopt, test::reader_data());
  EXPECT_EQ(text_test::asked(reading), std::vector<int>{3});
}

}  // namespace estafette::readers::titles_test
