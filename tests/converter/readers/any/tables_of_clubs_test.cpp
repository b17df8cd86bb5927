// Tables as clubs keep them: a command in columns of its own, leaders in rows of theirs, cells in marks of quotation.
#include "converter/readers/spreadsheet/told_table.hpp"
#include "support/readers.hpp"

#include <gtest/gtest.h>

#include <string>

namespace estafette::readers::tables_of_clubs_test {
namespace {

using table_test::asked;
using table_test::read;
using table_test::told;

}  // namespace

TEST(TablesOfClubs, ACommandMayHaveColumnsOfItsOwn) {
  EXPECT_EQ(
      told(read("French army in April,,,\nI Corps,,II Corps,\nKern,,Roe,\nDiv. Alba,,Div. Toro,\n9e ligne,900,45e "
                "ligne,700\n24e ligne,850,46e ligne,710\nCav. Dale,,Cav. Till,\n2e hussards,400,3e chasseurs,410\n"
                "4e hussards,390,5e chasseurs,405\nTotal,2540,,2225\n")),
      "French army in April[I Corps, Kern[Div. Alba[France 9e ligne 900; France 24e ligne 850; ]Cav., Dale[France "
      "2e hussards 400; France 4e hussards 390; ]]II Corps, Roe[Div. Toro[France 45e ligne 700; France 46e ligne "
      "710; ]Cav., Till[France 3e chasseurs 410; France 5e chasseurs 405; ]]]");
}

TEST(TablesOfClubs, AGeneralAloneInARowLeadsTheCommandAboveHim) {
  const Reading reading = read(
      "Formation\tBns\tSqns\tMen\n\"I. Column\"\t\t\t\n\"  FML Kern\"\t\t\t\nIR 35 Alba\t3\t\t2110\nDale "
      "Dragoner\t\t6\t720\n\"II. Column\"\t\t\t\n\"  FZM Roe\"\t\t\t\nIR 1 Toro\t2\t\t1415\n",
      "table.tsv");
  EXPECT_EQ(told(reading),
            "I. Column, FML Kern[Austria IR 35 Alba 2110; Austria Dale Dragoner 720; ]II. Column, FZM "
            "Roe[Austria IR 1 Toro 1415; ]");
}

TEST(TablesOfClubs, WingsAndColumnsAreCommandsAboveBrigades) {
  EXPECT_EQ(
      told(read("Column,Brigade,Unit,Strength\nVanguard (Alba),,5th Hussars,230\nDale,Kern,9th Line,900\nDale,Roe,24th "
                "Line,850\n")),
      "Vanguard, Alba[unknown 5th Hussars 230; ]Dale[Kern[unknown 9th Line 900; ]Roe[unknown 24th Line 850; ]]");
}

TEST(TablesOfClubs, CellsThatGoOnBelowOthersHaveRulesBesideThem) {
  EXPECT_EQ(
      told(read("+----------+----------+------+\n| Division | Regiment | Men  |\n+==========+==========+======+\n| "
                "1st Dale | 9th Line | 900  |\n|          +----------+------+\n|          | 10th Line| 850  "
                "|\n+----------+----------+------+\n| 2nd Toro | 45th Line| 700  |\n+----------+----------+------+\n",
                "table.rst")),
      "1st Dale[unknown 9th Line 900; unknown 10th Line 850; ]2nd Toro[unknown 45th Line 700; ]");
}

TEST(TablesOfClubs, NamesMayStandBelowTheirCommandsInColumnsAlsoBetweenBars) {
  constexpr const char* kBothDivisions =
      "Dale's Division[France 9th Line 1710; France 24th Line 1140; ]Toro's Division[France 45th Line 1710; France "
      "46th "
      "Line 1140; ]";
  for (const char* table : {"French\n| Dale's Division | Toro's Division |\n|---|---|\n| 9th Line (3) | 45th Line (3) "
                            "|\n| 24th Line (2) | 46th Line (2) |\n",
                            "French;\nDale's Division;Toro's Division\n9th Line (3);45th Line (3)\n24th Line (2);46th "
                            "Line (2)\n"})
    EXPECT_EQ(told(read(table)), kBothDivisions) << table;
}

TEST(TablesOfClubs, WhatAFigureStandsForAndWhoCommandsAllAreNoUnits) {
  const Reading reading = read(
      "Unit,Fig,Class\nCinC Kern (Good),,\nDivision Dale (Average),,\n9th Line,36,Vet\n24th Line,24,Reg\n,,\n\"1 fig = "
      "40 men\",,\n");
  EXPECT_EQ(told(reading), "Division Dale[unknown 9th Line 1440; unknown 24th Line 960; ]");
  EXPECT_NE(asked(reading).find("CinC Kern (Good): a commander below his command"), std::string::npos)
      << asked(reading);
}

}  // namespace estafette::readers::tables_of_clubs_test
